import { expect, it } from 'vitest'
import { cleared } from '../state/cart-changes.ts'
import { answer, empty, settledLine } from '../state/cart-state.test-kit.ts'
import type { CartState } from '../state/cart-state.ts'
import { visibleCart } from '../state/visible-cart.ts'
import { takeTotals } from './totals-change.ts'

// The platform can have lost the cart, and have a part of it again so far.
it('a coupon says nothing of the lines of the device, nor of the cart of another session', async () => {
  let state: CartState = { ...empty, settled: { ...answer(3, { A: 2, B: 1 }), at: 0 } }
  const cart = {
    current: () => state,
    latest: async () => state,
    subscribe: () => () => undefined,
    change: async (change: (before: CartState) => CartState) => {
      state = change(state)
    },
  }
  const coupon = { __typename: 'CartCoupon', code: 'TIMBER10', discount: null } as const
  await takeTotals(cart, { cart: { ...answer(0, {}), lines: [settledLine('A', 4)], coupon }, userErrors: [] }, 'device')
  expect(visibleCart(state).lines.map(({ sku, quantity }) => [sku, quantity])).toEqual([
    ['A', 2],
    ['B', 1],
  ])
  expect(visibleCart(state).coupon?.code).toBe('TIMBER10')

  // USER-16
  state = cleared('another')(state)
  await takeTotals(cart, { cart: { ...answer(0, {}), lines: [settledLine('A', 4)], coupon }, userErrors: [] }, 'device')
  expect(visibleCart(state)).toMatchObject({ lines: [], coupon: null })
})
