import { expect, it, vi } from 'vitest'
import { PlatformRefused } from '../../../platform/base/errors.ts'
import type { Session } from '../../scope/session.types.ts'
import { SessionExpired } from '../../scope/session-errors.ts'
import { cartPlatform } from '../../testing/cart-platform.ts'
import { CREDENTIALS } from '../../testing/session.ts'
import { joinCarts } from '../join-carts.ts'
import { createShopper, line, readQuantities } from '../sync/sync.test-kit.ts'

const NOTHING = { stock: false, product: null }

/** A customer with two A and one B in the cart, whose session ends with the first 401. */
async function createCustomer(given: Parameters<typeof cartPlatform>[0]) {
  const cart = cartPlatform(given)
  const { session, scope, sync } = createShopper({ cart })
  session.signIn(CREDENTIALS)
  await sync(1, [line('A', 2), line('B', 1)])
  const { withToken }: Session = session
  session.withToken = async (call) => {
    try {
      return await withToken(call)
    } catch (error) {
      throw error instanceof PlatformRefused && error.status === 401 ? new SessionExpired() : error
    }
  }
  return {
    cart,
    sync,
    signInAgain: async () => {
      session.signOut()
      session.signIn(CREDENTIALS)
      const { cart: joined } = await session.serially(() => joinCarts(null, NOTHING, scope()))
      return joined && Object.fromEntries(joined.lines.map(({ sku, quantity }) => [sku, quantity]))
    },
  }
}

const denyOnce = (...names: readonly string[]) => {
  const left = new Set(names)
  return (call: string) => (left.delete(call) ? 401 : null)
}

// CART-54
it.each([
  ['a larger quantity', denyOnce('update A 5'), [line('A', 5), line('B', 1)]],
  ['a new line', denyOnce('update C 2'), [line('A', 2), line('B', 1), line('C', 2)]],
  ['a change beside the one that was refused', denyOnce('update C 2'), [line('A', 5), line('B', 1), line('C', 2)]],
])('the next sign-in takes back %s that the platform applied while it ended the session', async (_, deny, lines) => {
  const { cart, sync, signInAgain } = await createCustomer({ deny })
  await expect(sync(2, lines)).rejects.toThrow(SessionExpired)
  const applied = Object.fromEntries(lines.map(({ sku, quantity }) => [sku, quantity]))
  await vi.waitFor(() => expect(cart.quantities('4417')).toEqual(applied))
  expect(await signInAgain()).toEqual({ A: 2, B: 1 })
  expect(cart.quantities('4417')).toEqual({ A: 2, B: 1 })
})

// CART-54
it('the next sign-in takes back changes whose totals ended the session', async () => {
  let isEnding = false
  const { sync, signInAgain } = await createCustomer({ refuse: (call) => (isEnding && call === 'totals' ? 401 : null) })
  isEnding = true
  await expect(sync(2, [line('A', 5), line('B', 1)])).rejects.toThrow(SessionExpired)
  isEnding = false
  expect(await signInAgain()).toEqual({ A: 2, B: 1 })
})

// CART-54
it('the first sync after a sign-in takes them back if the sign-in could not open the cart', async () => {
  let isAway = false
  const { sync, signInAgain } = await createCustomer({
    deny: denyOnce('update A 5'),
    fate: (call) => (isAway && call === 'create' ? 'lost on the way' : 'answered'),
  })
  await expect(sync(2, [line('A', 5), line('B', 1)])).rejects.toThrow(SessionExpired)
  isAway = true
  expect(await signInAgain()).toBeNull()
  isAway = false
  expect(readQuantities(await sync(0, [], { deviceId: 'device-2' }))).toEqual({ A: 2, B: 1 })
})

// CART-54
it('the next sign-in takes nothing back that was not applied, was changed since, or was taken back before', async () => {
  const ended = await createCustomer({ refuse: denyOnce('update A 5') })
  await expect(ended.sync(2, [line('A', 5), line('B', 1)])).rejects.toThrow(SessionExpired)
  expect(await ended.signInAgain()).toEqual({ A: 2, B: 1 })

  const changed = await createCustomer({ deny: denyOnce('update A 5') })
  await expect(changed.sync(2, [line('A', 5), line('B', 1)])).rejects.toThrow(SessionExpired)
  changed.cart.put('A', 6)
  expect(await changed.signInAgain()).toEqual({ A: 6, B: 1 })

  changed.cart.put('A', 5)
  expect(await changed.signInAgain()).toEqual({ A: 5, B: 1 })
})

interface Given {
  readonly confirmedRevision?: number | null
  readonly isUnchanged?: boolean
}

// CART-55
it.each<[string, number, Given, Record<string, number>]>([
  ['takes back a change that the device sends again', 2, {}, { A: 2, B: 1 }],
  ['keeps a change whose answer the device has', 2, { isUnchanged: true }, { A: 5, B: 1 }],
  ['keeps a change if a device that may have its answer sends a newer one', 3, {}, { A: 5, B: 1 }],
  // CART-56
  ['takes back a change without an answer if the device sends a newer one', 3, { confirmedRevision: 1 }, { A: 2, B: 1 }],
  ['keeps an answered change if the device sends a newer one', 3, { confirmedRevision: 2 }, { A: 5, B: 1 }],
  // CART-57
  ['keeps every change if the device names a later answer than its syncs', 3, { confirmedRevision: 9 }, { A: 5, B: 1 }],
  ['takes back a change if the device names an answer before all its syncs', 3, { confirmedRevision: -1 }, { A: 2, B: 1 }],
])(
  'the next sign-in %s after the session has ended',
  async (_, revision, { confirmedRevision = null, ...given }: Given, expected) => {
    let isEnding = false
    const { sync, signInAgain } = await createCustomer({ refuse: (call) => (isEnding && call === 'pull' ? 401 : null) })
    await sync(2, [line('A', 5), line('B', 1)])
    isEnding = true
    const lines = [line('A', 5, given), line('B', 1, { isUnchanged: true })]
    await expect(sync(revision, lines, { confirmedRevision })).rejects.toThrow(SessionExpired)
    isEnding = false
    expect(await signInAgain()).toEqual(expected)
    expect(await signInAgain()).toEqual(expected)
  },
)
