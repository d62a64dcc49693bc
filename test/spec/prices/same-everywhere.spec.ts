import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OrderLine, Product, TaxedMoney } from '#schema/generated/types.ts'
import { sum } from '#schema/rules/money.ts'
import { SIGN_UP } from '../../kit/accounts.ts'
import { cartShopper } from '../../kit/cart-shopper.ts'
import { type PricedPurchase, pricedPurchases } from '../../kit/carts/priced-purchases.ts'
import { catalogProducts, isListed, type ProductDocument } from '../../kit/catalog.ts'
import { contentWith } from '../../kit/content.ts'
import { ask } from '../../kit/graphql.ts'
import { ADDRESS } from '../../kit/guest-order.ts'
import { type HttpShop, httpShop } from '../../kit/http-shop.ts'
import { createOrder, place } from '../checkout/order.test-kit.ts'

const TYPES = ['simple', 'virtual', 'downloadable', 'configurable', 'grouped', 'bundle'] as const
const OF_EACH_KIND = 2
const QUANTITIES = [1, 3, 10] as const
/** Limited by the stock of boards. */
const MOST_SETS = 3
const VIEWS = [
  ['', ADDRESS],
  ['/de', { ...ADDRESS, city: 'Berlin', postcode: '10115', country: 'DE' }],
] as const
/** Customer groups that include guests: all groups, and not logged in. */
const EVERYBODY = [32_000, 0]
const SHIPPING = `mutation($input: CartShippingInput!) {
  cartShippingSet(input: $input) { cart { totals { grandTotal { amount } } } userErrors { code } }
}`
const ORDERS = '{ customer { orders { items { number lines { sku total { net { amount } gross { amount } } } } } } }'
const CARD =
  'query($sku: String!) { products(search: $sku, first: 20) { items { sku price { final { net { amount } gross { amount } } } } } }'

let shop: HttpShop
let samples: readonly ProductDocument[]
beforeAll(async () => {
  const listed = (await catalogProducts()).filter(isListed)
  // Discounted products first.
  samples = listed.toSorted((a, b) => Number(b.special_price ?? 0) - Number(a.special_price ?? 0))
  // Without rules the courier carries every length, to Germany too.
  const env = { CHECKOUT_URL: 'none', ...contentWith({ storeViews: { open: ['de'] }, shop: { delivery: { methods: [] } } }) }
  shop = await httpShop(env)
}, 60_000)
afterAll(() => shop?.close())

describe.each(VIEWS)('store view at "%s"', (basePath, address) => {
  // PRICE-11
  it.each(QUANTITIES)('charges the same for every product type on page, card, cart and order: %i of each', async (quantity) => {
    const url = shop.url + basePath
    const chosen = await choose(url, quantity)
    const lines = chosen.flatMap(({ purchases }) => purchases.map(({ line }) => line))
    const pages = chosen.flatMap(({ purchases }) =>
      purchases.map(({ line: { key }, total }) => [key, total.net, total.gross] as const),
    )
    const shopper = cartShopper(url)
    const email = `ann-${randomUUID()}@price.example`
    await shopper.send(SIGN_UP, { input: { email, password: 'Dovetail-Saw-9', firstName: 'Ann', lastName: 'Ash' } })

    const { cart, userErrors } = await shopper.sync(1, lines)
    expect(userErrors).toEqual([])
    expect(cart?.lines.map(({ key, rowTotal }) => [key, rowTotal?.net.amount, rowTotal?.gross.amount])).toEqual(pages)

    const way = { carrierCode: 'flatrate', methodCode: 'flatrate' }
    const { data } = await shopper.send(SHIPPING, { input: { address: toShipping(address), ...way } })
    const toPay = data.cartShippingSet.cart?.totals?.grandTotal.amount ?? -1
    const order = createOrder(toPay, { lines: lines, shippingAddress: address, email })
    expect(await place(order, shopper)).toMatchObject({ userErrors: [] })
    const { data: history } = await shopper.send<History>(ORDERS)
    const ordered = history.customer.orders.items[0]?.lines ?? []
    expect(ordered).toHaveLength(pages.length)
    for (const [key, net, gross] of pages) expect([key, ...lineAmounts(ordered.find(hasKind(key)))]).toEqual([key, net, gross])

    if (quantity === 1)
      for (const { document, purchases } of chosen.filter(({ isCardOfOne }) => isCardOfOne)) {
        const { net, gross } = await cardPrice(document.sku, url)
        const { net: pageNet, gross: pageGross } = sum(purchases.map(({ total }) => total))
        expect([document.sku, net.amount, gross.amount]).toEqual([document.sku, pageNet, pageGross])
      }
  })
})

interface Chosen {
  readonly document: ProductDocument
  readonly purchases: readonly PricedPurchase[]
  /** True if the card shows the price of one piece, because no custom option adds to it. */
  readonly isCardOfOne: boolean
}

/**
 * Chooses a few products of each kind, each line once.
 * @throws if a type, an offer, a quantity break or a custom option is missing
 */
async function choose(url: string, quantity: number): Promise<readonly Chosen[]> {
  const chosen: Chosen[] = []
  const keys = new Set<string>()
  const counts = new Map<string, number>()
  for (const document of samples) {
    const kind = productKind(document)
    const count = counts.get(kind) ?? 0
    if (count === OF_EACH_KIND) continue
    const pieces = document.type_id === 'bundle' ? Math.min(quantity, MOST_SETS) : quantity
    const purchases = await pricedPurchases(url, document.sku, pieces)
    if (!purchases || purchases.some(({ line: { key } }) => keys.has(key))) continue
    for (const { line } of purchases) keys.add(line.key)
    counts.set(kind, count + 1)
    chosen.push({
      document,
      purchases,
      isCardOfOne: purchases.every(({ line }) => (line.optionAnswers ?? []).length === 0),
    })
  }
  expect(new Set(chosen.map(({ document }) => document.type_id))).toEqual(new Set(TYPES))
  expect(chosen.some(({ document }) => document.special_price !== null)).toBe(true)
  expect(chosen.some(({ document }) => hasBreaks(document))).toBe(true)
  expect(chosen.some(({ isCardOfOne }) => !isCardOfOne)).toBe(true)
  return chosen
}

const productKind = (document: ProductDocument): string =>
  document.sku.startsWith('BESPOKE-') ? 'made to measure' : hasBreaks(document) ? 'with breaks' : document.type_id

function hasBreaks({ type_id, tier_prices }: ProductDocument): boolean {
  const isReached = ({ customer_group_id, qty }: ProductDocument['tier_prices'][number]) =>
    EVERYBODY.includes(customer_group_id) && qty > 1 && qty <= Math.max(...QUANTITIES)
  return type_id === 'simple' && tier_prices.some(isReached)
}

async function cardPrice(sku: string, url: string): Promise<TaxedMoney> {
  const { products } = await ask<{ products: { items: readonly Product[] } }>(CARD, { sku }, url)
  const card = products.items.find((item) => item.sku === sku)
  if (!card) throw new Error(`No card of ${sku}`)
  return card.price.final
}

interface History {
  readonly customer: { readonly orders: { readonly items: readonly { readonly lines: readonly OrderLine[] }[] } }
}

const toShipping = ({ country, postcode, city, street }: typeof ADDRESS) => ({ country, postcode, city, street })

/** Matches an order line by sku; in an order, the sku of a bundle is followed by those of its components. */
const hasKind =
  (key: string) =>
  ({ sku }: OrderLine): boolean =>
    sku === key || sku.startsWith(`${key}-`)

const lineAmounts = (line: OrderLine | undefined) => [line?.total?.net.amount, line?.total?.gross.amount]
