import { describe, expect, it, vi } from 'vitest'
import type { CartRefusalFragment } from '#schema/generated/operations.ts'
import type { OpenDeviceValue } from '../../../storage/open-device-value.ts'
import type { Mutate, TaskDevice } from '../../define-task.ts'
import { createTask } from '../../task.ts'
import { customerOnDevice } from '../customer/customer-on-device.ts'
import { addLines } from './cart-changes.ts'
import { answer, empty, newLine } from './cart-state.test-kit.ts'
import type { CartState } from './cart-state.ts'
import { syncInput } from './cart-sync.ts'
import { cartTask, refusals } from './cart-task.ts'
import { exchangeLines } from './exchange-lines.ts'
import { findTakenBack } from './find-taken-back.ts'
import { toNewSession } from './new-session.ts'
import { visibleCart } from './visible-cart.ts'

const refusal = (code: CartRefusalFragment['code'], field: string | null = null): CartRefusalFragment => ({
  __typename: 'UserError',
  code,
  field,
  message: `Said of ${code}`,
})

/** A cart with two of A, and a server that answers its sync. */
function createSyncing(
  cart: ReturnType<typeof answer> | null,
  userErrors: readonly CartRefusalFragment[] = [],
  isOrdered = false,
) {
  let profile: object | null = null
  let state = addLines([newLine('A', 2)])(empty)
  const sent = vi.fn()
  const mutate: Mutate = async <Result>(_: unknown, variables: unknown) => {
    sent(variables)
    return { cartSync: { __typename: 'CartSyncPayload', cart, userErrors, isOrdered } } as unknown as Result
  }
  const device: TaskDevice = {
    read: async <Value>(value: OpenDeviceValue<Value>) => ((value as unknown) === customerOnDevice ? profile : state) as Value,
    change: async <Value>(_: OpenDeviceValue<Value>, change: (value: Value) => Value) => {
      state = change(state as Value) as CartState
      return true
    },
  }
  const variables: unknown = { input: { ...syncInput(state), confirmedRevision: 0, isCustomers: false } }
  return {
    sent,
    variables,
    seen: () => visibleCart(state),
    storeProfile: () => {
      profile = { email: 'ann@oak.example' }
    },
    /** A customer with three of A signs in. */
    signIn: () => {
      state = toNewSession(answer(0, { A: 3 }), 'after', 0)(state)
    },
    async run(given = variables) {
      const answered = await cartTask.send({ variables: given }, device, mutate)
      if (answered.kind !== 'answered' && answered.kind !== 'retryable') return { kind: answered.kind }
      const outcome = await cartTask.settle(answered, device)
      return { kind: answered.kind, refusals: refusals(outcome), record: cartTask.record(outcome) }
    },
  }
}

describe('cartTask', () => {
  it('replaces the cart with the answer and completes', async () => {
    const { run, seen } = createSyncing(answer(1, { A: 2 }))
    expect(await run()).toMatchObject({ kind: 'answered', refusals: [], record: { code: 200, meta: { revision: 1 } } })
    expect(seen()).toMatchObject({ quantity: 2, isPending: false })
  })

  // CART-56
  it('names the newest revision that the device has an answer for when it is sent', async () => {
    const { run, sent, variables } = createSyncing(answer(1, { A: 2 }))
    await run()
    await run(variables)
    expect(sent).toHaveBeenLastCalledWith({ input: expect.objectContaining({ revision: 1, confirmedRevision: 1 }) })
  })

  // CART-60
  it('says whether the device holds a customer’s profile when it is sent', async () => {
    const { run, sent, variables, storeProfile } = createSyncing(answer(1, { A: 2 }))
    await run()
    expect(sent).toHaveBeenLastCalledWith({ input: expect.objectContaining({ isCustomers: false }) })
    storeProfile()
    await run(variables)
    expect(sent).toHaveBeenLastCalledWith({ input: expect.objectContaining({ isCustomers: true }) })
  })

  // QUEUE-7
  it('names the line that the platform rejected, although the cart has lost it', async () => {
    const { run, seen } = createSyncing(answer(1, {}), [refusal('OUT_OF_STOCK', 'lines.0')])
    expect(await run()).toMatchObject({
      refusals: [{ message: 'Said of OUT_OF_STOCK', key: 'A', name: 'Board A' }],
      record: { code: 'OUT_OF_STOCK', meta: { revision: 1 } },
    })
    expect(seen().lines).toEqual([])
  })

  // CART-40
  it('does not send quantities of an earlier session', async () => {
    const { run, sent, seen, signIn } = createSyncing(answer(1, { A: 2 }))
    signIn()
    expect(await run()).toEqual({ kind: 'dropped' })
    expect(sent).not.toHaveBeenCalled()
    expect(seen().lines.map(({ sku, quantity }) => [sku, quantity])).toEqual([['A', 5]])
  })

  // CART-14, CHECKOUT-1
  it('empties an ordered cart', async () => {
    const { run, seen } = createSyncing({ ...answer(0, {}) }, [], true)
    expect(await run()).toMatchObject({ kind: 'answered', refusals: [] })
    expect(seen().lines.map(({ sku }) => sku)).toEqual(['A'])
  })

  it.each(['UNAVAILABLE', 'TOO_MANY_REQUESTS'] as const)('stays unsent if the platform is unavailable (%s)', async (code) => {
    const { run, seen } = createSyncing(null, [refusal(code)])
    expect(await run()).toMatchObject({ kind: 'retryable', refusals: [] })
    expect(seen()).toMatchObject({ quantity: 2, isPending: true })
  })

  it.each(['UNAVAILABLE', 'TOO_MANY_REQUESTS'] as const)(
    'takes over the cart and keeps the change that the platform could not make now (%s)',
    async (code) => {
      const { run, seen } = createSyncing(answer(0, { B: 1 }), [refusal(code, 'lines.0')])
      expect(await run()).toMatchObject({ kind: 'retryable', refusals: [] })
      expect(seen().lines.map(({ sku, quantity }) => [sku, quantity])).toEqual([
        ['B', 1],
        ['A', 2],
      ])
    },
  )

  it('completes and keeps the device cart if the shop has no server carts', async () => {
    const { run, seen } = createSyncing(null)
    expect(await run()).toMatchObject({ kind: 'answered', record: { code: 200, meta: { revision: null } } })
    expect(seen().quantity).toBe(2)
  })

  it.each([
    null,
    7,
    {},
    { input: null },
    { input: { deviceId: 'x', revision: 'y', lines: [], removed: [] } },
    { input: syncInput(empty), added: 7 },
  ])('sends the current cart if another version stored %j', async (stored) => {
    const { run, sent, variables } = createSyncing(null)
    await run(stored)
    expect(sent).toHaveBeenCalledExactlyOnceWith(variables)
  })

  // NOTICE-8
  it('asks for suggestions for the added product', async () => {
    const { run, sent, variables } = createSyncing(null)
    await run({ ...Object(variables), added: 'A' })
    expect(sent).toHaveBeenCalledExactlyOnceWith({ ...Object(variables), added: 'A' })
  })

  // QUEUE-5
  it('is stored as older versions of the shop stored it', () => {
    const input = syncInput(addLines([newLine('A', 2)])(empty))
    expect(cartTask.create({ input })).toEqual({
      operation: 'CartSync',
      subject: 'cart',
      variables: { input },
      silent: false,
      is_result_cacheable: false,
    })
  })
})

// MERGE-12
describe('a sync that replaces an unsent one', () => {
  const createWaiting = (input: unknown) =>
    createTask({ ...cartTask.create({ input: syncInput(empty) }), variables: { input } }, new Date(), 'waiting')
  const input = syncInput(empty)
  const isForced = (replaced: unknown) => cartTask.inherit(createWaiting(input), createWaiting(replaced)).variables

  it.each([
    ['is forced if the unsent one was', { ...input, isForced: true }, true],
    ['is not forced if the unsent one was not', input, false],
    ['is not forced if the unsent one was of an earlier session', { ...input, deviceId: 'before', isForced: true }, false],
    ['is not forced if the unsent one is unreadable', { isForced: true }, false],
  ])('%s', (_, replaced, expected) => {
    expect(isForced(replaced)).toEqual({ input: { ...input, isForced: expected } })
  })

  // NOTICE-8
  it('asks for suggestions for its own product', () => {
    const createAdded = (sku: string) => createTask(cartTask.create({ input, added: sku }), new Date(), 'waiting')
    expect(cartTask.inherit(createAdded('B'), createAdded('A')).variables).toEqual({ input, added: 'B' })
  })
})

// CUT-31
describe('findTakenBack', () => {
  const exchanged = exchangeLines([], [newLine('A'), newLine('B')])(empty)
  const outcome = (cart: ReturnType<typeof answer> | null, userErrors: readonly CartRefusalFragment[], deviceId = 'device') => ({
    result: {
      __typename: 'Mutation',
      cartSync: { __typename: 'CartSyncPayload', cart, userErrors, isOrdered: false, goesWith: [] },
    } as const,
    variables: { input: { ...syncInput(exchanged), deviceId } },
    before: exchanged,
  })

  it.each([
    ['all lines of an exchange if one is rejected', outcome(answer(1, { A: 1 }), [refusal('REFUSED', 'lines.1')]), ['A', 'B']],
    ['all lines of an exchange if one is missing', outcome(answer(1, { A: 1 }), []), ['A', 'B']],
    ['nothing if all lines are there', outcome(answer(1, { A: 1, B: 1 }), []), []],
    ['nothing while the platform is unavailable', outcome(answer(0, {}), [refusal('UNAVAILABLE', 'lines.1')]), []],
    ['nothing without a cart', outcome(null, [refusal('UNAVAILABLE')]), []],
    ['nothing in another session', outcome(answer(1, {}), [], 'another'), []],
  ])('returns %s', (_, answered, keys) => {
    expect(findTakenBack(answered)).toEqual(keys)
  })
})
