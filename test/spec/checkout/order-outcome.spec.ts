import { randomUUID } from 'node:crypto'
import { describe, expect, inject, it } from 'vitest'
import { cartShopper } from '../../kit/cart-shopper.ts'
import { httpShop } from '../../kit/http-shop.ts'
import {
  BOARD,
  errorsOf,
  mails,
  newKey,
  orderOf,
  outcome,
  place,
  platform,
  sent,
  shopper,
  shops,
  startOrderShops,
  total,
} from './order.test-kit.ts'

startOrderShops()

// ORDER-7, ORDER-11
describe('the outcome of an order', () => {
  it('is PLACED with its number, however often it is asked for, and nothing is sent again', async () => {
    await shopper.sync(1, [BOARD])
    const input = orderOf(await total())
    const { order } = await place(input)
    expect(await outcome(input.key)).toEqual({ status: 'PLACED', order, userErrors: [] })
    expect(await outcome(input.key)).toMatchObject({ status: 'PLACED', order })
    expect([sent().length, await mails()]).toEqual([1, 1])
  })

  it('is PLACED if the answer of the platform was lost', async () => {
    await shopper.sync(1, [BOARD])
    const input = orderOf(await total())
    platform.failBy({ faults: ['dropped'], paths: /^\/api\/order$/, times: 1 })
    expect(errorsOf(await place(input))).toEqual(['UNCONFIRMED null'])
    expect(await outcome(input.key)).toMatchObject({ status: 'PLACED', order: { id: expect.stringMatching(/^\d+$/) } })
    expect([sent().length, await mails()]).toEqual([1, 1])
    expect(await shopper.sync(2, [BOARD])).toMatchObject({ isOrdered: true })
  })

  it('is PLACED if the platform answered 500 although it placed the order', async () => {
    await shopper.sync(1, [BOARD])
    const input = orderOf(await total())
    platform.failBy({ faults: ['done, error 500'], paths: /^\/api\/order$/, times: 1 })
    expect(errorsOf(await place(input))).toEqual(['UNCONFIRMED null'])
    platform.fail('html', /^\/api\/sync/)
    expect(await outcome(input.key)).toMatchObject({ status: 'PLACED' })
    expect(await mails()).toBe(1)
  })

  it('waits for an order that is being placed', async () => {
    await shopper.sync(1, [BOARD])
    const input = orderOf(await total())
    platform.failBy({ faults: ['delayed'], paths: /^\/api\/order$/, times: 1, delayMs: 500 })
    const placing = place(input)
    await expect.poll(sent, { interval: 20 }).toHaveLength(1)
    expect(await outcome(input.key)).toMatchObject({ status: 'PLACED' })
    expect((await placing).order?.id).toMatch(/^\d+$/)
  })

  it('is UNKNOWN while the platform may still place the order', async () => {
    await shopper.sync(1, [BOARD])
    const input = orderOf(await total())
    platform.failBy({ faults: ['refused'], paths: /^\/api\/order$/, times: 1 })
    expect(errorsOf(await place(input))).toEqual(['UNCONFIRMED null'])
    expect(await outcome(input.key)).toEqual({ status: 'UNKNOWN', order: null, userErrors: [] })
  })

  it('is UNKNOWN while the platform cannot say', async () => {
    await shopper.sync(1, [BOARD])
    platform.fail('refused', /^\/api\/sync/)
    expect(await outcome(newKey())).toMatchObject({ status: 'UNKNOWN', order: null })
  })

  it('is NOT_PLACED for an order that never arrived, which then cannot be placed by a late request', async () => {
    await shopper.sync(1, [BOARD])
    const input = orderOf(await total())
    expect(await outcome(input.key)).toEqual({ status: 'NOT_PLACED', order: null, userErrors: [] })
    expect(errorsOf(await place(input))).toEqual(['REFUSED null'])
    expect(sent()).toEqual([])
    expect(await place({ ...input, key: newKey() })).toMatchObject({ userErrors: [], order: { number: expect.any(String) } })
  })

  it('is NOT_PLACED with the reason if the platform refused the order', async () => {
    await shopper.sync(1, [BOARD])
    const input = orderOf(await total())
    platform.failBy({ faults: ['error 401'], paths: /^\/api\/order$/, times: 1 })
    expect(errorsOf(await place(input))).toEqual(['REFUSED null'])
    expect(await outcome(input.key)).toMatchObject({ status: 'NOT_PLACED', userErrors: [{ code: 'REFUSED' }] })
  })

  it('is UNKNOWN after a restart, until the order cannot be on its way any more', async () => {
    const env = { PLATFORM_URL: platform.url, CHECKOUT_URL: 'none', LOG_LEVEL: 'silent' }
    const restarted = await httpShop(env)
    const by = cartShopper(restarted.url)
    await by.sync(1, [BOARD])
    expect(await outcome(newKey(), 90, by)).toMatchObject({ status: 'UNKNOWN' })
    expect(await outcome(newKey(), 121, by)).toMatchObject({ status: 'NOT_PLACED' })
    await restarted.close()
  })

  it('is told to the device that asks, whatever else is in its cart by then', async () => {
    await shopper.sync(1, [BOARD])
    const input = orderOf(await total())
    await place(input)
    await shopper.sync(1, [BOARD], { deviceId: 'device-2' })
    expect(await outcome(input.key)).toMatchObject({ status: 'PLACED' })
    expect((await shopper.sync(2, [BOARD], { deviceId: 'device-2' })).cart?.quantity).toBe(2)
  })

  it('of another shopper is PLACED for whoever knows the key, and says no more than its number', async () => {
    await shopper.sync(1, [BOARD])
    const input = orderOf(await total())
    await place(input)
    expect(Object.keys((await outcome(input.key, 1, cartShopper(shops[1].url))).order ?? {})).toEqual(['id', 'number'])
  })

  it.each(['', 'x', '../../admin', '__proto__', `${newKey()}0`, `${Date.now()}-${randomUUID().toUpperCase()}`])(
    'refuses the key %j without a call',
    async (key) => {
      platform.requests.length = 0
      expect(await outcome(key)).toMatchObject({ status: 'UNKNOWN', userErrors: [{ code: 'INVALID', field: 'key' }] })
      expect(platform.requests).toEqual([])
    },
  )

  it.each([-1, 0, 2_147_483_647])('takes %i seconds', async (seconds) => {
    expect((await outcome(newKey(), seconds)).status).toBe('NOT_PLACED')
  })

  it('is not asked for too often', async () => {
    const limited = await httpShop({ PLATFORM_URL: inject('shop').sandboxUrl, CHECKOUT_URL: 'none', RATE_LIMIT_ORDER: '1' })
    const by = cartShopper(limited.url)
    const answers = []
    for (let asked = 0; asked < 11; asked++) answers.push(await outcome(newKey(), 200, by))
    expect(answers.map(({ status }) => status)).toEqual([...Array(10).fill('NOT_PLACED'), 'UNKNOWN'])
    expect(answers.at(-1)?.userErrors).toMatchObject([{ code: 'TOO_MANY_REQUESTS' }])
    await limited.close()
  })
})
