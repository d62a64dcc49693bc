/**
 * Builds the web client, its server entry, the service worker and the playground into `dist/`, and compresses what browsers will fetch.
 * `--pages` leaves out the playground and the compressed files, which no test of a page needs.
 */
import { existsSync } from 'node:fs'
import { cp, rm, writeFile } from 'node:fs/promises'
import { build } from 'vite'
import { buildStamp, STAMP_FILE } from './build-stamp.ts'
import { compressFolder } from './compress.ts'
import { installOwnPackages } from './own-packages.ts'

process.env.NODE_ENV = 'production'

const isWhole = !process.argv.includes('--pages')
if (isWhole) installOwnPackages('web/playground', 'the playground')
await keepPreviousAssets()
await step("the browser's part", () => build({ configFile: 'web/vite.config.ts', logLevel: 'warn' }))
await step("the server's part", () =>
  build({ configFile: 'web/vite.config.ts', logLevel: 'warn', build: { ssr: 'web/entry.server.tsx', outDir: 'dist/server' } }),
)
await step('the service worker', () => build({ configFile: 'web/worker/vite.config.ts', logLevel: 'warn' }))
if (isWhole) {
  await step('the playground', () => build({ configFile: 'web/playground/vite.config.ts', logLevel: 'warn' }))
  await step('compressed files', () => Promise.all(['dist/client', 'dist/playground'].map(compressFolder)))
}
await writeFile(STAMP_FILE, buildStamp())

async function step(name: string, work: () => Promise<unknown>) {
  const started = Date.now()
  await work()
  console.info(`  ${name.padEnd(20)}${((Date.now() - started) / 1000).toFixed(1)} s`)
}

/** Tabs opened before a deployment still ask for the files of their build. */
async function keepPreviousAssets() {
  if (!existsSync('dist/client/assets')) return
  await rm('dist/previous', { recursive: true, force: true })
  await cp('dist/client/assets', 'dist/previous/assets', { recursive: true })
}
