import { afterEach, describe, expect, it } from 'vitest'
import type { ShopInfo } from '#schema/page.types.ts'
import type { VisibleLine } from '../../../../sync/tasks/cart/cart-state.ts'
import { cartCount, quantityBySku } from '../cart.ts'
import { setCounts } from './open-cart.ts'

/** Five pieces in three lines, two of which differ in their options only. */
const CART = {
  lines: [
    { sku: 'OAK', quantity: 2 },
    { sku: 'SIGN', quantity: 1 },
    { sku: 'SIGN', quantity: 2 },
  ] as unknown as readonly VisibleLine[],
  quantity: 5,
}
const counting = (counts: ShopInfo['cart']['counts']) => ({ cart: { counts } }) as Pick<ShopInfo, 'cart'>

afterEach(() => {
  cartCount.set(cartCount.initial)
  quantityBySku.set(quantityBySku.initial)
})

describe('setCounts', () => {
  // CART-10
  it.each([
    ['lines', 3],
    ['quantities', 5],
  ] as const)('counts %s: %i', (counts, count) => {
    setCounts(CART, counting(counts))
    expect(cartCount.current()).toBe(count)
  })

  it('adds up the quantities of a product across its options', () => {
    setCounts(CART, counting('lines'))
    expect([...quantityBySku.current()]).toEqual([
      ['OAK', 2],
      ['SIGN', 3],
    ])
  })
})
