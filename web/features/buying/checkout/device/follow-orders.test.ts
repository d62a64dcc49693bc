import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ShopInfo } from '#schema/page.types.ts'
import { BRITISH } from '../../../../messages/format.test-kit.ts'
import { COMPLETE } from '../../../../sync/tasks/order/draft.test-kit.ts'
import type { CheckoutDraft } from '../../../../sync/tasks/order/index.ts'

const SENT_FROM = 'device-1'
const WAITING = { madeAt: 0, quantities: {}, sentFrom: null, cause: 'offline', record: null } as const
const UNSENT: CheckoutDraft = { ...COMPLETE, waiting: WAITING }
const SENT: CheckoutDraft = { ...COMPLETE, orderKey: 'key-1', waiting: { ...WAITING, sentFrom: SENT_FROM } }
const PLACED = { status: 'PLACED', order: { id: '7', number: '000000007' } }

const ask = vi.fn<() => object>()
let page: EventTarget & { visibilityState: string }

beforeEach(() => {
  // The modules remember which page follows which order.
  vi.resetModules()
  vi.useFakeTimers({ now: 60_000, toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  page = Object.assign(new EventTarget(), { visibilityState: 'visible', documentElement: { dataset: {} } })
  ask.mockReset().mockReturnValue({ status: 'UNKNOWN' })
  vi.stubGlobal('document', page)
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('addEventListener', vi.fn())
  vi.stubGlobal('location', { href: 'https://shop.example/decking', pathname: '/decking' })
  vi.stubGlobal(
    'BroadcastChannel',
    class extends EventTarget {
      postMessage() {}
    },
  )
  vi.stubGlobal('fetch', async () => Response.json({ data: { orderOutcome: { order: null, userErrors: [], ...ask() } } }))
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.resetModules()
})

interface Given {
  readonly draft: CheckoutDraft
  readonly pathname?: string
  readonly isOnline?: boolean
  readonly lines?: number
  readonly sendsOfflineOrders?: boolean
}

/** Opens a page of a device with a draft, and follows its order. */
async function openPage({ draft, pathname = '/decking', isOnline = true, lines = 1, sendsOfflineOrders = false }: Given) {
  const { updateNetwork } = await import('../../../../api/network.ts')
  const { setCartOpener } = await import('../../cart/cart.ts')
  const { draftOnDevice } = await import('../../../../sync/tasks/order/index.ts')
  const { openPageMessages } = await import('../../../../messages/page-messages.ts')
  const { currentNotices } = await import('../../../../components/notifications/index.ts')
  const { followWaitingOrder } = await import('./follow-waiting-order.ts')
  await (await openPageMessages(BRITISH)).load(['checkout', 'cart'])
  vi.stubGlobal('location', { href: `https://shop.example${pathname}`, pathname })
  const cart = {
    current: () => ({ lines: Array.from({ length: lines }) }),
    sync: vi.fn(),
    prepareOrder: async () => 'changed',
    order: (place: (cart: object) => Promise<object>) => place({ deviceId: SENT_FROM }),
  }
  setCartOpener(async () => cart as never)
  const shop = { deviceDatabase: 'shop', basePath: '', sendsOfflineOrders } as ShopInfo
  const value = draftOnDevice('shop')
  await value.change(() => draft)
  updateNetwork({ isOnline })
  await followWaitingOrder(shop)
  const settle = () => vi.advanceTimersByTimeAsync(0)
  await settle()
  return {
    settle,
    updateNetwork,
    change: (next: CheckoutDraft) => value.change(() => next),
    notices: () => currentNotices().map(({ message }) => message),
  }
}

const OFFER = ['Order waiting!']

// ORDER-5
describe('a waiting order', () => {
  it.each<[string, Given, readonly string[]]>([
    ['is offered on a page', { draft: UNSENT }, OFFER],
    ['is not offered if there is none', { draft: COMPLETE }, []],
    ['is not offered without a network', { draft: UNSENT, isOnline: false }, []],
    ['is not offered in the checkout, which shows it itself', { draft: UNSENT, pathname: '/checkout' }, []],
    ['is offered instead of sent if the cart has changed', { draft: UNSENT, sendsOfflineOrders: true }, OFFER],
    ['is offered instead of sent if the shop sends none by itself', { draft: UNSENT, lines: 0 }, OFFER],
  ])('%s', async (_, given, expected) => {
    const { notices } = await openPage(given)
    expect(notices()).toEqual(expected)
    expect(ask).not.toHaveBeenCalled()
  })

  it('is prepared for sending if the shop sends orders by itself and the cart is as it was', async () => {
    await openPage({ draft: UNSENT, lines: 0, sendsOfflineOrders: true })
    await vi.waitFor(() => expect(ask).toHaveBeenCalledOnce())
  })

  it('is offered when the network returns', async () => {
    const { settle, updateNetwork, notices } = await openPage({ draft: UNSENT, isOnline: false })
    updateNetwork({ isOnline: true })
    await settle()
    expect(notices()).toEqual(OFFER)
  })
})

const CHECKING = ['We’re checking whether your order was placed.']
const THANKS = ['Thank you for your order! Order number 000000007']
const FAILED = ['Your order was not placed. Nothing was ordered, and your cart is as you left it. Please try again.']

// ORDER-11
describe('a sent order', () => {
  it.each<[string, object, Partial<Given>, readonly string[]]>([
    ['whose outcome is unknown is reported as being checked', {}, {}, CHECKING],
    ['that was placed is reported', PLACED, {}, THANKS],
    ['that was not placed is reported', { status: 'NOT_PLACED' }, {}, FAILED],
    ['that the platform has queued is not reported yet', { status: 'RECEIVED' }, {}, []],
    ['is not reported in the checkout while its outcome is unknown', {}, { pathname: '/checkout' }, []],
    ['that was placed is not reported in a checkout without another cart', PLACED, { pathname: '/checkout', lines: 0 }, []],
    ['that was placed is reported in a checkout with another cart', PLACED, { pathname: '/checkout' }, THANKS],
    [
      'that never arrived is offered again if the shop sends orders by itself',
      { status: 'NOT_PLACED' },
      { sendsOfflineOrders: true },
      OFFER,
    ],
  ])('%s', async (_, answer, given, expected) => {
    ask.mockReturnValue({ status: 'UNKNOWN', ...answer })
    const { notices } = await openPage({ draft: SENT, ...given })
    await vi.waitFor(() => expect(notices()).toEqual(expected))
    expect(ask).toHaveBeenCalledOnce()
  })

  // ORDER-14
  it('that the platform has had for more than ten minutes is reported', async () => {
    vi.setSystemTime(11 * 60_000)
    ask.mockReturnValue({ status: 'RECEIVED' })
    const { notices } = await openPage({ draft: SENT })
    await vi.waitFor(() => expect(notices()).toEqual(['We haven’t been able to confirm your order yet.']))
  })

  it('is asked about again after 2 and then 4 seconds, and reported once, until its outcome is known', async () => {
    const { notices } = await openPage({ draft: SENT })
    await vi.waitFor(() => expect(notices()).toEqual(CHECKING))
    await vi.advanceTimersByTimeAsync(1000)
    expect(ask).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1000)
    await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(2))
    ask.mockReturnValue(PLACED)
    await vi.advanceTimersByTimeAsync(4000)
    await vi.waitFor(() => expect(notices()).toEqual([...CHECKING, ...THANKS]))
    await vi.advanceTimersByTimeAsync(600_000)
    expect(ask).toHaveBeenCalledTimes(3)
  })

  it.each<[string, Given, number]>([
    ['is not asked about if there is none', { draft: UNSENT }, 0],
    ['is not asked about without a network', { draft: SENT, isOnline: false }, 0],
  ])('%s', async (_, given, times) => {
    await openPage(given)
    expect(ask).toHaveBeenCalledTimes(times)
  })

  it('is asked about once it is sent from this page', async () => {
    const { change, notices } = await openPage({ draft: COMPLETE })
    await change(SENT)
    await change({ ...SENT, createsAccount: true })
    await vi.waitFor(() => expect(notices()).toEqual(CHECKING))
    expect(ask).toHaveBeenCalledOnce()
  })

  it('is asked about when the shopper returns to the page, not when the shopper leaves', async () => {
    const { notices } = await openPage({ draft: SENT })
    await vi.waitFor(() => expect(notices()).toEqual(CHECKING))
    await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0))
    page.visibilityState = 'hidden'
    page.dispatchEvent(new Event('visibilitychange'))
    await new Promise(setImmediate)
    expect(ask).toHaveBeenCalledTimes(1)
    page.visibilityState = 'visible'
    page.dispatchEvent(new Event('visibilitychange'))
    await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(2))
  })
})
