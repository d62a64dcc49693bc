import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Profile } from '../../../../sync/tasks/customer/customer-on-device.ts'
import { completeSignIn } from '../session/complete-sign-in.ts'
import type { PastOrder } from './order-history.ts'
import { createOrder } from './orders.test-kit.ts'
import { ordersOnDevice } from './orders-on-device.ts'
import { refreshOrders } from './refresh-orders.ts'

const fetched = vi.fn<(request: Request) => Promise<Response>>()

beforeEach(() => {
  fetched.mockReset()
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  for (const name of ['addEventListener', 'dispatchEvent']) vi.stubGlobal(name, vi.fn())
  vi.stubGlobal('location', new URL('https://shop.example/my-account'))
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const BEN: Profile = {
  __typename: 'Customer',
  email: 'ben@example.com',
  firstName: 'Ben',
  lastName: 'Oak',
  hasOwnPrices: false,
  addresses: [],
}
const answer = (...items: readonly PastOrder[]) =>
  Response.json({ data: { customer: { orders: { items, total: items.length } } } })
const numbers = async (device: string) =>
  (await ordersOnDevice(device).latest()).pages.flatMap(({ orders }) => orders.map(({ number }) => number))

// USER-42
it('a page of orders is requested once by concurrent callers, and again later', async () => {
  fetched.mockImplementation(async () => answer(createOrder('1')))
  await Promise.all([refreshOrders('once'), refreshOrders('once'), refreshOrders('once', 2)])
  const bodies = await Promise.all(fetched.mock.calls.map(([request]) => request.json()))
  expect(bodies.map(({ variables }) => variables.offset)).toEqual([0, 20])
  await refreshOrders('once')
  expect(fetched).toHaveBeenCalledTimes(3)
})

// USER-42
it('orders requested before a sign-in are not those of the customer who has signed in', async () => {
  const before = Promise.withResolvers<Response>()
  fetched.mockReturnValueOnce(before.promise).mockImplementation(async () => answer(createOrder('of Ben')))
  const early = refreshOrders('other')
  await completeSignIn('other', BEN)
  await refreshOrders('other')
  before.resolve(answer(createOrder('of Anna')))
  await early
  expect(await numbers('other')).toEqual(['of Ben'])
})
