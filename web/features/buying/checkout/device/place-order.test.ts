import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { OrderPlaceMutation } from '#schema/generated/operations.ts'
import type { OrderPlaceInput, UserErrorCode } from '#schema/generated/types.ts'
import { OfflineError, UnavailableError } from '../../../../api/errors.ts'
import { COMPLETE } from '../../../../sync/tasks/order/draft.test-kit.ts'
import { type CheckoutDraft, withWaiting } from '../../../../sync/tasks/order/index.ts'
import type { OrderedCart, VisibleCart } from '../../cart/index.ts'
import { type PlaceOrderOptions, placeOrder } from './place-order.ts'

type Answer = OrderPlaceMutation['orderPlace']

const SLOW_LORRY = { carrierCode: 'lorry', methodCode: 'slow', carrierTitle: 'Lorry', methodTitle: 'Slow' }
const LINE = {
  key: 'a',
  quantity: 2,
  sku: 'OAK-1',
  name: 'Oak board',
  options: [],
  optionAnswers: [],
  bundleChoices: [],
  rowTotal: null,
}

const placed: Answer = {
  __typename: 'OrderPlacePayload',
  order: { __typename: 'PlacedOrder', id: '7', number: '000000007', isConfirmed: true },
  cart: null,
  userErrors: [],
}
const toRejection = (code: UserErrorCode, field: string | null = null): Answer => ({
  ...placed,
  order: null,
  userErrors: [{ __typename: 'UserError', code, field, message: `It is ${code}` }],
})

/** A device with a cart of 42.00 and a complete draft, and the server's answers in sequence. */
function createShop(...answers: readonly (Answer | Error)[]) {
  let draft: CheckoutDraft = COMPLETE
  let attempts = 0
  const state = {
    deviceId: 'device',
    sent: [] as OrderPlaceInput[],
    ordered: [] as string[],
    isOnline: true,
    isAutomatic: false,
    isPending: false,
    draft: () => draft,
    change: async (change: (before: CheckoutDraft) => CheckoutDraft) => {
      draft = change(draft)
    },
  }
  const cart = {
    current: () => ({ lines: [LINE], totals: { grandTotal: { amount: 4200 } } }) as unknown as VisibleCart,
    snapshot: (): OrderedCart | null => (state.isPending ? null : { deviceId: state.deviceId, lines: [], total: 4200 }),
    prepareOrder: vi.fn(async () => 'ready' as const),
    sync: vi.fn(),
    order: vi.fn(async (place: (cart: OrderedCart) => Promise<{ orderedFrom: string | null; cart: null }>) => {
      const answer = await place({ deviceId: state.deviceId, lines: [], total: 4200 })
      if (answer.orderedFrom) state.ordered.push(answer.orderedFrom)
      return answer
    }) as unknown as PlaceOrderOptions['cart']['order'],
  }
  const signUp = vi.fn<PlaceOrderOptions['signUp']>(async () => [])
  const enqueue = vi.fn(async (_: string) => undefined)
  const place = () =>
    placeOrder({
      draft: {
        current: () => draft,
        latest: async () => draft,
        subscribe: () => () => undefined,
        change: async (change) => {
          draft = change(draft)
        },
      },
      cart,
      send: async (input) => {
        state.sent.push(input)
        const answer = answers[state.sent.length - 1]
        if (!answer) throw new Error('Unexpected request')
        if (answer instanceof Error) throw answer
        return answer
      },
      signUp,
      enqueue: state.isAutomatic ? enqueue : null,
      methods: { isVirtual: false, shipping: SLOW_LORRY, payment: { code: 'cash', title: 'Cash' } },
      isOnline: state.isOnline,
      now: COMPLETE.modifiedAt + attempts++,
      random: `uuid-${attempts}`,
    })
  return { state, cart, signUp, enqueue, place }
}

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined))

// ORDER-2, ORDER-3
describe('placeOrder', () => {
  it('sends the visible cart, records the order and clears the cart', async () => {
    const { state, cart, place } = createShop(placed)
    expect(await place()).toEqual({ kind: 'placed' })
    expect(state.sent).toMatchObject([{ key: '1000000-uuid-1', total: 4200, deviceId: 'device', email: 'ann@wright.example' }])
    expect(state.ordered).toEqual(['device'])
    expect(state.draft()).toMatchObject({
      order: { id: '7', number: '000000007', email: 'ann@wright.example' },
      waiting: null,
      orderKey: null,
    })
    // LIMIT-25: the order contains the visible cart, and nothing that only the platform has.
    expect(cart.prepareOrder).toHaveBeenCalledExactlyOnceWith(true)
  })

  // ORDER-14
  it('keeps cart and key while the order is in the platform’s queue', async () => {
    const order = { __typename: 'PlacedOrder', id: 'key', number: null, isConfirmed: false } as const
    const { state, place } = createShop({ ...placed, order })
    expect(await place()).toEqual({ kind: 'sent' })
    expect(state.ordered).toEqual([])
    expect(state.draft()).toMatchObject({
      order: null,
      orderKey: '1000000-uuid-1',
      waiting: { isReceived: true, sentFrom: 'device' },
    })
    expect(await place()).toEqual({ kind: 'sent' })
    expect(state.sent).toHaveLength(1)
  })

  // ORDER-12
  it('records the visible order for the thank-you page', async () => {
    const { state, place } = createShop(placed)
    await place()
    expect(state.draft().order?.record).toMatchObject({
      lines: [{ sku: 'OAK-1', name: 'Oak board', quantity: 2 }],
      deliveryMethod: 'Lorry: Slow',
      paymentMethod: 'Cash',
      deliveryAddress: { name: 'Ann Wright', postcode: 'LS9 8AA' },
    })
  })

  it.each(['changed', 'empty', 'unavailable'] as const)('does not send while the cart is %s', async (readiness) => {
    const { state, cart, place } = createShop()
    cart.prepareOrder.mockImplementation(async () => readiness as never)
    expect(await place()).toEqual({ kind: 'changed', readiness })
    expect([state.sent, state.draft()]).toEqual([[], COMPLETE])
  })

  // ORDER-17
  it('records why a waiting order was rejected, because its form may not be shown', async () => {
    const { state, place } = createShop(toRejection('CART_CHANGED', 'total'))
    await state.change(withWaiting({ madeAt: 1, quantities: { a: 2 }, sentFrom: null, cause: 'offline', record: null }))
    await place()
    expect(state.draft()).toMatchObject({
      waiting: null,
      orderKey: null,
      failed: { reasons: [{ field: 'total', message: 'It is CART_CHANGED' }] },
    })
  })

  it('shows a rejection at its field and uses a new key for the next attempt', async () => {
    const { state, cart, place } = createShop(toRejection('ZIP_TOO_SHORT', 'shippingAddress.postcode'), placed)
    expect(await place()).toEqual({
      kind: 'rejected',
      problems: [{ field: 'shippingAddress.postcode', message: 'It is ZIP_TOO_SHORT' }],
    })
    expect(state.draft()).toEqual(COMPLETE)
    expect(cart.sync).toHaveBeenCalledOnce()
    expect(await place()).toEqual({ kind: 'placed' })
    expect(new Set(state.sent.map(({ key }) => key)).size).toBe(2)
  })

  // ORDER-11
  it.each([
    ['its answer is lost', new OfflineError()],
    ['the shop fails', new UnavailableError('HTTP 503')],
    ['the outcome is unknown to the platform', toRejection('UNCONFIRMED')],
  ] as const)('sends once if %s, and keeps the key to ask for the outcome', async (_, failure) => {
    const { state, place } = createShop(failure)
    expect(await place()).toEqual({ kind: 'sent' })
    expect(state.draft()).toMatchObject({
      orderKey: '1000000-uuid-1',
      waiting: { madeAt: COMPLETE.modifiedAt, quantities: { a: 2 }, sentFrom: 'device' },
    })
    expect(await place()).toEqual({ kind: 'sent' })
    expect([state.sent.length, state.ordered]).toEqual([1, []])
  })

  it.each([
    ['the platform does not answer', toRejection('UNAVAILABLE')],
    ['the rate limit is exceeded', toRejection('TOO_MANY_REQUESTS')],
  ] as const)('queues the order with the reason if %s, and resends it under the same key', async (_, failure) => {
    const { state, place } = createShop(failure, placed)
    expect(await place()).toEqual({ kind: 'queued', cause: 'server', message: failure.userErrors[0]?.message })
    expect(state.draft().waiting).toMatchObject({
      madeAt: COMPLETE.modifiedAt,
      quantities: { a: 2 },
      sentFrom: null,
      cause: 'server',
    })
    expect(await place()).toEqual({ kind: 'placed' })
    expect(state.sent[1]?.key).toBe(state.sent[0]?.key)
    expect(state.ordered).toEqual(['device'])
  })

  it('does not send again if another tab sent the order meanwhile', async () => {
    const { state, cart, place } = createShop()
    cart.prepareOrder.mockImplementation(async () => {
      await state.change(withWaiting({ madeAt: 1, quantities: {}, sentFrom: 'device', cause: 'server', record: null }))
      return 'ready'
    })
    expect(await place()).toEqual({ kind: 'sent' })
    expect(state.sent).toEqual([])
  })
})

// ORDER-2, ORDER-7
describe('placeOrder offline', () => {
  it('stores the order without sending it', async () => {
    const { state, cart, place } = createShop()
    state.isOnline = false
    expect(await place()).toEqual({ kind: 'queued', cause: 'offline', message: null })
    expect(state.draft().waiting).toEqual({
      madeAt: COMPLETE.modifiedAt,
      quantities: { a: 2 },
      sentFrom: null,
      cause: 'offline',
      record: expect.objectContaining({ deliveryMethod: 'Lorry: Slow' }),
    })
    expect([state.sent.length, cart.prepareOrder.mock.calls.length]).toEqual([0, 0])
  })

  it('queues the order for the service worker if the shop sends orders automatically, under the same key as a page', async () => {
    const { state, enqueue, place } = createShop(placed)
    state.isOnline = false
    state.isAutomatic = true
    await place()
    expect(enqueue.mock.calls).toEqual([['1000000-uuid-1']])
    expect(state.draft()).toMatchObject({
      orderKey: '1000000-uuid-1',
      waiting: {
        sentFrom: null,
        request: {
          deviceId: 'device',
          total: 4200,
          isVirtual: false,
          payment: { code: 'cash' },
          shipping: { carrierCode: 'lorry', methodCode: 'slow' },
        },
      },
    })
    state.isOnline = true
    expect(await place()).toEqual({ kind: 'placed' })
    expect(state.sent.map(({ key }) => key)).toEqual(['1000000-uuid-1'])
  })

  it('does not queue an order with an unknown total', async () => {
    const { state, enqueue, place } = createShop()
    state.isOnline = false
    state.isAutomatic = true
    state.isPending = true
    await place()
    expect(enqueue).not.toHaveBeenCalled()
  })

  it('stores the order if the network drops before the account is created', async () => {
    const { state, signUp, place } = createShop()
    signUp.mockRejectedValue(new OfflineError())
    expect(await place()).toEqual({ kind: 'queued', cause: 'offline', message: null })
    expect(state.draft().waiting).toMatchObject({ sentFrom: null })
  })
})

describe('placeOrder with a new account', () => {
  it('creates the account first, and orders nothing if it is rejected', async () => {
    const { state, signUp, place } = createShop()
    const problems = [{ field: 'email', message: 'There is one already' }]
    signUp.mockResolvedValue(problems)
    expect(await place()).toEqual({ kind: 'rejected', problems })
    expect(state.sent).toEqual([])
  })

  it('reports an outage if the account could not be created', async () => {
    const { state, signUp, place } = createShop()
    signUp.mockRejectedValue(new UnavailableError('HTTP 503'))
    await expect(place()).rejects.toThrow('cannot be reached')
    expect([state.sent, state.draft()]).toEqual([[], COMPLETE])
  })
})
