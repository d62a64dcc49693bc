import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Sandbox, startSandbox } from '../../../sandbox/sandbox.ts'
import { SIGN_IN, SIGN_UP } from '../../kit/accounts.ts'
import { cartShopper } from '../../kit/cart-shopper.ts'
import { type HttpShop, httpShop } from '../../kit/http-shop.ts'
import { BOARD, createOrder, place, readTotal } from './order.test-kit.ts'

const BEN = { email: 'ben@restart.example', password: 'Dovetail-Saw-9', firstName: 'Ben', lastName: 'Ash' }
const HISTORY = '{ customer { orders(first: 20, offset: 0) { total items { id } } } }'

const dataDirectory = mkdtempSync(join(tmpdir(), 'heartwood-restart-'))
let sandbox: Sandbox
let shop: HttpShop

async function start() {
  sandbox = await startSandbox({ port: 0, dataDirectory })
  shop = await httpShop({ PLATFORM_URL: sandbox.url, CHECKOUT_URL: 'none', LOG_LEVEL: 'silent' })
}
async function stop() {
  await shop?.close()
  await sandbox?.close()
}
async function restart() {
  await stop()
  await start()
}

beforeAll(start, 120_000)
afterAll(async () => {
  await stop()
  rmSync(dataDirectory, { recursive: true, force: true })
})

/** Counts the platform's order e-mails to this address. */
const mailsTo = async (email: string) => (await (await fetch(`${sandbox.url}/sandbox`)).text()).split(`To ${email}`).length - 1

// ORDER-13
describe('order key', () => {
  it('identifies one order for a guest after shop and platform restart', async () => {
    const email = 'ann@restart.example'
    const before = cartShopper(shop.url)
    await before.sync(1, [BOARD])
    const input = createOrder(await readTotal(before), { email })
    const { order } = await place(input, before)
    expect(order?.id).toMatch(/^\d+$/)
    await restart()
    expect(await place(input, cartShopper(shop.url))).toMatchObject({ order: { id: order?.id }, userErrors: [] })
    const again = cartShopper(shop.url)
    await again.sync(1, [BOARD])
    expect(await place(input, again)).toMatchObject({ order: { id: order?.id }, userErrors: [] })
    expect(await mailsTo(email)).toBe(1)
  }, 60_000)

  it('identifies one order for a customer who has filled the cart again', async () => {
    const before = cartShopper(shop.url)
    await before.send(SIGN_UP, { input: BEN })
    await before.sync(1, [BOARD])
    const input = createOrder(await readTotal(before), { email: BEN.email })
    const { order } = await place(input, before)
    await restart()
    const after = cartShopper(shop.url)
    await after.send(SIGN_IN, { input: { email: BEN.email, password: BEN.password } })
    await after.sync(1, [BOARD])
    expect(await place({ ...input, total: await readTotal(after) }, after)).toMatchObject({ order: { id: order?.id } })
    const { data } = await after.send(HISTORY)
    expect(data).toEqual({ customer: { orders: { total: 1, items: [{ id: order?.id }] } } })
  }, 60_000)
})
