import { describe, expect, it, vi } from 'vitest'
import { child, product, ukVat } from '../../../domain/testing/catalog.ts'
import type { Platform } from '../../../platform/platform.ts'
import { config, productsFrom, scopeWith, toResult } from '../../../services/testing/platform.ts'
import { ask } from '../testing/shop.ts'

const TRADE = { id: 2, token: 'group.token.signed' }
const TIERS = [{ customerGroupId: 2, qty: 1, value: 8 }]
const board = product({ id: '1', sku: 'BOARD', price: 10, urlPath: 'board', tierPrices: TIERS })
const skirting = product({
  id: '2',
  sku: 'SKIRTING',
  type: 'configurable',
  configurableChildren: [
    child({ sku: 'OAK', id: '21', price: 12, tierPrices: TIERS }),
    child({ sku: 'ASH', id: '22', price: 11 }),
  ],
})
const taxFreeTrade = { ...ukVat, id: '9', customerTaxClassIds: [2], rates: ukVat.rates.map((rate) => ({ ...rate, percent: 0 })) }
const guests = { ...ukVat, customerTaxClassIds: [1] }

const shop = {
  products: vi.fn<Platform['products']>(productsFrom([board, skirting])),
  taxRules: async () => toResult([ukVat]),
} satisfies Partial<Platform>

type Settings = Partial<(typeof config)['catalog']>

function createScope(catalog: Settings, customerGroup: typeof TRADE | null, platform: Partial<Platform> = {}) {
  return scopeWith({ ...shop, ...platform }, { config: { ...config, catalog: { ...config.catalog, ...catalog } }, customerGroup })
}
const fetchNet = async (sku: string, scope: ReturnType<typeof scopeWith>) => {
  const { data, errors } = await ask(
    scope,
    `{ product(by: { sku: "${sku}" }) { price { final { net { amount } gross { amount } } } } }`,
  )
  expect(errors).toEqual([])
  return data?.product
}
const toPrice = (net: number, gross: number) => ({ price: { final: { net: { amount: net }, gross: { amount: gross } } } })
const lastGroup = () => shop.products.mock.calls.at(-1)?.[2]?.group

describe('tier prices', () => {
  it('apply to the customer group if they are enabled', async () => {
    expect(await fetchNet('BOARD', createScope({ tierPrices: true }, TRADE))).toEqual(toPrice(800, 960))
    expect(await fetchNet('SKIRTING', createScope({ tierPrices: true }, TRADE))).toEqual(toPrice(800, 960))
  })

  it('do not apply to other groups or guests', async () => {
    expect(await fetchNet('BOARD', createScope({ tierPrices: true }, { ...TRADE, id: 3 }))).toEqual(toPrice(1000, 1200))
    expect(await fetchNet('BOARD', createScope({ tierPrices: true }, null))).toEqual(toPrice(1000, 1200))
  })

  it('are disabled by default, and the group is not sent', async () => {
    expect(await fetchNet('BOARD', createScope({}, TRADE))).toEqual(toPrice(1000, 1200))
    expect(lastGroup()).toBeNull()
  })

  it('are requested with the customer group in product searches', async () => {
    await fetchNet('BOARD', createScope({ tierPrices: true }, TRADE))
    expect(lastGroup()).toEqual(TRADE)
  })

  it('apply if they are lower than a confirmed price', async () => {
    const answer = {
      id: '1',
      gross: { final: 11.4, regular: 12, special: 11.4 },
      net: null,
      refreshedAt: '2026-11-20T12:00:00.000Z',
    }
    const prices = async () => ({ items: [answer], isComplete: true })
    const settings = { tierPrices: true, priceSync: true }
    expect(await fetchNet('BOARD', createScope(settings, TRADE, { prices }))).toEqual(toPrice(800, 960))
    expect(await fetchNet('BOARD', createScope(settings, null, { prices }))).toEqual(toPrice(950, 1140))
  })

  it('are fetched again after a URL lookup, which ignores groups', async () => {
    const resolveUrl = async () => ({ type: 'product' as const, source: { ...board, tierPrices: [] } })
    const query = '{ route(path: "/board") { ... on Product { price { final { net { amount } gross { amount } } } } } }'
    const { data } = await ask(createScope({ tierPrices: true }, TRADE, { resolveUrl }), query)
    expect(data?.route).toEqual(toPrice(800, 960))
  })

  it('apply to every variant', async () => {
    const query =
      '{ product(by: { sku: "SKIRTING" }) { ... on ConfigurableProduct { variants { sku price { final { net { amount } } } } } } }'
    const { data } = await ask(createScope({ tierPrices: true }, TRADE), query)
    expect(data?.product).toEqual({
      variants: [
        { sku: 'OAK', price: { final: { net: { amount: 800 } } } },
        { sku: 'ASH', price: { final: { net: { amount: 1100 } } } },
      ],
    })
  })
})

describe('grouped tax', () => {
  const taxRules = async () => toResult([taxFreeTrade, guests])
  const groupedTax = (userGroupId: number | null, useOnlyDefaultUserGroupId = false) => ({
    groupedTax: { userGroupId, useOnlyDefaultUserGroupId },
  })

  it.each([
    ["the customer's group for a customer", groupedTax(1), TRADE, 1000],
    ["the guests' group for a guest", groupedTax(1), null, 1200],
    ["the guests' group for a customer if only that group counts", groupedTax(1, true), TRADE, 1200],
    ['the first rule of the tax class if it is off', groupedTax(null), null, 1000],
  ])('uses %s', async (_, settings, customer, gross) => {
    expect(await fetchNet('BOARD', createScope(settings, customer, { taxRules }))).toEqual(toPrice(1000, gross))
  })

  it.each([
    [groupedTax(1), TRADE, 2],
    [groupedTax(1), null, 1],
    [groupedTax(null), TRADE, null],
  ])('confirms prices for the tax group (%j)', async (settings, customer, taxGroup) => {
    const prices = vi.fn<Platform['prices']>(async () => ({ items: [], isComplete: true }))
    await fetchNet('BOARD', createScope({ ...settings, priceSync: true }, customer, { prices, taxRules }))
    expect(prices.mock.calls[0]?.[2]).toMatchObject({ taxGroup, wait: true })
  })
})
