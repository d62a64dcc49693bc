import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { startShop } from '../../test/kit/shop.ts'
import { findBrowser } from '../find-browser.ts'
import { installOwnPackages } from '../own-packages.ts'
import type { Measurement } from './budget.ts'
import { median } from './median.ts'

const SCREENS = { home: '/', category: '/decking', content: '/i/delivery' }
/** Search engines are asked to leave these alone, which is all that SEO would say of them. */
const UNLISTED = { cart: '/cart', account: '/my-account', wishlist: '/wishlist' }
const BUDGETS = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 } as const
const RUNS = 5
const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
]
/** Packages of its own, which few ever need: they were a sixth of the project's. */
const PACKAGES = join(import.meta.dirname, 'lighthouse')
const COMMAND = join(PACKAGES, 'node_modules/lighthouse/cli/index.js')

const Report = z.object({
  runtimeError: z.object({ message: z.string() }).optional(),
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
})

/** Lighthouse's four scores on a slow phone, of each kind of screen there is; the median of five runs. @source decision 0010 */
export async function measureLighthouse(): Promise<Measurement[]> {
  installOwnPackages(PACKAGES, 'Lighthouse')
  const browser = findBrowser()
  const shop = await startShop({ env: { LOG_LEVEL: 'warn' } })
  try {
    const measurements: Measurement[] = []
    for (const [name, path] of Object.entries({ ...SCREENS, product: await firstProduct(shop.url), ...UNLISTED })) {
      await warm(shop.url, path)
      const runs: Readonly<Record<string, number>>[] = []
      while (runs.length < RUNS) runs.push(await scores(shop.url + path, browser))
      for (const [category, atLeast] of Object.entries(BUDGETS)) {
        if (category === 'seo' && Object.hasOwn(UNLISTED, name)) continue
        const measured = median(runs.map((run) => run[category] ?? 0))
        measurements.push({ name: `Lighthouse ${category}, ${name}`, measured, budget: { atLeast } })
      }
    }
    return measurements
  } finally {
    await shop.stop()
  }
}

/** @throws when Lighthouse fails as often as that; it asks for another run where its recording began too late */
async function scores(url: string, browser: string, triesLeft = 3): Promise<Readonly<Record<string, number>>> {
  const folder = await mkdtemp(join(tmpdir(), 'lighthouse-'))
  const path = join(folder, 'report.json')
  const options = [
    `--only-categories=${Object.keys(BUDGETS).join()}`,
    `--chrome-flags=${FLAGS.join(' ')}`,
    '--output=json',
    // It ends before all of a report is through a pipe that is full.
    `--output-path=${path}`,
    '--quiet',
  ]
  const settings = { env: { ...process.env, CHROME_PATH: browser } }
  // What it has to say of a failed run is in its report.
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

/** Has the page rendered and its pictures made, so that the measured visit is not the first one of a new installation. */
async function warm(shop: string, path: string): Promise<void> {
  const html = await (await fetch(shop + path)).text()
  for (const address of new Set(html.match(/\/img\/[^"\s,]+/g))) await (await fetch(shop + address)).arrayBuffer()
}

async function firstProduct(shop: string): Promise<string> {
  const query = '{ products(search: "skirting", first: 1) { items { url } } }'
  const reply = await fetch(`${shop}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  })
  const { data }: { data: { products: { items: { url: string }[] } } } = await reply.json()
  const [product] = data.products.items
  if (!product) throw new Error('The shop has no skirting')
  return product.url
}
