import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { CartLineInput } from '#schema/generated/types.ts'
import { CART, GRAPHQL_LIMITS, STOCK_CHUNK } from '#schema/rules/constants.ts'
import { type CartShopper, cartShopper, cartLine as line } from '../../kit/cart-shopper.ts'
import { catalogProducts, isListed } from '../../kit/catalog.ts'
import { type FaultyPlatform, faultyPlatform } from '../../kit/faulty-platform.ts'
import { type HttpShop, httpShop } from '../../kit/http-shop.ts'

let platform: FaultyPlatform
let shop: HttpShop
let skus: readonly string[]

beforeAll(async () => {
  platform = await faultyPlatform(inject('shop').sandboxUrl)
  shop = await httpShop({ PLATFORM_URL: platform.url })
  const products = (await catalogProducts()).filter((product) => isListed(product) && product.phone_order_only !== '1')
  skus = [
    ...products.filter(({ type_id }) => type_id === 'simple').map(({ sku }) => sku),
    ...products.flatMap(({ configurable_children }) => configurable_children.map(({ sku }) => sku)),
  ].slice(0, 2 * CART.mostLines)
}, 60_000)
afterAll(async () => {
  await shop?.close()
  await platform?.close()
})

const firstLines = (quantity: number) => skus.slice(0, CART.mostLines).map((sku) => line(sku, quantity))
const otherLines = (quantity: number) => skus.slice(CART.mostLines).map((sku) => line(sku, quantity))

/** The limits from decision 0023, in calls per kind. */
const BOUND = {
  /** Create, pull twice, totals twice. */
  quote: 5,
  stock: (lines: number) => Math.ceil(lines / STOCK_CHUNK),
  products: (skus: number) => Math.ceil(skus / GRAPHQL_LIMITS.skus),
}

/** Syncs once and counts the platform calls by path. */
async function countCalls(shopper: CartShopper, ...sync: Parameters<CartShopper['sync']>) {
  const before = platform.calls.length
  const answer = await shopper.sync(...sync)
  const calls = platform.calls.slice(before)
  const count = (path: RegExp) => calls.filter((each) => path.test(each)).length
  return {
    answer,
    changes: count(/\/cart\/(update|delete)$/),
    quote: count(/\/cart\/(create|pull|totals)$/),
    stock: count(/\/stock\//),
    products: count(/\/product\/_search$/),
    all: calls.length,
  }
}

const countLines = (lines: readonly { sku: string }[] | undefined) => lines?.length ?? 0

// A busy machine needs time for a thousand changes.
// CART-45
describe('platform calls of one cart sync', { timeout: 180_000 }, () => {
  // CART-1, STOCK-7
  it('are one per added line and one stock list per 15 lines', async () => {
    const { answer, ...calls } = await countCalls(cartShopper(shop.url), 1, firstLines(1))
    const refused = answer.userErrors.length
    expect(countLines(answer.cart?.lines) + refused).toBe(CART.mostLines)
    expect(calls.changes).toBeLessThanOrEqual(CART.mostLines)
    expect(calls.stock).toBeLessThanOrEqual(BOUND.stock(CART.mostLines))
    expect(calls.quote).toBeLessThanOrEqual(BOUND.quote)
  })

  it('stay within limits when 200 lines are changed, and when 200 are removed while 200 are added', async () => {
    const shopper = cartShopper(shop.url)
    const added = await shopper.sync(1, firstLines(1))
    const known: CartLineInput[] = (added.cart?.lines ?? []).map(({ sku, itemId }) => line(sku, 2, { itemId }))
    expect(known.length).toBeGreaterThan(CART.mostLines / 2)

    const changed = await countCalls(shopper, 2, known)
    expect(changed.changes).toBe(known.length)
    expect(changed.stock).toBeLessThanOrEqual(BOUND.stock(known.length))
    expect(changed.all).toBeLessThanOrEqual(known.length + BOUND.stock(known.length) + 2 * BOUND.products(known.length) + 20)

    const swapped = await countCalls(shopper, 3, otherLines(1), { removed: known })
    expect(swapped.changes).toBeGreaterThan(known.length)
    expect(swapped.changes).toBeLessThanOrEqual(2 * CART.mostLines)
    expect(swapped.stock).toBeLessThanOrEqual(BOUND.stock(CART.mostLines))
    expect(countLines(swapped.answer.cart?.lines)).toBeGreaterThan(0)
  })

  it('batch stock lookups when the platform rejects every change', async () => {
    const shopper = cartShopper(shop.url)
    const added = await shopper.sync(1, firstLines(1))
    const known: CartLineInput[] = (added.cart?.lines ?? []).map(({ sku, itemId }) => line(sku, 1_000_000, { itemId }))
    const { answer, ...calls } = await countCalls(shopper, 2, known)
    expect(answer.userErrors.length).toBeGreaterThan(known.length / 2)
    expect(calls.stock).toBeLessThanOrEqual(BOUND.stock(known.length))
  })

  it.each<[string, () => Parameters<CartShopper['sync']>]>([
    ['lines', () => [1, [...firstLines(1), ...otherLines(1)]]],
    ['removed lines', () => [1, [], { removed: [...firstLines(1), ...otherLines(1)] }]],
  ])('are not made if a device sends more %s than the limit', async (_, sync) => {
    const { answer, all } = await countCalls(cartShopper(shop.url), ...sync())
    expect(answer.userErrors.map(({ code }) => code)).toEqual(['INVALID'])
    expect(all).toBe(0)
  })

  it('include no change and no stock lookup for 200 products that do not exist', async () => {
    const unknown = Array.from({ length: CART.mostLines }, (_, i) => line(`NO-SUCH-${i}`, 1))
    const { answer, ...calls } = await countCalls(cartShopper(shop.url), 1, unknown)
    expect(new Set(answer.userErrors.map(({ code }) => code))).toEqual(new Set(['NOT_FOUND']))
    expect([calls.changes, calls.stock]).toEqual([0, 0])
  })
})
