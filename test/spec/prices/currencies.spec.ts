import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ConfigurableProduct, Money, TaxedMoney } from '#schema/generated/types.ts'
import { catalogProducts } from '../../kit/catalog.ts'
import { contentWith } from '../../kit/content.ts'
import { ask } from '../../kit/graphql.ts'
import { type HttpShop, httpShop } from '../../kit/http-shop.ts'
import { structuredData, visit } from '../../kit/page.ts'

const MONEY = '{ net { amount currency formatted } tax { amount } gross { amount currency formatted } }'
const PRICE = `price { regular ${MONEY} final ${MONEY} special ${MONEY} unit { price ${MONEY} } }`
const PRODUCTS = `products(first: 12) { items { sku ${PRICE}
  customOptions { price { amount ${MONEY} } values { price { amount ${MONEY} } } }
  ... on ConfigurableProduct { variants { ${PRICE} } }
  ... on DownloadableProduct { links { price ${MONEY} } } } }`

/** Returns every taxed amount in an answer, at any depth. */
function taxedMoneyIn(value: unknown): TaxedMoney[] {
  if (typeof value !== 'object' || value === null) return []
  if ('gross' in value) return [value as TaxedMoney]
  return Object.values(value).flatMap(taxedMoneyIn)
}

// LOCALE-5
describe.each([
  ['yen, which have no minor unit', { currency: 'JPY', locale: 'ja-JP' }, 0, /^￥\d{1,3}(,\d{3})*$/, '￥'],
  ['dinars, which have thousandths', { currency: 'KWD', locale: 'en-US' }, 3, /^KWD\u00a0\d{1,3}(,\d{3})*\.\d{3}$/, 'KWD\u00a0'],
  ['euros, with the sign behind the amount', { currency: 'EUR', locale: 'de-DE' }, 2, /^\d{1,3}(\.\d{3})*,\d\d\u00a0€$/, null],
])('shop that sells in %s', (_, { currency, locale }, digits, written, sign) => {
  let shop: HttpShop
  beforeAll(async () => {
    shop = await httpShop(
      contentWith({
        settings: { platform: { priceSync: false } },
        storeViews: { default: { currency, locale, priceRanges: [0, 20, 1500] } },
      }),
    )
  }, 60_000)
  afterAll(() => shop?.close())

  it('returns every amount in whole minor units, with net and tax adding up and matching the formatted text', async () => {
    const amounts = taxedMoneyIn(await ask(`{ ${PRODUCTS} }`, {}, shop.url))
    expect(amounts.length).toBeGreaterThan(100)
    for (const { net, tax, gross } of amounts) {
      expect(net.amount + tax.amount).toBe(gross.amount)
      for (const money of [net, gross]) {
        expect(money.currency).toBe(currency)
        expect(money.formatted).toMatch(written)
        expect(toDigits(money)).toBe(String(money.amount))
      }
    }
  })

  it('converts the catalogue’s decimals to its minor unit', async () => {
    const { product } = await ask<{ product: ConfigurableProduct }>(
      `{ product(by: { sku: "TBAR-8" }) { ${PRICE} } }`,
      {},
      shop.url,
    )
    const documented = (await catalogProducts()).find(({ sku }) => sku === 'TBAR-8')
    expect(product.price.regular.net.amount).toBe(Math.round(Number(documented?.price) * 10 ** digits))
  })

  it('shows the same prices on the page and in structured data', async () => {
    const { product } = await ask<{ product: ConfigurableProduct }>(
      `{ product(by: { sku: "TBAR-8" }) { url ${PRICE} } }`,
      {},
      shop.url,
    )
    const page = await visit(product.url, shop.url)
    const { amount, formatted } = product.price.final.gross
    expect(page.main).toContain(formatted)
    expect(structuredData(page).get('Product')?.offers).toMatchObject({
      priceCurrency: currency,
      price: (amount / 10 ** digits).toFixed(digits),
    })
    expect(page.html).toContain(`"currency":"${currency}"`)
  })

  it('filters by its configured price ranges', async () => {
    const filterBy = async (range: string) => {
      const { products } = await ask(
        `{ products(search: "board", filters: [{ attribute: "price", values: ["${range}"] }], first: 100) {
          total items { price { final { net { amount } } } } facets { attribute values { id label count } } appliedFilters { id label } } }`,
        {},
        shop.url,
      )
      return { products, ranges: products?.facets.find(({ attribute }) => attribute === 'price')?.values ?? [] }
    }
    // No product is in the last range, so it is listed only if it is chosen.
    const [{ products, ranges }, dear] = await Promise.all([filterBy('20-1500'), filterBy('1500-')])
    const money = (units: string) => (sign === null ? `${units.replace(',', '.')}\u00a0€` : `${sign}${units}`)
    const labels = { '0-20': `< ${money('20')}`, '20-1500': `${money('20')} - ${money('1,500')}`, '1500-': `> ${money('1,500')}` }
    expect(Object.fromEntries([...ranges, ...dear.ranges].map(({ id, label }) => [id, label]))).toEqual(labels)
    expect(ranges.find(({ id }) => id === '20-1500')?.count).toBe(products?.total)
    expect(products?.appliedFilters).toEqual([{ id: '20-1500', label: labels['20-1500'] }])
  })

  it('reports its currency, locale and country', async () => {
    const { store } = await ask('{ store { currency locale country } }', {}, shop.url)
    expect(store).toEqual({ currency, locale, country: 'GB' })
  })
})

const toDigits = ({ formatted }: Money): string => formatted.replace(/\D/g, '').replace(/^0+(?=\d)/, '')
