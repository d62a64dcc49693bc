import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { startShop } from '../../test/kit/shop.ts'
import { findBrowser } from '../find-browser.ts'
import type { Measurement } from './budget.ts'
import { median } from './median.ts'

const SCREENS = { home: '/', category: '/decking', content: '/i/delivery' }
const BUDGETS = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const
const RUNS = 5
const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
]

/** Lighthouse's four scores on a slow phone, of each kind of screen there is; the median of five runs. @source decision 0010 */
export async function measureLighthouse(): Promise<Measurement[]> {
  const shop = await startShop({ env: { LOG_LEVEL: 'warn' } })
  const browser = await launch({ chromePath: findBrowser(), chromeFlags: FLAGS })
  try {
    const measurements: Measurement[] = []
    for (const [name, path] of Object.entries({ ...SCREENS, product: await firstProduct(shop.url) })) {
      await warm(shop.url, path)
      const runs: Record<string, number>[] = []
      for (let run = 0; run < RUNS; run++) runs.push(await scores(shop.url + path, browser.port))
      for (const [category, atLeast] of Object.entries(BUDGETS)) {
        const measured = median(runs.map((run) => run[category] ?? 0))
        measurements.push({ name: `Lighthouse ${category}, ${name}`, measured, budget: { atLeast } })
      }
    }
    return measurements
  } finally {
    browser.kill()
    await shop.stop()
  }
}

async function scores(url: string, port: number): Promise<Record<string, number>> {
  const result = await lighthouse(url, { port, onlyCategories: Object.keys(BUDGETS), logLevel: 'error' })
  if (!result || result.lhr.runtimeError) throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`)
  return Object.fromEntries(
    Object.entries(result.lhr.categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
  )
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
