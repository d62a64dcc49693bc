import { describe, expect, it } from 'vitest'
import { withAdded } from '../sync/tasks/cart/cart-changes.ts'
import { empty, newLine } from '../sync/tasks/cart/cart-state.test-kit.ts'
import { COMPLETE } from '../sync/tasks/order/draft.test-kit.ts'
import type { CheckoutDraft } from '../sync/tasks/order/draft.ts'
import { markOrderSending } from './mark-order-sending.ts'
import { TasksLeftError } from './tasks-left.ts'

const { deviceId } = empty
const input = { key: '1-a', deviceId }
const WAITING = { ...COMPLETE, waiting: { madeAt: 5, quantities: { a: 2 }, sentFrom: null } }

function device(draft: unknown, cart: unknown = empty, isFull = false) {
  let kept = draft
  const note = (variables: unknown) =>
    markOrderSending(variables, {
      cart: { read: async () => cart },
      draft: {
        change: async (change) => {
          const changed = change(kept)
          if (isFull) return undefined
          kept = changed
          return changed
        },
      },
    })
  return { note, kept: () => kept as CheckoutDraft }
}

// ORDER-6, ORDER-7, QUEUE-12
describe('marking a queued order as sent', () => {
  it('marks an order as sent before it is sent, also for a retry', async () => {
    const { note, kept } = device(WAITING)
    expect(await note({ input })).toBe(true)
    expect(kept()).toMatchObject({ orderKey: '1-a', waiting: { ...WAITING.waiting, sentFrom: deviceId } })
    expect(await note({ input })).toBe(true)
  })

  it.each([
    ['was cancelled', COMPLETE, empty],
    ['was placed', { ...COMPLETE, order: { id: '7', number: null, email: 'ann@wright.example' } }, empty],
    ['was sent by a page under another key', { ...WAITING, orderKey: '2-b' }, empty],
    ['was deleted at sign-out', undefined, empty],
    ['belongs to a cart that has changed since', WAITING, withAdded([newLine('A', 2)])(empty)],
    ['belongs to the cart of another session', WAITING, { ...empty, deviceId: 'another' }],
    ['belongs to an unreadable cart', WAITING, null],
  ])('rejects an order that %s and leaves the device unchanged', async (_, draft, cart) => {
    const { note, kept } = device(draft, cart)
    expect(await note({ input })).toBe(false)
    expect(kept()).toEqual(draft)
  })

  it.each([undefined, null, 7, {}, { input: null }, { input: { key: 1, deviceId: 2 } }])(
    'rejects the variables of another version: %j',
    async (variables) => expect(await device(WAITING).note(variables)).toBe(false),
  )

  it('throws if the device cannot store the mark', () =>
    expect(device(WAITING, empty, true).note({ input })).rejects.toThrow(TasksLeftError))
})
