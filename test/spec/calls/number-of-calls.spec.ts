import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PlatformCall } from '../../kit/faulty-platform.ts'
import { visit } from '../../kit/page.ts'
import { type WatchedShop, watchedShop } from '../../kit/watched-shop.ts'

let shop: WatchedShop
beforeAll(async () => {
  shop = await watchedShop()
  await visit('/', shop.url) // Loads categories, attributes and tax rules, which all pages share.
}, 60_000)
afterAll(() => shop?.stop())

const isStockOrPrices = ({ path }: PlatformCall) => /\/stock\/|\/render-list/.test(path)
const catalogCalls = (calls: readonly PlatformCall[]) => calls.filter((call) => !isStockOrPrices(call)).map(({ path }) => path)

const PAGES = [
  ['simple', '/sheet-materials/osb-and-chipboard/osb-3-board-18-mm-2440-x-1220-mm'],
  ['simple, by its sku', '/p/OSB3-22/osb-3-board'],
  ['configurable', '/timber/planed-softwood/redwood-pse-25-x-150-mm'],
  ['configurable, by its sku', '/p/MDF-18/mdf-board'],
  ['virtual', '/services-and-plans/cutting-and-delivery/panel-cutting-service-per-sheet'],
  ['downloadable', '/p/PLAN-DECK/plan'],
  ['grouped', '/p/GROUP-DECK/decking-accessories'],
  ['bundle', '/p/DECK-KIT-24X36/decking-kit'],
] as const

describe('uncached product page', () => {
  it.each(PAGES)('makes at most two catalogue calls besides stock and prices: %s', async (_, path) => {
    const calls = await shop.during(async () => expect((await visit(path, shop.url)).status).toBe(200))
    const asked = catalogCalls(calls)
    expect(asked.length).toBeGreaterThan(0)
    expect(asked.length).toBeLessThanOrEqual(2)
    expect(asked.filter((call) => /\/(category|attribute|taxrule)\//.test(call))).toEqual([])
  })
})

describe('cached product page', () => {
  it.each(PAGES)('makes no platform call: %s', async (_, path) => {
    expect(await shop.during(() => visit(path, shop.url))).toEqual([])
  })

  it('makes only stock and price calls for another variant of the product', async () => {
    const calls = await shop.during(() => visit('/p/MDF-18/mdf-board?childSku=MDF-18-2440X1220', shop.url))
    expect(catalogCalls(calls)).toEqual([])
  })
})

describe('1,000 concurrent requests for one uncached page', () => {
  it('make one platform call for each distinct query', async () => {
    const calls = await shop.during(async () => {
      const pages = await Promise.all(Array.from({ length: 1000 }, () => fetch(`${shop.url}/p/PLY-BIRCH-18/birch-ply`)))
      expect(new Set(pages.map(({ status }) => status))).toEqual(new Set([200]))
      await Promise.all(pages.map((page) => page.arrayBuffer()))
    })
    const questions = calls.map(({ method, path, query, body }) => `${method} ${path}?${query} ${body}`)
    expect(questions.length).toBeGreaterThan(0)
    expect(questions).toHaveLength(new Set(questions).size)
    expect(catalogCalls(calls).length).toBeLessThanOrEqual(2)
  })
})
