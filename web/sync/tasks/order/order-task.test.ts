import { describe, expect, it, vi } from 'vitest'
import type { MutationResult } from '#schema/operation.ts'
import type { OpenDeviceValue } from '../../../storage/open-device-value.ts'
import type { Mutate, TaskDevice } from '../../define-task.ts'
import { UnsentTasksError } from '../../unsent-tasks-error.ts'
import { addLines } from '../cart/cart-changes.ts'
import { answer, empty, newLine } from '../cart/cart-state.test-kit.ts'
import type { CartState } from '../cart/cart-state.ts'
import { COMPLETE } from './draft.test-kit.ts'
import type { CheckoutDraft, WaitingOrder } from './draft.ts'
import { draftOnDevice } from './draft-on-device.ts'
import { orderTask } from './order-task.ts'

const { deviceId } = empty
const REQUEST = {
  deviceId,
  total: 4200,
  isVirtual: false,
  shipping: { carrierCode: 'lorry', methodCode: 'slow' },
  payment: { code: 'cash' },
}
const WAITING: WaitingOrder = {
  madeAt: 5,
  quantities: { A: 2 },
  sentFrom: null,
  cause: 'offline',
  record: null,
  request: REQUEST,
}
const WAITS: CheckoutDraft = { ...COMPLETE, orderKey: '1-a', waiting: WAITING }
/** A confirmed cart with two of A. */
const CART: CartState = { ...empty, settled: { ...answer(0, { A: 2 }), at: 0 } }

/** A device with this draft and cart, and a server that gives no answer yet. */
function createDevice(draft: CheckoutDraft, cart: CartState = CART, isFull = false) {
  let kept = draft
  const written = vi.fn()
  const values: TaskDevice = {
    read: async <Value>(value: OpenDeviceValue<Value>) => ((value as unknown) === draftOnDevice ? kept : cart) as Value,
    change: async <Value>(_: OpenDeviceValue<Value>, change: (value: Value) => Value) => {
      written()
      if (isFull) return false
      kept = change(kept as Value) as CheckoutDraft
      return true
    },
  }
  const sent: unknown[] = []
  const mutate: Mutate = async <Result extends MutationResult, Variables>(_: unknown, variables: Variables) => {
    // The mark must be stored before the request can have an effect.
    expect(kept.waiting?.sentFrom).toBe(deviceId)
    sent.push(variables)
    return { orderPlace: { userErrors: [] } } as unknown as Result
  }
  const send = (variables: unknown = { key: '1-a' }) => orderTask.send({ variables }, values, mutate)
  return { send, sent, written, kept: () => kept }
}

// ORDER-6, ORDER-7, QUEUE-12
describe('a queued order', () => {
  it('is built from the draft and the cart, and marked as sent before it is sent', async () => {
    const { send, sent, kept } = createDevice(WAITS)
    expect(await send()).toMatchObject({ kind: 'answered' })
    expect(sent).toMatchObject([
      {
        input: {
          key: '1-a',
          deviceId,
          total: 4200,
          email: 'ann@wright.example',
          paymentCode: 'cash',
          carrierCode: 'lorry',
          shippingAddress: { postcode: 'LS9 8AA' },
          billingAddress: null,
          lines: [{ key: 'A', quantity: 2 }],
        },
      },
    ])
    expect(kept()).toMatchObject({ orderKey: '1-a', waiting: { ...WAITING, sentFrom: deviceId } })
  })

  it('is sent again under the same key', async () => {
    const { send, sent } = createDevice(WAITS)
    await send()
    await send()
    expect(sent).toHaveLength(2)
    expect(sent[1]).toEqual(sent[0])
  })

  it('is sent as it is if an older version of the shop stored it with the task', async () => {
    const input = { key: '1-a', deviceId, email: 'ann@wright.example', lines: [] }
    const { send, sent, kept } = createDevice({ ...COMPLETE, waiting: { ...WAITING, quantities: {} } })
    await send({ input })
    expect(sent).toEqual([{ input }])
    expect(kept()).toMatchObject({ orderKey: '1-a', waiting: { sentFrom: deviceId } })
  })

  it.each<[string, CheckoutDraft, CartState]>([
    ['was cancelled', COMPLETE, CART],
    ['was placed', { ...COMPLETE, order: { id: '7', number: null, email: 'ann@wright.example', record: null } }, CART],
    ['was sent by a page under another key', { ...WAITS, orderKey: '2-b' }, CART],
    [
      'must be confirmed by the shopper',
      { ...WAITS, waiting: { ...WAITING, cause: 'server', request: undefined } as never },
      CART,
    ],
    ['has unsent changes in its cart', WAITS, addLines([newLine('A', 2)])(CART)],
    ['has another quantity in its cart', WAITS, { ...CART, settled: { ...answer(1, { A: 3 }), at: 0 } }],
    ['belongs to the cart of another session', WAITS, { ...CART, deviceId: 'another' }],
    ['belongs to an unreadable cart', WAITS, { ...empty, deviceId: '' }],
  ])('is dropped if it %s, and leaves the device unchanged', async (_, draft, cart) => {
    const { send, sent, written, kept } = createDevice(draft, cart)
    expect(await send()).toEqual({ kind: 'dropped' })
    expect([sent, kept(), written.mock.calls.length]).toEqual([[], draft, 0])
  })

  it.each([undefined, null, 7, {}, { input: null }, { input: { key: 1, deviceId: 2 } }])(
    'is dropped if its task is unreadable: %j',
    async (variables) => expect(await createDevice(WAITS).send(variables ?? null)).toEqual({ kind: 'dropped' }),
  )

  it('is not sent if the device cannot store the mark', async () => {
    const { send, sent } = createDevice(WAITS, CART, true)
    await expect(send()).rejects.toThrow(UnsentTasksError)
    expect(sent).toEqual([])
  })
})
