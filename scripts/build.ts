/**
 * Builds the web client, its server entry, the service worker and the playground into `dist/`, and compresses the files that browsers fetch.
 * The playground is built only if its sources have changed. `--pages` skips the playground and the compression, which no test of a page needs.
 */
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { documents } from '../schema/generated/documents.ts'
import type { ClientArchive } from '../web/server/client-archive.ts'
import { isBuilt, markBuilt, PLAYGROUND, WHOLE_BUILD } from './build-stamp.ts'
import { readCommandLine } from './command-line.ts'
import { compressFolder } from './compress.ts'
import { recordPackages } from './notices/bundled-packages.ts'
import { installOwnPackages } from './own-packages.ts'
import { keepPreviousBuild } from './previous-builds.ts'

const { values } = readCommandLine({
  purpose: 'Builds the web client, its server entry, the service worker and the playground into dist.',
  call: 'npm run build',
  options: { pages: { meaning: 'skips the playground and the compression, which no test of a page needs' } },
})

/** Compared with 11, the editor is 9 % larger and compressed in 2 s instead of 28 s on a busy machine. Only developers load it. */
const PLAYGROUND_QUALITY = 9

process.env.NODE_ENV = 'production'

const isWhole = !values.pages
if (isWhole) installOwnPackages('web/playground', 'the playground')
await keepPreviousBuild('dist')
await step("the browser's part", () =>
  build({ configFile: 'web/vite.config.ts', logLevel: 'warn', plugins: [recordPackages('client')] }),
)
await step("the server's part", () =>
  build({ configFile: 'web/vite.config.ts', logLevel: 'warn', build: { ssr: 'web/entry.server.tsx', outDir: 'dist/server' } }),
)
await writeFile('dist/documents.json', JSON.stringify(Object.fromEntries(documents)))
await step('archives', () => archiveClient('dist'))
await step('the service worker', () =>
  build({ configFile: 'web/worker/vite.config.ts', logLevel: 'warn', plugins: [recordPackages('service-worker')] }),
)
if (isWhole) {
  await step('compressed files', () => compressFolder('dist/client'))
  if (!isBuilt(PLAYGROUND)) await step('the playground', buildPlayground)
  markBuilt(WHOLE_BUILD)
} else {
  await rm(WHOLE_BUILD.stampFile, { force: true })
}

async function buildPlayground() {
  await build({ configFile: 'web/playground/vite.config.ts', logLevel: 'warn', plugins: [recordPackages('playground')] })
  await compressFolder('dist/playground', PLAYGROUND_QUALITY)
  markBuilt(PLAYGROUND)
}

async function step(name: string, work: () => Promise<unknown>) {
  const started = Date.now()
  await work()
  console.info(`  ${name.padEnd(20)}${((Date.now() - started) / 1000).toFixed(1)} s`)
}

/** Writes one archive of the build's files for each language, so that a service worker installs the shop by one request. */
async function archiveClient(directory: string): Promise<void> {
  const manifest = JSON.parse(await readFile(join(directory, 'client/.vite/manifest.json'), 'utf8'))
  const { clientArchives } = await import(pathToFileURL(resolve(directory, 'server/entry.server.js')).href)
  const archives: readonly ClientArchive[] = clientArchives({ manifest })
  for (const { url, files } of archives) {
    const sources = files.map(async (file) => [file, await readFile(join(directory, 'client', file), 'utf8')])
    await writeFile(join(directory, 'client', url), JSON.stringify(Object.fromEntries(await Promise.all(sources))))
  }
}
