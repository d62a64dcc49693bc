import { describe, expect, it } from 'vitest'
import { afterOrder } from './after-order.ts'
import { addLines, setQuantities } from './cart-changes.ts'
import { answer, empty, newLine } from './cart-state.test-kit.ts'
import type { CartState } from './cart-state.ts'
import { syncInput, withAnswer } from './cart-sync.ts'
import { decodeCart } from './decode-cart.ts'
import { afterSession, toNewSession, withServerCart } from './new-session.ts'
import { visibleCart } from './visible-cart.ts'

const AT = 1_800_000_000_000

// CART-40
describe('the cart after sign-in', () => {
  it('takes the server’s cart with a new device id and revision', () => {
    const state = toNewSession(answer(7, { OAK: 3 }), 'after', AT)({ ...empty, deviceId: 'before', revision: 12 })
    expect(state).toMatchObject({ deviceId: 'after', revision: 0, intents: [], settled: { revision: 0, at: AT } })
    expect(visibleCart(state).lines.map(({ sku, quantity }) => [sku, quantity])).toEqual([['OAK', 3]])
  })

  it('leaves the cart to the next sync if the server could not return it', () => {
    expect(toNewSession(null, 'after', AT)(empty).settled).toBeNull()
  })

  it('keeps unsent changes and sends them as the first revision', () => {
    const unsent = addLines([newLine('PINE', 2)])({ ...empty, revision: 12 })
    const state = toNewSession(answer(7, { OAK: 3 }), 'after', AT)(unsent)
    const both = [
      { sku: 'OAK', quantity: 3 },
      { sku: 'PINE', quantity: 2 },
    ]
    expect(visibleCart(state).lines).toMatchObject(both)
    expect(syncInput(state)).toMatchObject({ deviceId: 'after', revision: 1, lines: both })
  })

  // CART-40
  it('adds a piece added during sign-in to the customer’s quantity', () => {
    const guest = withAnswer(addLines([newLine('OAK', 1)])(empty), {
      cart: answer(1, { OAK: 1 }),
      userErrors: [],
      at: AT,
      sent: syncInput(addLines([newLine('OAK', 1)])(empty)),
    })
    const state = toNewSession(answer(0, { OAK: 3 }), 'after', AT)(addLines([newLine('OAK', 1)])(guest))
    expect(syncInput(state)).toMatchObject({ revision: 1, lines: [{ sku: 'OAK', quantity: 4, itemId: 'item-OAK' }] })
  })

  it('subtracts a line the guest removed during sign-in', () => {
    const guest = { ...empty, settled: { ...answer(4, { OAK: 2 }), at: AT } }
    const state = toNewSession(answer(0, { OAK: 3 }), 'after', AT)(setQuantities({ OAK: 0 })(guest))
    expect(visibleCart(state).quantity).toBe(1)
  })
})

// CART-40, TOKEN-4
describe('the cart after its session has expired', () => {
  const customers: CartState = { ...empty, revision: 7, settled: { ...answer(7, { OAK: 2 }), at: AT } }
  const createSent = (state: CartState) => ({ userErrors: [], sent: syncInput(state), at: AT })

  it('drops the cart except for unconfirmed pieces', () => {
    const state = afterSession('next')(addLines([newLine('OAK', 1), newLine('PINE', 4)])(customers))
    expect(visibleCart(state).lines.map(({ sku, quantity, itemId }) => [sku, quantity, itemId])).toEqual([
      ['OAK', 1, null],
      ['PINE', 4, null],
    ])
    expect(visibleCart(afterSession('next')(setQuantities({ OAK: 1 })(customers))).lines).toEqual([])
  })

  it('reads the next cart before it adds the pieces', () => {
    const left = afterSession('next')(addLines([newLine('OAK', 1)])(customers))
    expect(syncInput(left, true)).toEqual({ deviceId: 'next', revision: 0, lines: [], removed: [], isForced: false })
    const known = withAnswer(left, { cart: answer(0, { OAK: 2 }), ...createSent(left) })
    expect(syncInput(known)).toMatchObject({ revision: 1, lines: [{ sku: 'OAK', quantity: 3 }] })
  })

  // CART-59
  it('names the carts before it and their last answers until the next sign-in, also after an order', () => {
    const added = addLines([newLine('OAK', 1)])(customers)
    const left = afterSession('next')(added)
    expect(left.previous).toEqual([{ deviceId: 'device', confirmedRevision: 7 }])
    const answered = withAnswer(left, { cart: answer(8, { OAK: 3 }), ...createSent(added) })
    const guests = withServerCart(answered, answer(2, {}), AT)
    const twice = afterSession('third')(afterOrder('next', 'other', AT)(guests))
    expect(twice.previous).toEqual([
      { deviceId: 'device', confirmedRevision: 8 },
      { deviceId: 'other', confirmedRevision: 0 },
    ])
    for (const cart of [answer(0, {}), null]) expect(toNewSession(cart, 'fourth', AT)(twice)).not.toHaveProperty('previous')
  })

  it.each([null, 'device', [null], [{ deviceId: 1, confirmedRevision: 0 }], [{ deviceId: 'a', confirmedRevision: -1 }]])(
    'ignores %j as previous carts',
    (previous) => {
      expect(decodeCart({ ...empty, previous }, empty)).toEqual(empty)
    },
  )

  it('survives a browser restart', () => {
    const left = afterSession('next')(addLines([newLine('OAK', 1)])(customers))
    expect(decodeCart(JSON.parse(JSON.stringify(left)), empty)).toEqual(left)
  })

  it.each([null, 'yes', [], { deviceId: 1, lines: [] }, { deviceId: 'a', lines: [{ key: 'A', quantity: -1, revision: 0 }] }])(
    'ignores %j as carried-over state',
    (carriedOver) => {
      expect(decodeCart({ ...empty, carriedOver }, empty)).toEqual(empty)
    },
  )
})
