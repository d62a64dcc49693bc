import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { newAccount, SIGN_IN, SIGN_UP } from '../../kit/accounts.ts'
import { cartShopper } from '../../kit/cart-shopper.ts'
import { PATIENT, type RunningShop, startShop } from '../../kit/shop.ts'
import { createShopper } from '../../kit/shopper.ts'
import { BOARD, createOrder, place, readTotal } from './order.test-kit.ts'

let shop: RunningShop
beforeAll(async () => {
  const env = { ...PATIENT, PLATFORM_URL: inject('shop').sandboxUrl, CHECKOUT_URL: 'none', PLAYGROUND: 'true' }
  shop = await startShop({ env })
}, 180_000)
afterAll(() => shop?.stop())

/** The lines with this message. */
const lines = (msg: string) =>
  shop
    .output()
    .split('\n')
    .filter((line) => line.includes(`"msg":"${msg}"`))
    .map((line) => JSON.parse(line))

// RUN-13
describe('orders and sign-ins in the log', () => {
  it('leave one line for each order, with the platform’s number and without the shopper', async () => {
    const guest = cartShopper(shop.url)
    await guest.sync(1, [BOARD])
    const input = createOrder(await readTotal(guest), { email: 'canary-9d2@order.example' })
    const refused = await place({ ...input, key: createOrder(1).key, paymentCode: 'no-such-method' }, guest)
    expect(refused.order).toBeNull()
    const { order } = await place(input, guest)
    expect((await place(input, guest)).order).toEqual(order)
    await expect.poll(() => lines('order placed')).toHaveLength(1)
    const [line] = lines('order placed')
    expect(line).toMatchObject({ number: order?.number, storeView: 'default', isQueued: false, reqId: expect.any(String) })
    expect(lines('payment refused')).toEqual([expect.objectContaining({ code: 'INVALID' })])
    expect(shop.output()).not.toContain('canary-9d2')
  })

  it('leave one line for each sign-in, without the account', async () => {
    const account = newAccount()
    await createShopper(shop.url).ask(SIGN_UP, { input: account })
    const signIn = (password: string) => createShopper(shop.url).ask(SIGN_IN, { input: { email: account.email, password } })
    await signIn('a wrong password')
    await signIn(account.password)
    await expect.poll(() => lines('sign-in succeeded')).toHaveLength(1)
    expect(lines('sign-in refused')).toEqual([expect.objectContaining({ code: 'WRONG_CREDENTIALS', storeView: 'default' })])
    expect(shop.output()).not.toContain(account.email)
  })
})
