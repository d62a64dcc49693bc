import { afterAll, describe, expect, it } from 'vitest'
import { startMemoryServer } from '../../../bff/cache/valkey/testing/memory-server.ts'
import type { StoreServer } from '../../../bff/cache/valkey/testing/store-server.ts'
import { SIGN_UP } from '../../kit/accounts.ts'
import { cartShopper } from '../../kit/cart-shopper.ts'
import {
  BOARD,
  countMails,
  createOrder,
  email,
  place,
  platform,
  readSent,
  readTotal,
  shopper,
  shops,
  startOrderShops,
  toErrorTexts,
} from './order.test-kit.ts'

let store: StoreServer
startOrderShops(async () => {
  store = await startMemoryServer()
  return { VALKEY_URL: store.url, VALKEY_TIMEOUT_MS: '20000' }
})
afterAll(() => store?.stop())

async function registerCustomer() {
  const signUp = { email, password: 'Dovetail-Saw-9', firstName: 'Ben', lastName: 'Ash' }
  expect((await shopper.send(SIGN_UP, { input: signUp })).data.customerSignUp.userErrors).toEqual([])
  await shopper.sync(1, [BOARD])
  const input = createOrder(await readTotal())
  return { input, twin: shopper.at(shops[1].url) }
}

// FRONT-14
describe('the order of a session', () => {
  const read = async (by = shopper) =>
    JSON.parse((await by.send('{ lastOrder { number isConfirmed total { amount } } }')).text).data.lastOrder

  it('can be read only by the guest who placed it, at each replica', async () => {
    await shopper.sync(1, [BOARD])
    expect(await read()).toBeNull()
    const input = createOrder(await readTotal())
    const { order } = await place(input)
    const own = { number: order?.number, isConfirmed: true, total: { amount: input.total } }
    expect([await read(), await read(shopper.at(shops[1].url))]).toEqual([own, own])
    expect(await read(cartShopper(shops[0].url))).toBeNull()
    const signUp = { email, password: 'Dovetail-Saw-9', firstName: 'Ben', lastName: 'Ash' }
    await shopper.send(SIGN_UP, { input: signUp })
    expect(await read()).toBeNull()
  })
})

// ORDER-3
describe('customer’s order at two replicas with a shared store', () => {
  it('is placed once if both receive it at the same time, and both return it', async () => {
    const { input, twin } = await registerCustomer()
    platform.failBy({ faults: ['delayed'], paths: /^\/api\/order$/, delayMs: 500 })
    const [one, other] = await Promise.all([place(input), place(input, twin)])
    expect([toErrorTexts(one), toErrorTexts(other)]).toEqual([[], []])
    expect(other.order?.id).toBe(one.order?.id)
    expect([readSent().length, await countMails()]).toEqual([1, 1])
    expect(await twin.sync(2, [BOARD])).toMatchObject({ isOrdered: true })
  })

  it('is not sent again by the second replica if the first got no answer', async () => {
    const { input, twin } = await registerCustomer()
    platform.failBy({ faults: ['delayed'], paths: /^\/api\/order$/, delayMs: 3000 }, { faults: ['html'], paths: /^\/api\/sync/ })
    expect(toErrorTexts(await place(input))).toEqual(['UNCONFIRMED null'])
    expect(toErrorTexts(await place(input, twin))).toEqual(['UNCONFIRMED null'])
    platform.fail('none')
    await expect.poll(async () => (await place(input, twin)).order?.id ?? null).toMatch(/^\d+$/)
    expect(readSent()).toHaveLength(1)
  })
})
