import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { ask } from '../../test/kit/graphql.ts'
import { startShop } from '../../test/kit/shop.ts'
import { findBrowser } from '../find-browser.ts'
import { installOwnPackages } from '../own-packages.ts'
import { atLeast, type Measurement } from './budget.ts'
import { median } from './median.ts'

const SCREENS = { home: '/', category: '/decking', content: '/i/delivery' }
/** These pages are `noindex`, which is all that the SEO score would report. */
const UNLISTED = { search: '/search?q=oak', cart: '/cart', checkout: '/checkout', account: '/my-account', wishlist: '/wishlist' }
const BUDGETS = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 } as const
const RUNS = 5
const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
]
/** Lighthouse has its own package.json, because few developers need it. */
const PACKAGES = join(import.meta.dirname, 'lighthouse')
const COMMAND = join(PACKAGES, 'node_modules/lighthouse/cli/index.js')

const Report = z.object({
  runtimeError: z.object({ message: z.string() }).optional(),
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
})

/** Lighthouse's four scores on a slow phone for each kind of screen; the median of five runs. @source decision 0008 */
export async function measureLighthouse(): Promise<Measurement[]> {
  installOwnPackages(PACKAGES, 'Lighthouse')
  const browser = findBrowser()
  await using shop = await startShop({ env: { LOG_LEVEL: 'warn', CHECKOUT_URL: 'none' } })
  const measurements: Measurement[] = []
  for (const [name, path] of Object.entries({ ...SCREENS, product: await firstProduct(shop.url), ...UNLISTED })) {
    await warm(shop.url, path)
    const runs: Readonly<Record<string, number>>[] = []
    while (runs.length < RUNS) runs.push(await scores(shop.url + path, browser))
    for (const [category, least] of Object.entries(BUDGETS)) {
      if (category === 'seo' && Object.hasOwn(UNLISTED, name)) continue
      const measured = median(runs.map((run) => run[category] ?? 0))
      measurements.push(atLeast(`Lighthouse ${category}, ${name}`, measured, least))
    }
  }
  return measurements
}

/** @throws if Lighthouse fails too often. It is run again if its recording began too late. */
async function scores(url: string, browser: string, triesLeft = 3): Promise<Readonly<Record<string, number>>> {
  const folder = await mkdtemp(join(tmpdir(), 'lighthouse-'))
  const path = join(folder, 'report.json')
  const options = [
    `--only-categories=${Object.keys(BUDGETS).join()}`,
    `--chrome-flags=${FLAGS.join(' ')}`,
    '--output=json',
    // Lighthouse exits before a full pipe is drained, so the report goes to a file.
    `--output-path=${path}`,
    '--quiet',
  ]
  const settings = { env: { ...process.env, CHROME_PATH: browser } }
  // The report has the reason of a failed run.
  const ended = await promisify(execFile)(process.execPath, [COMMAND, url, ...options], settings).catch((error: unknown) => error)
  const report = await readFile(path, 'utf8').catch(() => {
    throw new Error(`${url}: Lighthouse wrote no report`, { cause: ended })
  })
  await rm(folder, { recursive: true })
  const { runtimeError, categories } = Report.parse(JSON.parse(report))
  if (runtimeError && triesLeft > 1) return scores(url, browser, triesLeft - 1)
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`)
  return Object.fromEntries(Object.entries(categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]))
}

/** Renders the page and its pictures once, so that the measured visit is not the first of a new installation. */
async function warm(shop: string, path: string): Promise<void> {
  const html = await (await fetch(shop + path)).text()
  for (const address of new Set(html.match(/\/img\/[^"\s,]+/g))) await (await fetch(shop + address)).arrayBuffer()
}

async function firstProduct(shop: string): Promise<string> {
  const { products } = await ask('{ products(search: "skirting", first: 1) { items { url } } }', {}, shop)
  const [product] = products?.items ?? []
  if (!product) throw new Error('The shop has no skirting')
  return product.url
}
