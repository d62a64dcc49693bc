import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { OrderOutcomeMutation } from '#schema/generated/operations.ts'
import type { OrderOutcomeInput } from '#schema/generated/types.ts'
import { OfflineError, UnavailableError } from '../../../../api/errors.ts'
import { COMPLETE } from '../../../../sync/tasks/order/draft.test-kit.ts'
import { type CheckoutDraft, isSent, withOrderKey, withWaiting } from '../../../../sync/tasks/order/index.ts'
import type { CartOnDevice } from '../../cart/index.ts'
import { askOutcome } from './ask-outcome.ts'

type Answer = OrderOutcomeMutation['orderOutcome']

const SENT_AT = 1_000_000
const answer = (status: Answer['status'], given: Partial<Answer> = {}): Answer => ({
  __typename: 'OrderOutcomePayload',
  status,
  order: null,
  userErrors: [],
  ...given,
})
const placed = answer('PLACED', { order: { __typename: 'PlacedOrder', id: '7', number: '000000007' } })
const sent = withWaiting({ madeAt: SENT_AT, quantities: { a: 2 }, sentFrom: 'device', cause: 'server', record: null })(
  withOrderKey('1-a')(COMPLETE),
)

/** A device that has sent an order and asks for its outcome. */
function createDevice(
  reply: () => Promise<Answer>,
  { sendsAutomatically = false, deviceId = 'device', now = SENT_AT + 5_400 } = {},
) {
  const state = { draft: sent as CheckoutDraft, asked: [] as OrderOutcomeInput[], ordered: [] as string[], sentAtClear: false }
  const cart = {
    sync: vi.fn(),
    // The device cart is identified only by its id here.
    order: (async (place) => {
      const answered = await place({ deviceId, lines: [], total: null })
      if (answered.orderedFrom !== null) {
        state.ordered.push(answered.orderedFrom)
        state.sentAtClear = isSent(state.draft)
      }
      return answered
    }) satisfies CartOnDevice['order'],
  }
  const ask = () =>
    askOutcome({
      draft: {
        current: () => state.draft,
        latest: async () => state.draft,
        subscribe: () => () => undefined,
        change: async (change) => {
          state.draft = change(state.draft)
        },
      },
      cart,
      ask: (input) => {
        state.asked.push(input)
        return reply()
      },
      sendsAutomatically,
      now,
    })
  return { state, cart, ask }
}

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined))

// ORDER-14
describe('askOutcome for an order in the platform’s queue', () => {
  const received = answer('RECEIVED', { order: { __typename: 'PlacedOrder', id: '1-a', number: null } })

  it('records that the order was received, sends that with the next request, and keeps the cart', async () => {
    const { state, ask } = createDevice(async () => received)
    expect(await ask()).toEqual({ kind: 'received', isLate: false })
    expect(state.draft).toMatchObject({ orderKey: '1-a', order: null, waiting: { isReceived: true } })
    await ask()
    expect(state.asked.map(({ isReceived }) => isReceived)).toEqual([undefined, true])
    expect(state.ordered).toEqual([])
  })

  it('reports it as late after ten minutes', async () => {
    const { ask } = createDevice(async () => received, { now: SENT_AT + 600_001 })
    expect(await ask()).toEqual({ kind: 'received', isLate: true })
  })

  it('keeps the order as received without an answer, until the platform has placed or rejected it', async () => {
    const answers = [received, null, answer('UNKNOWN'), answer('NOT_PLACED')]
    const { state, ask } = createDevice(async () => {
      const next = answers.shift()
      if (!next) throw new OfflineError()
      return next
    })
    const kinds = []
    for (let asked = 0; asked < 4; asked++) kinds.push((await ask()).kind)
    expect(kinds).toEqual(['received', 'received', 'received', 'failed'])
    expect(state.draft).toMatchObject({ waiting: null, orderKey: null, failed: { reasons: [] } })
  })
})

// ORDER-11
describe('askOutcome', () => {
  it('records a placed order and clears its cart', async () => {
    const { state, cart, ask } = createDevice(async () => placed)
    const order = { id: '7', number: '000000007', email: 'ann@wright.example' }
    expect(await ask()).toEqual({ kind: 'placed', order })
    expect(state.asked).toEqual([{ key: '1-a', secondsSinceSent: 5 }])
    expect(state.draft).toMatchObject({ order, waiting: null, orderKey: null })
    expect([state.ordered, cart.sync.mock.calls.length]).toEqual([['device'], 0])
  })

  it('clears the cart before it records the order, so that no page offers the ordered lines again', async () => {
    const { state, ask } = createDevice(async () => placed)
    await ask()
    expect([state.sentAtClear, isSent(state.draft)]).toEqual([true, false])
  })

  it('syncs the cart if the device has begun another one', async () => {
    const { state, cart, ask } = createDevice(async () => placed, { deviceId: 'next' })
    await ask()
    expect([state.ordered, cart.sync.mock.calls.length]).toEqual([['device'], 1])
  })

  it.each([
    ['the shop does not know the order', async () => answer('UNKNOWN')],
    ['the shop says PLACED without an order', async () => answer('PLACED')],
    ['the network is gone', () => Promise.reject(new OfflineError())],
    ['the shop fails', () => Promise.reject(new UnavailableError('HTTP 503'))],
  ])('changes nothing if %s', async (_, reply) => {
    const { state, ask } = createDevice(reply)
    expect(await ask()).toEqual({ kind: 'unknown' })
    expect([state.draft, state.ordered]).toEqual([sent, []])
  })

  it('records why an order was not placed and drops its key', async () => {
    const userErrors = [{ __typename: 'UserError' as const, code: 'REFUSED' as const, field: null, message: 'Too heavy' }]
    const { state, ask } = createDevice(async () => answer('NOT_PLACED', { userErrors }), { sendsAutomatically: true })
    expect(await ask()).toEqual({ kind: 'failed' })
    expect(state.draft).toMatchObject({
      failed: { reasons: [{ field: null, message: 'Too heavy' }] },
      waiting: null,
      orderKey: null,
    })
  })

  it('keeps an order that never arrived for resending if orders are sent automatically', async () => {
    const { state, ask } = createDevice(async () => answer('NOT_PLACED'), { sendsAutomatically: true })
    expect(await ask()).toEqual({ kind: 'returned' })
    expect(state.draft).toMatchObject({ waiting: { sentFrom: null, cause: 'server' }, orderKey: null })
  })

  it('ignores an answer about another order than the current one', async () => {
    const { state, ask } = createDevice(async () => {
      state.draft = { ...sent, orderKey: '1-b' }
      return placed
    })
    expect(await ask()).toEqual({ kind: 'unknown' })
    expect([state.draft.orderKey, state.draft.order, state.ordered]).toEqual(['1-b', null, []])
  })

  it('sends no request if another tab has the outcome already', async () => {
    const { state, ask } = createDevice(async () => placed)
    state.draft = COMPLETE
    expect(await ask()).toEqual({ kind: 'none' })
    expect(state.asked).toEqual([])
  })

  it.each([
    ['a clock that was set back', SENT_AT - 9_000_000, 0],
    ['a clock that was set years ahead', SENT_AT + 1e14, 2 ** 31 - 1],
  ])('sends a valid time after %s', async (_, now, secondsSinceSent) => {
    const { state, ask } = createDevice(async () => answer('UNKNOWN'), { now })
    await ask()
    expect(state.asked).toEqual([{ key: '1-a', secondsSinceSent }])
  })
})
