/**
 * Weighs what a first visit downloads against the budgets and fails when one is exceeded.
 * @source decision 0010
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { ManifestChunk } from '../schema/page.types.ts'

const CLIENT = 'dist/client'
const KB = 1000
const BUDGET = { javascript: 113 * KB, css: 12 * KB, fonts: 45 * KB }
const ENTRIES = ['web/entry.client.tsx', 'web/preferences.ts']
/** What each screen is made of when it is reached by its usual address, which the dispatcher resolves. */
const SCREENS = {
  home: ['web/routes/home/home.tsx'],
  category: ['web/routes/dispatch/dispatch.tsx', 'web/routes/dispatch/category.tsx'],
  product: ['web/routes/dispatch/dispatch.tsx', 'web/routes/dispatch/product.tsx'],
} as const
/** The data layer loads when the page is already usable; finding a trace of it here is a mistake. */
const DEFERRED = /apollo|persist/i

const manifest: Record<string, ManifestChunk> = JSON.parse(readFileSync(join(CLIENT, '.vite/manifest.json'), 'utf8'))
const rows = Object.entries(SCREENS).flatMap(([screen, sources]) => {
  const chunks = [...new Set([...ENTRIES, ...sources].flatMap(closure))]
  const scripts = chunks.map((key) => chunk(key).file).filter((file) => file.endsWith('.js'))
  const stray = chunks.filter((key) => DEFERRED.test(key) || DEFERRED.test(chunk(key).file))
  if (stray.length > 0) throw new Error(`${screen} waits for ${stray.join(', ')}`)
  const styles = [...new Set(chunks.flatMap((key) => chunk(key).css ?? []))]
  return [row(`JavaScript, ${screen}`, scripts, BUDGET.javascript), row(`CSS, ${screen}`, styles, BUDGET.css)]
})
const fonts = new Set(
  Object.values(manifest)
    .flatMap(({ file, assets = [] }) => [file, ...assets])
    .filter((file) => file.endsWith('.woff2')),
)
const table = [...rows, row('fonts', [...fonts], BUDGET.fonts)]

console.table(Object.fromEntries(table.map(({ name, ...figures }) => [name, figures])))
process.exitCode = table.some(({ fits }) => !fits) ? 1 : 0

/** A chunk and everything it imports before it can run. */
function closure(key: string): string[] {
  return [key, ...(chunk(key).imports ?? []).flatMap(closure)]
}

function chunk(key: string): ManifestChunk {
  const found = manifest[key]
  if (!found) throw new Error(`The build has no ${key}`)
  return found
}

function row(name: string, files: readonly string[], budget: number) {
  if (files.length === 0) throw new Error(`${name}: nothing to weigh`)
  const bytes = files.reduce((sum, file) => sum + weight(readFileSync(join(CLIENT, file)), file), 0)
  return { name, 'KB gzip': bytes / KB, budget: budget / KB, fits: bytes <= budget }
}

function weight(body: Buffer, file: string): number {
  return file.endsWith('.woff2') ? body.length : gzipSync(body, { level: 9 }).length
}
