import { describe, expect, it } from 'vitest'
import { afterOrder, hasJustOrdered, withDelivery } from './after-order.ts'
import { addLines, removeLines, setQuantities } from './cart-changes.ts'
import { answer, empty, newLine } from './cart-state.test-kit.ts'
import type { CartState } from './cart-state.ts'
import { syncInput, withAnswer } from './cart-sync.ts'
import { decodeCart, emptyCart } from './decode-cart.ts'
import { afterSession } from './new-session.ts'
import { visibleCart } from './visible-cart.ts'

const added = addLines([newLine('A', 2), newLine('B')])(empty)
const sent = syncInput(added)
const settled = withAnswer(added, { cart: answer(1, { A: 2, B: 1 }), userErrors: [], sent: { ...sent, removed: [] }, at: 1 })
const quantities = (state: CartState) => Object.fromEntries(visibleCart(state).lines.map(({ sku, quantity }) => [sku, quantity]))

// CART-14
describe('the cart after an order', () => {
  it('empties lines, coupon and totals and sets a new device id', () => {
    const after = afterOrder('device', 'next', 1)(settled)
    expect(after).toMatchObject({ ...empty, deviceId: 'next', orderedAt: 1 })
  })

  // ORDER-12
  it('records the confirmed lines across restarts, without totals settled elsewhere', () => {
    const after = afterOrder('device', 'next', 1)(addLines([newLine('C', 3)])(settled))
    expect(after.ordered).toMatchObject({
      lines: [
        { sku: 'A', name: 'Board A', quantity: 2 },
        { sku: 'B', quantity: 1 },
      ],
      summary: null,
      grandTotal: null,
      deliveryAddress: null,
      deliveryMethod: null,
    })
    expect(decodeCart(structuredClone(after), empty).ordered).toEqual(after.ordered)
    expect(decodeCart({ ...after, ordered: { lines: 'none' } }, empty)).not.toHaveProperty('ordered')
    expect(afterSession('guest')(after)).not.toHaveProperty('ordered')
  })

  // ORDER-20
  it('records the delivery method that the platform states, once and across restarts', () => {
    const collected = withDelivery({ deliveryMethod: 'Collect, Leeds', deliveryMethodCode: 'branch_collect' })
    const after = collected(afterOrder('device', 'next', 1)(settled))
    const stored = decodeCart(structuredClone(after), empty)
    expect(stored.ordered).toMatchObject({ deliveryMethod: 'Collect, Leeds', deliveryMethodCode: 'branch_collect' })
    expect(withDelivery({ deliveryMethod: 'Lorry', deliveryMethodCode: 'lorry_day' })(stored)).toBe(stored)
    expect(withDelivery({ deliveryMethod: null, deliveryMethodCode: null })(settled)).toBe(settled)
    expect(collected(settled)).toBe(settled)
  })

  it('keeps lines added after the cart was handed over, as new lines', () => {
    const after = afterOrder('device', 'next', 1)(addLines([newLine('C', 3)])(settled))
    expect([quantities(after), after.revision, after.deviceId]).toEqual([{ C: 3 }, 1, 'next'])
    expect(syncInput(after)).toMatchObject({ deviceId: 'next', revision: 1, lines: [{ sku: 'C', itemId: null }], removed: [] })
  })

  it('drops changes of ordered lines', () => {
    const changed = removeLines(['B'])(setQuantities({ A: 9 })(settled))
    expect(quantities(afterOrder('device', 'next', 1)(changed))).toEqual({})
  })

  it('ignores a late call if a new cart has begun', () => {
    const begun = addLines([newLine('D')])(afterOrder('device', 'next', 1)(settled))
    expect(afterOrder('device', 'other', 1)(begun)).toBe(begun)
  })

  it('ignores late answers to earlier syncs', () => {
    const after = afterOrder('device', 'next', 1)(settled)
    const late = { cart: answer(2, { A: 2 }), userErrors: [], sent: { ...sent, removed: [] }, at: 2 }
    expect(withAnswer(after, late)).toBe(after)
  })
})

// SCREEN-17
describe('hasJustOrdered', () => {
  const HALF_AN_HOUR = 30 * 60_000
  const ordered = afterOrder('device', 'next', 1_000_000)(settled)

  it.each([
    ['is true right after an order', ordered, 1_000_000, true],
    ['is true half an hour after an order', ordered, 1_000_000 + HALF_AN_HOUR, true],
    ['is false later than that', ordered, 1_000_001 + HALF_AN_HOUR, false],
    ['is false without an order', settled, 1_000_000, false],
  ])('%s', (_, cart, now, expected) => expect(hasJustOrdered(cart, now)).toBe(expected))

  it('survives later additions to the cart', () => {
    expect(decodeCart(structuredClone(addLines([newLine('D')])(ordered)), emptyCart('other')).orderedAt).toBe(1_000_000)
  })
})
