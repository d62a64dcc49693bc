import { describe, expect, it } from 'vitest'
import { withTax } from '#schema/rules/money.ts'
import { product } from '../../domain/testing/catalog.ts'
import { BOARD, createHits, platformClient, VIEW } from '../../platform/testing/platform-client.ts'
import { type Behaviour, json, type PlatformCall } from '../../platform/testing/scripted-platform.ts'
import { findCmsPage } from '../content/cms.ts'
import { listing } from '../listing/product-listing.ts'
import { groupsDiffer, type RequestScope } from '../scope/request-scope.ts'
import { config, scopeWith } from '../testing/platform.ts'
import { routeTarget } from '../urls/route.ts'
import { productTaxRate } from './catalog-prices.ts'
import { priceNow } from './prices.ts'

const TRADE = { id: 2, token: 'group.token.signed' }
const RETAIL = { id: 3, token: null }
const SECRET = /group\.token\.signed/

const EVERY_PRODUCT = { filters: [], first: 50, offset: 0, withFacets: false }

/** A platform that charges trade customers 8, another group 9 and guests 10. */
const tiered: Behaviour = (response, call) => {
  const price = { 2: 8, 3: 9 }[groupIn(call) ?? 0] ?? 10
  const isSearch = call.url.includes('/_search')
  const answer = call.url.includes('/product/_search') ? createHits({ ...BOARD, price }) : isSearch ? createHits() : json(null)
  answer(response, call)
}

/** The URL map always gets an empty group. */
const groupIn = ({ body }: PlatformCall): number | undefined => (body ? JSON.parse(body).groupId : null) ?? undefined
const place = ({ url }: PlatformCall) => url.split('?')[0]?.replace('/api/catalog/timber/', '').replace('/_search', '')

async function createShop(catalog: Partial<(typeof config)['catalog']> = { tierPrices: true }) {
  const { client, platform, log } = await platformClient(tiered)
  const settings = { ...config, catalog: { ...config.catalog, stockSync: true, priceSync: true, ...catalog } }
  const shopper = (customerGroup: typeof TRADE | typeof RETAIL | null) =>
    scopeWith({}, { platform: client, storeView: VIEW, config: settings, customerGroup, log })
  return { platform, log, shopper }
}

/** A visit that makes one call of each kind. */
async function visit(scope: RequestScope): Promise<void> {
  await routeTarget('/boards/oak', null, scope)
  await listing({ ...EVERY_PRODUCT, search: 'oak board' }, scope)
  await scope.store.taxRules()
  await scope.stockBySku.load('OAK')
  await scope.currentPrice.load({ sku: 'OAK', id: '7' })
  await scope.reviewsByProduct.load('7')
  await findCmsPage('delivery', scope)
}

const priceFor = async (scope: RequestScope) => (await listing(EVERY_PRODUCT, scope)).result?.items[0]?.price

describe('customer group of a shopper', () => {
  // TAX-10, USER-6
  it('is sent beside the query of product searches, together with its token', async () => {
    const { platform, shopper } = await createShop()
    await visit(shopper(TRADE))
    const sent = platform.asked.filter((call) => groupIn(call) !== undefined)
    expect(sent.length).toBeGreaterThan(1)
    for (const { body } of sent)
      expect(JSON.parse(body)).toMatchObject({ query: expect.anything(), groupId: 2, groupToken: 'group.token.signed' })
  })

  // TAX-10
  it('is sent without a token if it has none', async () => {
    const { platform, shopper } = await createShop()
    await visit(shopper(RETAIL))
    const sent = platform.asked.filter((call) => groupIn(call) === 3)
    expect(sent.length).toBeGreaterThan(1)
    for (const { body } of sent) expect(JSON.parse(body)).not.toHaveProperty('groupToken')
  })

  it('appears in no header, other call or log line', async () => {
    const { platform, log, shopper } = await createShop()
    await visit(shopper(TRADE))
    const told = platform.asked.filter((call) => SECRET.test(JSON.stringify(call)) || groupIn(call) !== undefined)
    expect(new Set(told.map(place))).toEqual(new Set(['product', '/api/product/render-list']))
    expect(new Set(platform.asked.map(place))).toEqual(
      new Set([
        'product',
        'category',
        'attribute',
        'taxrule',
        'review',
        'cms_page',
        '/api/url/map',
        '/api/stock/list',
        '/api/product/render-list',
      ]),
    )
    for (const { headers } of platform.asked) expect(JSON.stringify(headers)).not.toMatch(SECRET)
    expect(JSON.stringify(log.lines)).not.toMatch(SECRET)
  })

  // TAX-8
  it.each([
    ['for guests', { tierPrices: true }, null],
    ['while tier prices and grouped tax are off', {}, TRADE],
  ])('is not sent %s', async (_, settings, group) => {
    const { platform, shopper } = await createShop({ tierPrices: false, ...settings })
    await visit(shopper(group))
    for (const call of platform.asked) {
      expect(groupIn(call)).toBeUndefined()
      expect(JSON.stringify(call)).not.toMatch(/group\.token|userGroupId/)
    }
  })

  // TAX-11, PRICE-5
  it.each([
    [TRADE, false, '2'],
    [TRADE, true, '4'],
    [null, false, '4'],
  ])(
    'is named in the call for prices if grouped tax is on: %j, only the default one: %j',
    async (group, useOnlyDefault, asked) => {
      const groupedTax = { userGroupId: 4, useOnlyDefaultUserGroupId: useOnlyDefault }
      const { platform, shopper } = await createShop({ tierPrices: false, groupedTax })
      await shopper(group).currentPrice.load({ sku: 'OAK', id: '7' })
      const [call] = platform.asked.filter((each) => place(each) === '/api/product/render-list')
      expect(new URLSearchParams(call?.url.split('?')[1]).get('userGroupId')).toBe(asked)
    },
  )

  // TAX-9
  it('has prices that guests and other groups never see, in any order of requests', async () => {
    for (const order of [
      [TRADE, null, RETAIL],
      [null, TRADE, RETAIL, null, TRADE],
    ]) {
      const { shopper } = await createShop()
      for (const group of order) expect(await priceFor(shopper(group))).toBe(group === null ? 10 : group === TRADE ? 8 : 9)
    }
  })

  describe('in the price of a product', () => {
    const amount = withTax(10, 0)
    const view = {
      regular: amount,
      final: amount,
      special: null,
      onSale: false,
      isFrom: false,
      isCurrent: false,
      refreshedAt: null,
    }
    const tiers = [{ customerGroupId: TRADE.id, qty: 10, value: 8 }]
    const catalog = { price: view, owner: product({ sku: 'OAK', tierPrices: tiers }), values: {}, rate: 0 }

    // PRICE-18
    it.each([
      [null, 1200],
      [3, 1000],
    ])('taxes what the platform confirms if grouped tax is on: %j', async (userGroupId, gross) => {
      const { shopper } = await createShop({ groupedTax: { userGroupId, useOnlyDefaultUserGroupId: false } })
      const amounts = (price: number) => ({ final: price, regular: price, special: null })
      const confirmed = { id: '7', gross: amounts(12), net: amounts(10), refreshedAt: '2026-11-20T11:59:30.000Z' }
      expect(priceNow({ catalog, components: null, confirmed }, shopper(TRADE)).price.final.gross).toBe(gross)
    })

    // TAX-2
    it.each([
      [TRADE, 20],
      [RETAIL, null],
      [null, null],
    ])('is taxed by the rules that name it: %j', async (group, rate) => {
      const { shopper } = await createShop({ groupedTax: { userGroupId: 4, useOnlyDefaultUserGroupId: false } })
      const rates = [{ country: VIEW.taxCountry, regionId: 0, regionName: null, percent: 20 }]
      const rules = [{ id: '1', productTaxClassIds: [2], customerTaxClassIds: [TRADE.id], rates }]
      expect(productTaxRate(product({ sku: 'OAK', taxClassId: 2 }), rules, shopper(group))).toBe(rate)
    })

    // TAX-11
    it.each([
      [false, null, false],
      [true, null, true],
      [false, 4, true],
    ])('may differ from a guest’s: tier prices %j, grouped tax %j', async (tierPrices, userGroupId, isOwn) => {
      const { shopper } = await createShop({ tierPrices, groupedTax: { userGroupId, useOnlyDefaultUserGroupId: false } })
      expect(groupsDiffer(shopper(TRADE))).toBe(isOwn)
    })

    // TAX-9, PRICE-10
    it.each([
      [true, TRADE, [10]],
      [true, RETAIL, []],
      [false, TRADE, []],
    ])('counts its own quantity breaks only if tier prices are on: %j, %j', async (tierPrices, group, quantities) => {
      const groupedTax = { userGroupId: 3, useOnlyDefaultUserGroupId: false }
      const { shopper } = await createShop({ tierPrices, groupedTax })
      const { breaks } = priceNow({ catalog, components: null, confirmed: null }, shopper(group))
      expect(breaks.map(({ quantity }) => quantity)).toEqual(quantities)
    })
  })

  it('is read again for each request, while guests share one cached answer', async () => {
    const { platform, shopper } = await createShop()
    for (const group of [TRADE, null, TRADE, null]) await priceFor(shopper(group))
    expect(platform.asked.filter((call) => place(call) === 'product').map(groupIn)).toEqual([2, undefined, 2])
  })

  it('shares everything that does not depend on the group', async () => {
    const { platform, shopper } = await createShop()
    const common = async (scope: RequestScope) => {
      await Promise.all([scope.store.categories(), scope.store.attributes(), scope.store.taxRules(), scope.store.productNames()])
    }
    await common(shopper(TRADE))
    const first = platform.asked.length
    await common(shopper(null))
    expect(platform.asked).toHaveLength(first)
  })
})
