import { describe, expect, it } from 'vitest'
import { answer, empty, settledLine } from './cart-state.test-kit.ts'
import type { CartState } from './cart-state.ts'
import { emptyCart } from './decode-cart.ts'
import { applyTotals } from './totals-change.ts'
import { visibleCart } from './visible-cart.ts'

function keptCart() {
  let state: CartState = { ...empty, settled: { ...answer(3, { A: 2, B: 1 }), at: 0 } }
  return {
    current: () => state,
    latest: async () => state,
    subscribe: () => () => undefined,
    change: async (change: (before: CartState) => CartState) => {
      state = change(state)
    },
  }
}

// TAX-3: goods that are delivered to another country are taxed at its rate, in every line and in the total.
describe('line totals', () => {
  const money = (amount: number) => ({ __typename: 'Money' as const, amount, currency: 'EUR', formatted: String(amount) })
  const price = (net: number, gross: number) => ({ __typename: 'TaxedMoney' as const, net: money(net), gross: money(gross) })
  const british = { unitPrice: price(100, 120), rowTotal: price(200, 240) }

  it('use the prices of the destination once they are known', async () => {
    const cart = keptCart()
    const lines = [{ ...settledLine('A', 2), ...british }]
    expect(await applyTotals(cart, { cart: { ...answer(0, {}), lines }, userErrors: [] }, 'device')).toBeNull()
    const [a, b] = visibleCart(cart.current()).lines
    expect([a?.sku, a?.rowTotal?.gross.amount, a?.unitPrice?.gross.amount]).toEqual(['A', 240, 120])
    expect(b).toMatchObject({ sku: 'B', rowTotal: settledLine('B', 1).rowTotal })
  })

  it('stay unchanged if the answer has another quantity or another line', async () => {
    const cart = keptCart()
    const before = visibleCart(cart.current()).lines
    const lines = [
      { ...settledLine('A', 4), ...british },
      { ...settledLine('B', 1), itemId: '__proto__', ...british },
    ]
    await applyTotals(cart, { cart: { ...answer(0, {}), lines }, userErrors: [] }, 'device')
    expect(visibleCart(cart.current()).lines).toEqual(before)
  })
})

// The platform may have lost the cart and may have restored only a part of it.
it('a coupon changes neither device lines nor the cart of another session', async () => {
  const cart = keptCart()
  const coupon = { __typename: 'CartCoupon', code: 'TIMBER10', discount: null } as const
  await applyTotals(cart, { cart: { ...answer(0, {}), lines: [settledLine('A', 4)], coupon }, userErrors: [] }, 'device')
  expect(visibleCart(cart.current()).lines.map(({ sku, quantity }) => [sku, quantity])).toEqual([
    ['A', 2],
    ['B', 1],
  ])
  expect(visibleCart(cart.current()).coupon?.code).toBe('TIMBER10')

  // USER-16
  await cart.change(() => emptyCart('another'))
  await applyTotals(cart, { cart: { ...answer(0, {}), lines: [settledLine('A', 4)], coupon }, userErrors: [] }, 'device')
  expect(visibleCart(cart.current())).toMatchObject({ lines: [], coupon: null })
})
