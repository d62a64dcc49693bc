import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CartLineViewFragment, QuickOrderProductsDocument } from '#schema/generated/operations.ts'
import { multiply, type TaxedAmount } from '#schema/rules/money.ts'
import { pieceAmount, toTaxedAmount } from '../../../web/components/price/price-arithmetic.ts'
import { createLine } from '../../../web/features/buying/cart/adding/new-lines.ts'
import { listOffers } from '../../../web/features/catalog/lists/offers/list-offers.ts'
import { decodeIndexResponse } from '../../../web/features/catalog/offline-catalog/worker/decode-index.ts'
import { toOfflineProduct } from '../../../web/features/catalog/offline-catalog/worker/offline-product.ts'
import { linesTotal } from '../../../web/features/catalog/product/parts/total/amounts.ts'
import { skuKey } from '../../../web/features/catalog/quick-order/index.ts'
import { toMatch, toOfflineMatch } from '../../../web/features/catalog/quick-order/lookup/match.ts'
import { content, empty } from '../../../web/sync/tasks/cart/cart-state.test-kit.ts'
import type { CartIntent, LineContent } from '../../../web/sync/tasks/cart/cart-state.ts'
import { visibleCart } from '../../../web/sync/tasks/cart/visible-cart.ts'
import { cartShopper } from '../../kit/cart-shopper.ts'
import { pricedPurchases } from '../../kit/carts/priced-purchases.ts'
import { catalogProducts, isListed, type ProductDocument } from '../../kit/catalog.ts'
import { contentWith } from '../../kit/content.ts'
import { askDocument } from '../../kit/graphql.ts'
import { type HttpShop, httpShop } from '../../kit/http-shop.ts'

const QUANTITIES = [1, 5, 9, 10, 12] as const
const BOTH = '{ net { amount formatted } gross { amount currency formatted } }'
const SYNC = `mutation($input: CartSyncInput!) { cartSync(input: $input) { cart {
  lines { quantity unitPrice ${BOTH} rowTotal ${BOTH} priceSteps { quantity price ${BOTH} } }
} } }`
/** The customer group of shoppers who are not signed in. */
const GUESTS = 0
const SETTINGS = { counts: 'quantities', allowsOutOfStock: true, allowsZeroPrice: false } as const

let shop: HttpShop
let broken: readonly ProductDocument[]
beforeAll(async () => {
  shop = await httpShop(contentWith({ storeViews: { open: ['de'] } }))
  broken = (await catalogProducts()).filter(isListed).filter(hasBreaks)
}, 60_000)
afterAll(() => shop?.close())

// PRICE-10, PRICE-13
describe.each(['', '/de'])('a product with quantity breaks in the store view at "%s"', (basePath) => {
  it.each(QUANTITIES)('has on every page the price that the cart charges for %i pieces', async (quantity) => {
    const url = shop.url + basePath
    const product = await chooseProduct(url)
    const charged = toTotal((await charge(url, product.sku, quantity)).rowTotal)
    for (const [place, total] of await shownTotals(url, product.sku, quantity)) expect([place, total]).toEqual([place, charged])
  })

  it.each(QUANTITIES)('has in an unconfirmed cart the price that the cart charges later for %i pieces', async (quantity) => {
    const url = shop.url + basePath
    const { sku } = await chooseProduct(url)
    const charged = toTotal((await charge(url, sku, quantity)).rowTotal)
    for (const before of QUANTITIES) {
      const settled = await charge(url, sku, before)
      const { unitPrice, priceSteps } = settled
      expect(priceSteps.map((step) => step.quantity)).toEqual([1, 10])
      expect([before, pendingTotal(content(sku, { unitPrice, priceSteps }), quantity)]).toEqual([before, charged])
    }
  })
})

/** The first product whose page sells ten of it. */
async function chooseProduct(url: string): Promise<ProductDocument> {
  for (const product of broken) if (await pricedPurchases(url, product.sku, 10)) return product
  throw new Error('No product with quantity breaks can be bought')
}

/** The total of a quantity in each place that shows it. */
async function shownTotals(url: string, sku: string, quantity: number): Promise<readonly (readonly [string, TaxedAmount])[]> {
  const [purchase] = (await pricedPurchases(url, sku, quantity)) ?? []
  const { productsBySku } = await askDocument(QuickOrderProductsDocument, { skus: [sku] }, url)
  const [match] = (productsBySku ?? []).map(toMatch)
  const index = decodeIndexResponse(await (await fetch(`${url}/catalogue-index.json`)).json())
  const indexed = index?.changed.find((each) => each.sku === sku)
  if (!purchase || !match || !index || !indexed) throw new Error(`${sku} is missing`)
  const offline = toOfflineMatch(sku, toOfflineProduct(indexed, null, index.money), index.readAt)
  const lists = [match, offline].map((found) => {
    const [offer] = listOffers([{ sku, quantity }], new Map([[skuKey(sku), { status: 'found', match: found }]]), SETTINGS)
    return offer?.amounts?.total ?? fail(sku)
  })
  const added = [match, offline].map(({ product }) => pendingTotal(createLine({ product, quantity }, String).line, quantity))
  const { price } = match.product
  return [
    ['page', purchase.total],
    ['table', linesTotal([{ price: { taxRate: null, ...price }, quantity }])],
    ['row of quick order', multiply(pieceAmount(price, quantity), quantity)],
    ...lists.map((total, i) => [i === 0 ? 'list' : 'list without network', total] as const),
    ...added.map((total, i) => [i === 0 ? 'added line' : 'line added without network', total] as const),
  ]
}

interface Answer {
  readonly cartSync: {
    readonly cart: { readonly lines: readonly Pick<CartLineViewFragment, 'unitPrice' | 'rowTotal' | 'priceSteps'>[] } | null
  }
}

/** The line of a cart with one product. */
async function charge(url: string, sku: string, quantity: number) {
  const input = { deviceId: 'device-1', revision: 1, lines: [{ key: sku, sku, quantity }] }
  const { data } = await cartShopper(url).send<Answer>(SYNC, { input })
  const [line] = data.cartSync.cart?.lines ?? []
  return line ?? fail(sku)
}

/** The sum of a line that the shop has not confirmed yet. */
function pendingTotal(line: LineContent, quantity: number): TaxedAmount {
  const intent: CartIntent = { line, quantity, revision: 1 }
  return toTotal(visibleCart({ ...empty, intents: [intent] }).lines[0]?.unitPrice ?? null, quantity)
}

const toTotal = (price: LineContent['unitPrice'], quantity = 1): TaxedAmount =>
  price ? multiply(toTaxedAmount(price), quantity) : fail('price')

const hasBreaks = ({ type_id, tier_prices }: ProductDocument): boolean =>
  type_id === 'simple' && tier_prices.some(({ customer_group_id, qty }) => customer_group_id === GUESTS && qty === 10)

function fail(what: string): never {
  throw new Error(`No amount of ${what}`)
}
