import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OrderPlaceInput } from '#schema/generated/types.ts'
import { type Sandbox, startSandbox } from '../../../sandbox/sandbox.ts'
import { type CartShopper, cartShopper } from '../../kit/cart-shopper.ts'
import { contentWith } from '../../kit/content.ts'
import { ADDRESS, newKey } from '../../kit/guest-order.ts'
import { type HttpShop, httpShop } from '../../kit/http-shop.ts'
import { BOARD, createOrder, readTotal } from './order.test-kit.ts'

const ORDER = 'order { id number isConfirmed } userErrors { code field }'
const PLACE = `mutation($input: OrderPlaceInput!) { orderPlace(input: $input) { ${ORDER} } }`
const OUTCOME = `mutation($input: OrderOutcomeInput!) { orderOutcome(input: $input) { status ${ORDER} } }`
const NO_PHONE = { ...ADDRESS, telephone: null }

const folder = mkdtempSync(join(tmpdir(), 'heartwood-queue-'))
// The shop makes the telephone number optional; the platform still requires it.
const SETTINGS = { CHECKOUT_URL: 'none', ...contentWith({ shop: { addresses: { telephone: 'optional' } } }), LOG_LEVEL: 'silent' }
const SESSION_KEYS = randomBytes(32).toString('base64')
let sandbox: Sandbox
let shop: HttpShop

const startShop = () => httpShop({ ...SETTINGS, SESSION_KEYS, PLATFORM_URL: sandbox.url })
const startPlatform = (tellsRefusals: boolean) =>
  startSandbox({ port: 0, dataDirectory: join(folder, 'data'), orderQueue: 'held', tellsRefusals })
const stop = async () => {
  await shop?.close()
  await sandbox?.close()
}
const restartShop = async () => {
  await shop.close()
  shop = await startShop()
}
const useWorker = async (tellsRefusals: boolean) => {
  await stop()
  sandbox = await startPlatform(tellsRefusals)
  shop = await startShop()
}

beforeAll(async () => {
  sandbox = await startPlatform(false)
  shop = await startShop()
}, 120_000)
afterAll(async () => {
  await stop()
  rmSync(folder, { recursive: true, force: true })
})

const workQueue = () => fetch(`${sandbox.url}/sandbox/queue`, { method: 'POST' })
const readJobs = async (key: string) => {
  const jobs: { orderId: string }[] = await (await fetch(`${sandbox.url}/sandbox/queue`)).json()
  return jobs.filter(({ orderId }) => orderId === key)
}

/** Creates a shopper with a board in the cart, and an order for it that is not sent yet. */
async function prepareOrder(given: Partial<OrderPlaceInput> = {}) {
  const shopper = cartShopper(shop.url)
  await shopper.sync(1, [BOARD])
  return { shopper, input: createOrder(await readTotal(shopper), { email: 'ben@queue.example', ...given }) }
}

const place = async (input: OrderPlaceInput, by: CartShopper) => (await by.send(PLACE, { input })).data.orderPlace

const fetchOutcome = async (key: string, by: CartShopper, given: object = {}) =>
  (await by.send(OUTCOME, { input: { key, secondsSinceSent: 1, ...given } })).data.orderOutcome

// ORDER-14
describe('queued order', () => {
  it('is received but not placed, and keeps its cart until the worker places it', async () => {
    const { shopper, input } = await prepareOrder()
    const received = { id: input.key, number: null, isConfirmed: false }
    expect(await place(input, shopper)).toEqual({ order: received, userErrors: [] })
    expect(await fetchOutcome(input.key, shopper)).toEqual({ status: 'RECEIVED', order: received, userErrors: [] })
    expect(await shopper.sync(2, [BOARD])).toMatchObject({ isOrdered: false, cart: { quantity: 2 } })
    expect(await place(input, shopper)).toMatchObject({ order: received })

    await workQueue()
    expect(await fetchOutcome(input.key, shopper)).toMatchObject({
      status: 'PLACED',
      order: { id: expect.stringMatching(/^\d+$/), isConfirmed: true },
    })
    expect(await place(input, shopper)).toMatchObject({ order: { isConfirmed: true }, userErrors: [] })
    expect(await shopper.sync(3, [BOARD])).toMatchObject({ isOrdered: true })
    expect(await readJobs(input.key)).toEqual([expect.objectContaining({ state: 'done', failure: null })])
  })

  it('stays received when the shop restarts and is never treated as lost', async () => {
    const { shopper, input } = await prepareOrder()
    await place(input, shopper)
    await restartShop()
    const device = cartShopper(shop.url)
    expect(await fetchOutcome(input.key, device, { secondsSinceSent: 600, isReceived: true })).toMatchObject({
      status: 'RECEIVED',
    })
    await workQueue()
    expect(await fetchOutcome(input.key, device, { secondsSinceSent: 600, isReceived: true })).toMatchObject({ status: 'PLACED' })
  })

  it('stays received while the platform does not answer', async () => {
    const cut = await httpShop({ PLATFORM_URL: 'http://127.0.0.1:9', CHECKOUT_URL: 'none', LOG_LEVEL: 'silent' })
    expect(await fetchOutcome(newKey(), cartShopper(cut.url), { isReceived: true })).toMatchObject({ status: 'RECEIVED' })
    await cut.close()
  })

  it('stays received and keeps its cart if the worker rejects it without a report', async () => {
    const { shopper, input } = await prepareOrder({ shippingAddress: NO_PHONE })
    expect(await place(input, shopper)).toMatchObject({ order: { isConfirmed: false }, userErrors: [] })
    await workQueue()
    expect(await readJobs(input.key)).toEqual([
      expect.objectContaining({ state: 'failed', failure: expect.stringContaining('"telephone" is required') }),
    ])
    expect(await fetchOutcome(input.key, shopper, { secondsSinceSent: 600, isReceived: true })).toMatchObject({
      status: 'RECEIVED',
    })
    expect(await shopper.sync(2, [BOARD])).toMatchObject({ isOrdered: false, cart: { quantity: 2 } })
  })

  it('is reported as not placed with the field the worker names, and its cart can be ordered again', async () => {
    await useWorker(true)
    const { shopper, input } = await prepareOrder({ shippingAddress: NO_PHONE })
    await place(input, shopper)
    await workQueue()
    const why = [{ code: 'REQUIRED', field: 'shippingAddress.telephone' }]
    expect(await fetchOutcome(input.key, shopper, { isReceived: true })).toEqual({
      status: 'NOT_PLACED',
      order: null,
      userErrors: why,
    })
    expect(await place(input, shopper)).toEqual({ order: null, userErrors: why })
    await restartShop()
    expect(await fetchOutcome(input.key, cartShopper(shop.url), { isReceived: true })).toMatchObject({
      status: 'NOT_PLACED',
      userErrors: why,
    })
    const same = shopper.at(shop.url)
    await same.sync(2, [BOARD])
    const again = { ...input, key: newKey(), shippingAddress: ADDRESS, total: await readTotal(same) }
    expect(await place(again, same)).toMatchObject({ order: { id: again.key }, userErrors: [] })
    await workQueue()
    expect(await fetchOutcome(again.key, same)).toMatchObject({ status: 'PLACED' })
  }, 60_000)
})
