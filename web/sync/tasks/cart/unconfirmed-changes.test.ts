import { expect, it } from 'vitest'
import type { ValueChange } from '../../../storage/device-value.ts'
import type { Mutate } from '../../define-task.ts'
import { addLines } from './cart-changes.ts'
import { answer, empty, newLine } from './cart-state.test-kit.ts'
import type { CartState } from './cart-state.ts'
import { toNewSession } from './new-session.ts'
import { readUnconfirmed } from './unconfirmed-changes.ts'
import { visibleCart } from './visible-cart.ts'

/** A device with this cart, and a server whose guest's cart has two OAK. */
function createDevice(state: CartState) {
  const sent: unknown[] = []
  const cart = {
    latest: async () => state,
    change: async (change: ValueChange<CartState>) => {
      state = change(state)
    },
  }
  // The only mutation is the sync.
  const mutate = (async (_: unknown, { input }: { readonly input: unknown }) => {
    sent.push(input)
    return { cartSync: { cart: answer(0, { OAK: 2 }), isOrdered: false, userErrors: [], goesWith: null } }
  }) as unknown as Mutate
  return { sent, read: () => readUnconfirmed(cart, mutate), state: () => state }
}

// CART-54
it('a sign-in adds a piece once if the server has it and its answer was lost', async () => {
  const { sent, read, state } = createDevice(addLines([newLine('OAK', 2), newLine('PINE', 1)])(empty))
  await read()
  expect(sent).toEqual([{ deviceId: 'device', revision: 0, lines: [], removed: [], isForced: false }])
  const signedIn = toNewSession(answer(0, { OAK: 5 }), 'after', 1)(state())
  expect(visibleCart(signedIn).lines.map(({ sku, quantity }) => [sku, quantity])).toEqual([
    ['OAK', 5],
    ['PINE', 1],
  ])
})

// CART-54
it('a sign-in reads nothing if the server has confirmed every change', async () => {
  const { sent, read } = createDevice(empty)
  await read()
  expect(sent).toEqual([])
})
