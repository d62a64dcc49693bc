import { describe, expect, it } from 'vitest'
import { afterOrder, hasJustOrdered } from './after-order.ts'
import { withAdded, without, withQuantities } from './cart-changes.ts'
import { answer, empty, newLine } from './cart-state.test-kit.ts'
import type { CartState } from './cart-state.ts'
import { syncInput, withAnswer } from './cart-sync.ts'
import { decodeCart, emptyCart } from './decode-cart.ts'
import { afterSession } from './new-session.ts'
import { visibleCart } from './visible-cart.ts'

const added = withAdded([newLine('A', 2), newLine('B')])(empty)
const sent = syncInput(added)
const settled = withAnswer(added, { cart: answer(1, { A: 2, B: 1 }), userErrors: [], sent: { ...sent, removed: [] }, at: 1 })
const quantities = (state: CartState) => Object.fromEntries(visibleCart(state).lines.map(({ sku, quantity }) => [sku, quantity]))

// CART-14
describe('the cart of a device after its order', () => {
  it('has nothing in it, no coupon and no totals, and another name', () => {
    const after = afterOrder('device', 'next', 1)(settled)
    expect(after).toMatchObject({ ...empty, deviceId: 'next', orderedAt: 1 })
  })

  // ORDER-12
  it('remembers the lines that the server had confirmed, over a restart too, and nothing that was settled elsewhere', () => {
    const after = afterOrder('device', 'next', 1)(withAdded([newLine('C', 3)])(settled))
    expect(after.ordered).toMatchObject({
      lines: [
        { sku: 'A', name: 'Board A', quantity: 2 },
        { sku: 'B', quantity: 1 },
      ],
      ...{ summary: null, grandTotal: null, deliveryAddress: null, deliveryMethod: null },
    })
    expect(decodeCart(structuredClone(after), empty).ordered).toEqual(after.ordered)
    expect(decodeCart({ ...after, ordered: { lines: 'none' } }, empty)).not.toHaveProperty('ordered')
    expect(afterSession('guest')(after)).not.toHaveProperty('ordered')
  })

  it('keeps what was put in after the cart was handed over, as something new', () => {
    const after = afterOrder('device', 'next', 1)(withAdded([newLine('C', 3)])(settled))
    expect([quantities(after), after.revision, after.deviceId]).toEqual([{ C: 3 }, 1, 'next'])
    expect(syncInput(after)).toMatchObject({ deviceId: 'next', revision: 1, lines: [{ sku: 'C', itemId: null }], removed: [] })
  })

  it('keeps no change of what was ordered', () => {
    const changed = without(['B'])(withQuantities({ A: 9 })(settled))
    expect(quantities(afterOrder('device', 'next', 1)(changed))).toEqual({})
  })

  it('is left alone when it has begun anew, however late it is told', () => {
    const begun = withAdded([newLine('D')])(afterOrder('device', 'next', 1)(settled))
    expect(afterOrder('device', 'other', 1)(begun)).toBe(begun)
  })

  it('is brought back by no answer to what was sent before', () => {
    const after = afterOrder('device', 'next', 1)(settled)
    const late = { cart: answer(2, { A: 2 }), userErrors: [], sent: { ...sent, removed: [] }, at: 2 }
    expect(withAnswer(after, late)).toBe(after)
  })
})

// SCREEN-17
describe('a device that is led to the page of thanks', () => {
  const HALF_AN_HOUR = 30 * 60_000
  const ordered = afterOrder('device', 'next', 1_000_000)(settled)

  it.each([
    ['has just ordered', ordered, 1_000_000, true],
    ['has just ordered, half an hour later', ordered, 1_000_000 + HALF_AN_HOUR, true],
    ['ordered longer ago', ordered, 1_000_001 + HALF_AN_HOUR, false],
    ['has not ordered', settled, 1_000_000, false],
  ])('%s', (_, cart, now, expected) => expect(hasJustOrdered(cart, now)).toBe(expected))

  it('keeps when it ordered, also once something else is in its cart', () => {
    expect(decodeCart(structuredClone(withAdded([newLine('D')])(ordered)), emptyCart('other')).orderedAt).toBe(1_000_000)
  })
})
