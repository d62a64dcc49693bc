import { describe, expect, it, vi } from 'vitest'
import type { CartRefusalFragment } from '#schema/generated/operations.ts'
import type { ValueChange } from '../../../../storage/device-value.ts'
import { newTask } from '../../../../sync/task.ts'
import type { Mutate } from '../../../../sync/task-queue.ts'
import { withAdded } from '../../../../sync/tasks/cart/cart-changes.ts'
import { answer, empty, newLine } from '../../../../sync/tasks/cart/cart-state.test-kit.ts'
import type { CartState } from '../../../../sync/tasks/cart/cart-state.ts'
import { inNewSession } from '../../../../sync/tasks/cart/new-session.ts'
import { cartSync, syncTask } from '../../../../sync/tasks/cart/sync-task.ts'
import { visibleCart } from '../../../../sync/tasks/cart/visible-cart.ts'

const refusal = (code: CartRefusalFragment['code'], field: string | null = null): CartRefusalFragment => ({
  __typename: 'UserError',
  code,
  field,
  message: `Said of ${code}`,
})

/** A server that gives every request the same answer. */
const answering =
  (send: (variables: unknown) => Promise<unknown>): Mutate =>
  async <Result>(_: unknown, variables: unknown) =>
    (await send(variables)) as Result

/** A cart with two of A, and a server that answers its sync. */
function syncing(cart: ReturnType<typeof answer> | null, userErrors: readonly CartRefusalFragment[] = [], isOrdered = false) {
  let state = withAdded([newLine('A', 2)])(empty)
  const tell = vi.fn()
  const tellOrdered = vi.fn()
  const send = vi.fn(
    async (_: unknown) => ({ cartSync: { __typename: 'CartSyncPayload', cart, userErrors, isOrdered } }) as const,
  )
  const kind = cartSync({
    cart: {
      latest: async () => state,
      change: async (change: ValueChange<CartState>) => {
        state = change(state)
      },
    },
    tell,
    tellOrdered,
  })
  const { variables } = syncTask(state, false)
  return {
    tell,
    tellOrdered,
    send,
    variables,
    seen: () => visibleCart(state),
    /** A customer with three of A signs in. */
    renew: () => {
      state = inNewSession(answer(0, { A: 3 }), 'after', 0)(state)
    },
    run: (silent = false) => kind.run({ variables, silent }, answering(send)),
  }
}

describe('cartSync', () => {
  it('replaces the cart with the answer and completes', async () => {
    const { run, seen, tell } = syncing(answer(1, { A: 2 }))
    expect(await run()).toEqual({ result: null, code: 200, meta: { revision: 1 } })
    expect(seen()).toMatchObject({ quantity: 2, isPending: false })
    expect(tell).not.toHaveBeenCalled()
  })

  // QUEUE-7
  it('shows rejections unless the task is silent', async () => {
    const { run, seen, tell } = syncing(answer(1, {}), [refusal('OUT_OF_STOCK', 'lines.0')])
    expect(await run()).toEqual({ result: null, code: 'OUT_OF_STOCK', meta: { revision: 1 } })
    expect(tell).toHaveBeenCalledWith({ message: 'Said of OUT_OF_STOCK', key: 'A', name: 'Board A' })
    expect(seen().lines).toEqual([])
    tell.mockClear()
    await run(true)
    expect(tell).not.toHaveBeenCalled()
  })

  // CART-40
  it('does not send quantities of an earlier session', async () => {
    const { run, send, seen, renew } = syncing(answer(1, { A: 2 }))
    renew()
    expect(await run()).toEqual({ result: null, code: 200 })
    expect(send).not.toHaveBeenCalled()
    expect(seen().lines.map(({ sku, quantity }) => [sku, quantity])).toEqual([['A', 5]])
  })

  // CART-14, CHECKOUT-1
  it('empties an ordered cart and reports the order', async () => {
    const { run, seen, tellOrdered } = syncing({ ...answer(0, {}) }, [], true)
    expect(await run()).toEqual({ result: null, code: 200 })
    expect(tellOrdered).toHaveBeenCalledOnce()
    expect(seen().lines.map(({ sku }) => sku)).toEqual(['A'])
    await run(true)
    expect(tellOrdered).toHaveBeenCalledOnce()
  })

  it.each(['UNAVAILABLE', 'TOO_MANY_REQUESTS'] as const)(
    'keeps the task silently if the platform is unavailable (%s)',
    async (code) => {
      const { run, seen, tell } = syncing(null, [refusal(code)])
      expect(await run()).toBeNull()
      expect(seen()).toMatchObject({ quantity: 2, isPending: true })
      expect(tell).not.toHaveBeenCalled()
    },
  )

  it('completes and keeps the device cart if the shop has no server carts', async () => {
    const { run, seen } = syncing(null)
    expect(await run()).toEqual({ result: null, code: 200, meta: { revision: null } })
    expect(seen().quantity).toBe(2)
  })

  it.each([null, 7, {}, { input: null }, { input: { deviceId: 'x', revision: 'y', lines: [], removed: [] } }])(
    'sends the current cart if another version stored %j',
    async (variables) => {
      let state = withAdded([newLine('A', 2)])(empty)
      const send = vi.fn(
        async (_: unknown) =>
          ({ cartSync: { __typename: 'CartSyncPayload', cart: null, userErrors: [], isOrdered: false } }) as const,
      )
      const change = async (wanted: ValueChange<CartState>) => {
        state = wanted(state)
      }
      await cartSync({
        cart: { latest: async () => state, change },
        tell: () => undefined,
        tellOrdered: () => undefined,
      }).run({ variables, silent: false }, answering(send))
      expect(send).toHaveBeenCalledWith(syncTask(state, false).variables)
    },
  )
})

// MERGE-12
describe('a sync that replaces a waiting one', () => {
  const waiting = (input: unknown) =>
    newTask({ operation: 'CartSync', subject: 'cart', variables: { input } }, new Date(), 'waiting')
  const { input } = syncTask(empty, false).variables
  const isForced = (replaced: unknown) => {
    const { inherit } = cartSync({
      cart: { latest: async () => empty, change: async () => undefined },
      tell: () => undefined,
      tellOrdered: () => undefined,
    })
    return inherit?.(waiting(input), waiting(replaced)).variables
  }

  it.each([
    ['is forced if the waiting one was', { ...input, isForced: true }, true],
    ['is not forced if the waiting one was not', input, false],
    ['is not forced if the waiting one was of an earlier session', { ...input, deviceId: 'before', isForced: true }, false],
    ['is not forced if the waiting one is unreadable', { isForced: true }, false],
  ])('%s', (_, replaced, expected) => {
    expect(isForced(replaced)).toEqual({ input: { ...input, isForced: expected } })
  })
})
