import { describe, expect, it } from 'vitest'
import { withAdded } from './cart-changes.ts'
import { answer, empty, newLine } from './cart-state.test-kit.ts'
import { syncInput } from './cart-sync.ts'
import { inNewSession } from './new-session.ts'
import { visibleCart } from './visible-cart.ts'

const AT = 1_800_000_000_000

// CART-20
describe('the cart of somebody who signs in', () => {
  it('is the server’s, whatever the guest’s was, and its changes are counted anew under another name', () => {
    const state = inNewSession(answer(7, { OAK: 3 }), 'after', AT)({ ...empty, deviceId: 'before', revision: 12 })
    expect(state).toMatchObject({ deviceId: 'after', revision: 0, intents: [], settled: { revision: 0, at: AT } })
    expect(visibleCart(state).lines.map(({ sku, quantity }) => [sku, quantity])).toEqual([['OAK', 3]])
  })

  it('is asked for when the server could not say', () => {
    expect(inNewSession(null, 'after', AT)(empty).settled).toBeNull()
  })

  it('has what was not sent yet, which is sent as the first change', () => {
    const unsent = withAdded([newLine('PINE', 2)])({ ...empty, revision: 12 })
    const state = inNewSession(answer(7, { OAK: 3 }), 'after', AT)(unsent)
    const both = [
      { sku: 'OAK', quantity: 3 },
      { sku: 'PINE', quantity: 2 },
    ]
    expect(visibleCart(state).lines).toMatchObject(both)
    expect(syncInput(state)).toMatchObject({ deviceId: 'after', revision: 1, lines: both })
  })
})
