import { beforeAll, describe, expect, it } from 'vitest'
import type { ProductList, ProductPrice } from '#schema/generated/types.ts'
import { catalogProducts, isListed, type ProductDocument } from '../../kit/catalog.ts'
import { contentWith } from '../../kit/content.ts'
import { ask } from '../../kit/graphql.ts'
import { type WatchedShop, watchedShop } from '../../kit/watched-shop.ts'

const TAXED = '{ net { amount } tax { amount } gross { amount } }'
const PRICE = `price { onSale regular ${TAXED} final ${TAXED} special ${TAXED} }`

const TRADE = 2

let simple: readonly ProductDocument[]
let prices: ReadonlyMap<string, ProductPrice>

beforeAll(async () => {
  simple = (await catalogProducts()).filter((product) => isListed(product) && product.type_id === 'simple')
  prices = await everyPrice()
})

async function everyPrice(): Promise<ReadonlyMap<string, ProductPrice>> {
  const found = new Map<string, ProductPrice>()
  for (let offset = 0; ; offset += 100) {
    const { products } = await ask<{ products: ProductList }>(
      `query ($offset: Int!) { products(first: 100, offset: $offset) { items { sku ${PRICE} } pageInfo { hasNext } } }`,
      { offset },
    )
    for (const { sku, price } of products.items) found.set(sku, price)
    if (!products.pageInfo.hasNext) return found
  }
}

const findPrice = ({ sku }: Pick<ProductDocument, 'sku'>): ProductPrice => {
  const price = prices.get(sku)
  if (!price) throw new Error(`${sku} is not listed`)
  return price
}
const pence = (decimal: number) => Math.round(decimal * 100)

describe('tax', () => {
  // TAX-5, TAX-6
  it.each([
    ['20 % for the standard class', 2, 20],
    ['5 % for the reduced class', 3, 5],
  ])('in GB is %s, added to source prices that exclude it', (_, taxClass, percent) => {
    const taxed = simple.filter(({ tax_class_id }) => tax_class_id === taxClass)
    expect(taxed.length).toBeGreaterThan(10)
    for (const product of taxed) {
      const { final } = findPrice(product)
      expect([product.sku, final.net.amount]).toEqual([product.sku, pence(product.final_price)])
      expect(Math.abs(final.gross.amount - product.final_price * (100 + percent))).toBeLessThanOrEqual(0.51)
    }
  })

  it('and net add up to gross, to the penny, for every price', () => {
    expect(prices.size).toBeGreaterThan(700)
    for (const { regular, final, special } of prices.values())
      for (const { net, tax, gross } of [regular, final, special ?? final]) expect(net.amount + tax.amount).toBe(gross.amount)
  })
})

// TAX-2, TAX-11
describe('grouped tax', () => {
  const taxIn = async (shop: WatchedShop) => {
    const { product } = await ask(`{ product(by: { sku: "TBAR-8" }) { ${PRICE} } }`, {}, shop.url)
    return product?.price.final.tax.amount
  }

  it.each([
    ['is charged to a group that a rule names', { userGroupId: 3 }, true],
    ['is zero for a group that no rule names', { userGroupId: 9 }, false],
    ['is zero for guests if no rule names their group, 0 included', { userGroupId: 0 }, false],
    ['ignores groups unless one is configured', {}, true],
  ])('%s', async (_, tax, isTaxed) => {
    const shop = await watchedShop(contentWith({ settings: { platform: { priceSync: false }, tax } }))
    try {
      expect(Number(await taxIn(shop)) > 0).toBe(isTaxed)
    } finally {
      await shop.stop()
    }
  })

  // PRICE-5
  it('sends the group to the platform when prices are refreshed', async () => {
    const shop = await watchedShop(contentWith({ settings: { tax: { userGroupId: 3 } } }))
    try {
      const calls = await shop.during(() => taxIn(shop))
      expect(calls.find(({ path }) => path.endsWith('/render-list'))?.query.get('userGroupId')).toBe('3')
    } finally {
      await shop.stop()
    }
  })
})

// TAX-9, TAX-10
describe('tier prices by group', () => {
  const readAsked = async (tierPrices: boolean) => {
    const shop = await watchedShop(contentWith({ settings: { platform: { tierPrices } } }))
    try {
      const calls = await shop.during(() => ask(`{ product(by: { sku: "TBAR-8" }) { ${PRICE} } }`, {}, shop.url))
      return calls.filter(({ path }) => path.includes('/product/_search')).map(({ body }) => Object.keys(JSON.parse(body)))
    } finally {
      await shop.stop()
    }
  }

  it.each([
    ['off', false],
    ['on, for guests', true],
  ])('send no group with searches when %s', async (_, tierPrices) => {
    const searches = await readAsked(tierPrices)
    expect(searches.length).toBeGreaterThan(0)
    for (const fields of searches) expect(fields).not.toEqual(expect.arrayContaining([expect.stringMatching(/^group/)]))
  })

  it('are lower for a trade customer on the platform', async () => {
    const documents = await catalogProducts({ groupId: TRADE })
    const lowered = documents.filter(({ tier_prices: tiers }) => tiers.some(({ qty }) => qty === 1))
    expect(lowered.length).toBeGreaterThan(10)
    const guests = new Map((await catalogProducts()).map((product) => [product.sku, product]))
    for (const { sku, price, tier_prices: tiers } of lowered) {
      expect(tiers.every(({ customer_group_id: group }) => group === TRADE)).toBe(true)
      expect(price).toBeLessThan(guests.get(sku)?.price ?? 0)
      expect(guests.get(sku)?.tier_prices.every(({ customer_group_id: group }) => group === 0)).toBe(true)
    }
  })
})

// PROD-11, PRICE-6
describe('special price', () => {
  /** Catalogue dates are in the shop's local time, but days away from the present, so the hour does not matter. */
  const isOpen = ({ special_from_date: from, special_to_date: to }: ProductDocument) => {
    const now = new Date().toISOString().replace('T', ' ').slice(0, 19)
    return (!from || from < now) && (!to || now < to)
  }
  const isBelow = ({ special_price, price }: ProductDocument) => special_price !== null && special_price < price
  const offers = () => simple.filter(({ special_price }) => special_price !== null)

  const counting: readonly (readonly [string, (product: ProductDocument) => boolean])[] = [
    ['between both dates', ({ special_from_date: from, special_to_date: to }) => from !== null && to !== null],
    ['with an open end', ({ special_from_date: from, special_to_date: to }) => from !== null && to === null],
    ['with an open start', ({ special_from_date: from, special_to_date: to }) => from === null && to !== null],
    ['without dates', ({ special_from_date: from, special_to_date: to }) => from === null && to === null],
  ]

  it.each(counting)('applies %s', (_, when) => {
    const counted = offers().filter((product) => isBelow(product) && isOpen(product) && when(product))
    expect(counted.length).toBeGreaterThan(0)
    for (const product of counted) {
      const { onSale, regular, special, final } = findPrice(product)
      expect(onSale).toBe(true)
      expect(regular.net.amount).toBe(pence(product.price))
      expect(special?.net.amount).toBe(pence(product.special_price ?? Number.NaN))
      expect(final).toEqual(special)
    }
  })

  const ignored: readonly (readonly [string, (product: ProductDocument) => boolean])[] = [
    ['before its start', ({ special_from_date: from }) => from !== null && new Date(from) > new Date()],
    ['after its end', ({ special_to_date: to }) => to !== null && new Date(to) < new Date()],
    ['that is not below the original price', (product) => !isBelow(product)],
  ]

  it.each(ignored)('does not apply %s', (_, when) => {
    const ignoredOffers = offers().filter(when)
    expect(ignoredOffers.length).toBeGreaterThan(0)
    for (const product of ignoredOffers) {
      const { onSale, special, final, regular } = findPrice(product)
      expect([product.sku, onSale, special]).toEqual([product.sku, false, null])
      expect(final).toEqual(regular)
    }
  })

  it('is always below the original price', () => {
    for (const { special, regular } of prices.values())
      if (special) expect(special.gross.amount).toBeLessThan(regular.gross.amount)
  })
})
