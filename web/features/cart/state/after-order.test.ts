import { describe, expect, it } from 'vitest'
import { afterOrder } from './after-order.ts'
import { withAdded, without, withQuantities } from './cart-changes.ts'
import { answer, empty, newLine } from './cart-state.test-kit.ts'
import type { CartState } from './cart-state.ts'
import { syncInput, withAnswer } from './cart-sync.ts'
import { visibleCart } from './visible-cart.ts'

const added = withAdded([newLine('A', 2), newLine('B')])(empty)
const sent = syncInput(added)
const settled = withAnswer(added, { cart: answer(1, { A: 2, B: 1 }), userErrors: [], sent: { ...sent, removed: [] }, at: 1 })
const quantities = (state: CartState) => Object.fromEntries(visibleCart(state).lines.map(({ sku, quantity }) => [sku, quantity]))

// CART-14
describe('the cart of a device after its order', () => {
  it('has nothing in it, no coupon and no totals, and another name', () => {
    const after = afterOrder('device', 'next')(settled)
    expect(after).toEqual({ ...empty, deviceId: 'next' })
  })

  it('keeps what was put in after the cart was handed over, as something new', () => {
    const after = afterOrder('device', 'next')(withAdded([newLine('C', 3)])(settled))
    expect([quantities(after), after.revision, after.deviceId]).toEqual([{ C: 3 }, 1, 'next'])
    expect(syncInput(after)).toMatchObject({ deviceId: 'next', revision: 1, lines: [{ sku: 'C', itemId: null }], removed: [] })
  })

  it('keeps no change of what was ordered', () => {
    const changed = without(['B'])(withQuantities({ A: 9 })(settled))
    expect(quantities(afterOrder('device', 'next')(changed))).toEqual({})
  })

  it('is left alone when it has begun anew, however late it is told', () => {
    const begun = withAdded([newLine('D')])(afterOrder('device', 'next')(settled))
    expect(afterOrder('device', 'other')(begun)).toBe(begun)
  })

  it('is brought back by no answer to what was sent before', () => {
    const after = afterOrder('device', 'next')(settled)
    const late = { cart: answer(2, { A: 2 }), userErrors: [], sent: { ...sent, removed: [] }, at: 2 }
    expect(withAnswer(after, late)).toBe(after)
  })
})
