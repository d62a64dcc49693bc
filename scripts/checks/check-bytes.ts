/**
 * Weighs what a first visit downloads against the budgets, in KB gzip, and fails when one is exceeded. `--json` prints the table as JSON,
 * for the benchmarks.
 * @source decision 0008
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { ManifestChunk } from '../../schema/page.types.ts'
import { IDLE_CHUNK } from '../../web/idle-modules.ts'
import { messageSources } from '../../web/messages/languages.ts'
import type { Namespace } from '../../web/messages/messages.types.ts'
import { readSource } from '../system/read-source.ts'
import { readScreens } from './sources/screens.ts'

const CLIENT = 'dist/client'
const KB = 1000
const BUDGET = { javascript: 135 * KB, shell: 14 * KB, css: 14 * KB, fonts: 60 * KB, idleFiles: 12, builtFiles: 30 }
const ENTRIES = ['web/entry.client.tsx', 'web/before-paint.ts']
/** The language whose texts are weighed. */
const LANGUAGE = 'en'
const DISPATCHER = 'dispatch/dispatch.tsx'
/** The modules of a screen: code and texts. */
const screen = (source: string, namespaces: readonly Namespace[] = []) => [
  `web/routes/${source}`,
  ...messageSources(LANGUAGE, namespaces),
]
/** A product's page, with the part that only some products have. */
function productWith(part?: string): readonly string[] {
  const parts = part === undefined ? [] : [`web/features/catalog/product/parts/${part}.tsx`]
  return [...screen(DISPATCHER), ...screen('dispatch/product.tsx', ['product']), ...parts]
}
/** The modules of each screen of the routes, and of products and categories at their usual URL, which the dispatcher resolves. */
const SCREENS: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    readScreens(readSource('web/routes.ts'))
      .filter(({ name }) => name !== 'url-dispatcher')
      .map(({ name, source, messages }) => [name, screen(source, messages as readonly Namespace[])]),
  ),
  'category at its URL': [...screen(DISPATCHER), ...screen('dispatch/category.tsx', ['listing'])],
  'product at its URL': productWith(),
  'configurable product': productWith('configurator'),
  'grouped product': productWith('bundle/grouped-items'),
  bundle: productWith('bundle/bundle'),
  'product with options of its own': productWith('custom-options/custom-options'),
}
/** Header and footer: their styles are in the head, their scripts come when the page is idle. */
const LATE_SHELL = ['web/features/shell/layout/shell.tsx', ...messageSources(LANGUAGE, ['shell'])]
/** The data layer loads when the page is already usable; finding a trace of it here is a mistake. */
const DEFERRED = /apollo|persist/i

const manifest: Record<string, ManifestChunk> = JSON.parse(readFileSync(join(CLIENT, '.vite/manifest.json'), 'utf8'))
/** The files that every page loads after hydration on a first visit. @source decision 0008 */
const IDLE = [findChunk(IDLE_CHUNK), 'web/data/apollo/data-layer.ts', ...LATE_SHELL, ...messageSources(LANGUAGE, ['cart'])]
const rows = Object.entries(SCREENS).flatMap(([screen, sources]) => {
  const chunks = closures([...ENTRIES, ...sources])
  const stray = chunks.filter((key) => DEFERRED.test(key) || DEFERRED.test(chunk(key).file))
  if (stray.length > 0) throw new Error(`${screen} waits for ${stray.join(', ')}`)
  const seen = closures([...ENTRIES, ...LATE_SHELL, ...sources])
  return [
    row(`JavaScript, ${screen}`, scripts(chunks), BUDGET.javascript),
    row(`CSS, ${screen}`, styles(seen), BUDGET.css),
    builtFiles(screen, closures([...ENTRIES, ...IDLE, ...sources])),
  ]
})
/** The files that every first visit has when it is idle. No first visit begins on the error page, which has fewer. */
const shared = Object.entries(SCREENS)
  .filter(([screen]) => screen !== 'error')
  .map(([, sources]) => scripts(closures([...ENTRIES, ...sources])))
  .reduce((all, files) => all.filter((file) => files.includes(file)))
const lateShell = scripts(closures(LATE_SHELL)).filter((file) => !shared.includes(file))
const idle = scripts(closures(IDLE)).filter((file) => !shared.includes(file)).length
const fonts = new Set(
  Object.values(manifest)
    .flatMap(({ file, assets = [] }) => [file, ...assets])
    .filter((file) => file.endsWith('.woff2')),
)
const table = [
  ...rows,
  row('JavaScript, late shell', lateShell, BUDGET.shell),
  row('fonts', [...fonts], BUDGET.fonts),
  { name: 'files, idle page', measured: idle, budget: BUDGET.idleFiles, fits: idle <= BUDGET.idleFiles },
]

if (process.argv.includes('--json')) console.info(JSON.stringify(table))
else console.table(Object.fromEntries(table.map(({ name, ...figures }) => [name, figures])))
process.exitCode = table.some(({ fits }) => !fits) ? 1 : 0

/** Chunks and everything they import before they can run. */
function closures(keys: readonly string[], found = new Set<string>()): string[] {
  for (const key of keys) {
    if (found.has(key)) continue
    found.add(key)
    closures(chunk(key).imports ?? [], found)
  }
  return [...found]
}

function scripts(keys: readonly string[]): string[] {
  return [...new Set(keys.map((key) => chunk(key).file))].filter((file) => file.endsWith('.js'))
}

function styles(keys: readonly string[]): string[] {
  return [...new Set(keys.flatMap((key) => chunk(key).css ?? []))]
}

/** Scripts and styles of a first visit when it is idle. @source decision 0017 */
function builtFiles(screen: string, keys: readonly string[]) {
  const measured = scripts(keys).length + styles(keys).length
  return { name: `built files, ${screen}`, measured, budget: BUDGET.builtFiles, fits: measured <= BUDGET.builtFiles }
}

/** The key of a chunk that the build made of several modules. */
function findChunk(name: string): string {
  const key = Object.keys(manifest).find((each) => manifest[each]?.name === name)
  if (key === undefined) throw new Error(`The build has no chunk called ${name}`)
  return key
}

function chunk(key: string): ManifestChunk {
  const found = manifest[key]
  if (!found) throw new Error(`The build has no ${key}`)
  return found
}

function row(name: string, files: readonly string[], budget: number) {
  if (files.length === 0) throw new Error(`${name}: nothing to weigh`)
  const bytes = files.reduce((sum, file) => sum + weight(readFileSync(join(CLIENT, file)), file), 0)
  return { name, measured: bytes / KB, budget: budget / KB, fits: bytes <= budget }
}

function weight(body: Buffer, file: string): number {
  return file.endsWith('.woff2') ? body.length : gzipSync(body, { level: 9 }).length
}
