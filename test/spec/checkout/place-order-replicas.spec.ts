import { afterAll, describe, expect, it } from 'vitest'
import { startMemoryServer } from '../../../bff/cache/valkey/testing/memory-server.ts'
import type { StoreServer } from '../../../bff/cache/valkey/testing/store-server.ts'
import { SIGN_UP } from '../../kit/accounts.ts'
import {
  BOARD,
  email,
  errorsOf,
  mails,
  orderOf,
  place,
  platform,
  sent,
  shopper,
  shops,
  startOrderShops,
  total,
} from './order.test-kit.ts'

let store: StoreServer
startOrderShops(async () => {
  store = await startMemoryServer()
  return { VALKEY_URL: store.url, VALKEY_TIMEOUT_MS: '20000' }
})
afterAll(() => store?.stop())

async function customer() {
  const signUp = { email, password: 'Dovetail-Saw-9', firstName: 'Ben', lastName: 'Ash' }
  expect((await shopper.send(SIGN_UP, { input: signUp })).data.customerSignUp.userErrors).toEqual([])
  await shopper.sync(1, [BOARD])
  const input = orderOf(await total())
  return { input, twin: shopper.at(shops[1].url) }
}

// ORDER-3
describe('customer’s order at two replicas with a shared store', () => {
  it('is placed once if both receive it at the same time, and both return it', async () => {
    const { input, twin } = await customer()
    platform.failBy({ faults: ['delayed'], paths: /^\/api\/order$/, delayMs: 500 })
    const [one, other] = await Promise.all([place(input), place(input, twin)])
    expect([errorsOf(one), errorsOf(other)]).toEqual([[], []])
    expect(other.order?.id).toBe(one.order?.id)
    expect([sent().length, await mails()]).toEqual([1, 1])
    expect(await twin.sync(2, [BOARD])).toMatchObject({ isOrdered: true })
  })

  it('is not sent again by the second replica if the first got no answer', async () => {
    const { input, twin } = await customer()
    platform.failBy({ faults: ['delayed'], paths: /^\/api\/order$/, delayMs: 3000 }, { faults: ['html'], paths: /^\/api\/sync/ })
    expect(errorsOf(await place(input))).toEqual(['UNCONFIRMED null'])
    expect(errorsOf(await place(input, twin))).toEqual(['UNCONFIRMED null'])
    platform.fail('none')
    await expect.poll(async () => (await place(input, twin)).order?.id ?? null).toMatch(/^\d+$/)
    expect(sent()).toHaveLength(1)
  })
})
