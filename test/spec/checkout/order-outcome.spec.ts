import { describe, expect, inject, it } from 'vitest'
import { cartShopper } from '../../kit/cart-shopper.ts'
import { newKey } from '../../kit/guest-order.ts'
import { httpShop } from '../../kit/http-shop.ts'
import { rateLimits } from '../../kit/shop.ts'
import {
  BOARD,
  countMails,
  createOrder,
  fetchOutcome,
  place,
  platform,
  readSent,
  readTotal,
  shopper,
  shops,
  startOrderShops,
  toErrorTexts,
} from './order.test-kit.ts'

startOrderShops()

// ORDER-7, ORDER-11
describe('order outcome', () => {
  it('is PLACED with its number for every query, and sends nothing again', async () => {
    await shopper.sync(1, [BOARD])
    const input = createOrder(await readTotal())
    const { order } = await place(input)
    expect(await fetchOutcome(input.key)).toEqual({ status: 'PLACED', order, userErrors: [] })
    expect(await fetchOutcome(input.key)).toMatchObject({ status: 'PLACED', order })
    expect([readSent().length, await countMails()]).toEqual([1, 1])
  })

  it('is PLACED if the platform’s answer was lost', async () => {
    await shopper.sync(1, [BOARD])
    const input = createOrder(await readTotal())
    platform.failBy({ faults: ['dropped'], paths: /^\/api\/order$/, times: 1 })
    expect(toErrorTexts(await place(input))).toEqual(['UNCONFIRMED null'])
    expect(await fetchOutcome(input.key)).toMatchObject({ status: 'PLACED', order: { id: expect.stringMatching(/^\d+$/) } })
    expect([readSent().length, await countMails()]).toEqual([1, 1])
    expect(await shopper.sync(2, [BOARD])).toMatchObject({ isOrdered: true })
  })

  it('is PLACED if the platform answered 500 after placing the order', async () => {
    await shopper.sync(1, [BOARD])
    const input = createOrder(await readTotal())
    platform.failBy({ faults: ['done, error 500'], paths: /^\/api\/order$/, times: 1 })
    expect(toErrorTexts(await place(input))).toEqual(['UNCONFIRMED null'])
    platform.fail('html', /^\/api\/sync/)
    expect(await fetchOutcome(input.key)).toMatchObject({ status: 'PLACED' })
    expect(await countMails()).toBe(1)
  })

  it('waits for an order in progress', async () => {
    await shopper.sync(1, [BOARD])
    const input = createOrder(await readTotal())
    platform.failBy({ faults: ['delayed'], paths: /^\/api\/order$/, times: 1, delayMs: 500 })
    const placing = place(input)
    await expect.poll(readSent, { interval: 20 }).toHaveLength(1)
    expect(await fetchOutcome(input.key)).toMatchObject({ status: 'PLACED' })
    expect((await placing).order?.id).toMatch(/^\d+$/)
  })

  it('is UNKNOWN while the platform may still place the order', async () => {
    await shopper.sync(1, [BOARD])
    const input = createOrder(await readTotal())
    platform.failBy({ faults: ['refused'], paths: /^\/api\/order$/, times: 1 })
    expect(toErrorTexts(await place(input))).toEqual(['UNCONFIRMED null'])
    expect(await fetchOutcome(input.key)).toEqual({ status: 'UNKNOWN', order: null, userErrors: [] })
  })

  it('is UNKNOWN while the platform does not answer', async () => {
    await shopper.sync(1, [BOARD])
    platform.fail('refused', /^\/api\/sync/)
    expect(await fetchOutcome(newKey())).toMatchObject({ status: 'UNKNOWN', order: null })
  })

  it('is NOT_PLACED for an order that never arrived, and blocks a late request for it', async () => {
    await shopper.sync(1, [BOARD])
    const input = createOrder(await readTotal())
    expect(await fetchOutcome(input.key)).toEqual({ status: 'NOT_PLACED', order: null, userErrors: [] })
    expect(toErrorTexts(await place(input))).toEqual(['REFUSED null'])
    expect(readSent()).toEqual([])
    expect(await place({ ...input, key: newKey() })).toMatchObject({ userErrors: [], order: { number: expect.any(String) } })
  })

  it('is NOT_PLACED with the reason if the platform rejected the order', async () => {
    await shopper.sync(1, [BOARD])
    const input = createOrder(await readTotal())
    platform.failBy({ faults: ['error 401'], paths: /^\/api\/order$/, times: 1 })
    expect(toErrorTexts(await place(input))).toEqual(['REFUSED null'])
    expect(await fetchOutcome(input.key)).toMatchObject({ status: 'NOT_PLACED', userErrors: [{ code: 'REFUSED' }] })
  })

  it('is UNKNOWN after a restart until the order can no longer be in transit', async () => {
    const env = { PLATFORM_URL: platform.url, CHECKOUT_URL: 'none', LOG_LEVEL: 'silent' }
    const restarted = await httpShop(env)
    const by = cartShopper(restarted.url)
    await by.sync(1, [BOARD])
    expect(await fetchOutcome(newKey(), 90, by)).toMatchObject({ status: 'UNKNOWN' })
    expect(await fetchOutcome(newKey(), 121, by)).toMatchObject({ status: 'NOT_PLACED' })
    await restarted.close()
  })

  it('is returned to the device that asks, whatever its cart contains by then', async () => {
    await shopper.sync(1, [BOARD])
    const input = createOrder(await readTotal())
    await place(input)
    await shopper.sync(1, [BOARD], { deviceId: 'device-2' })
    expect(await fetchOutcome(input.key)).toMatchObject({ status: 'PLACED' })
    expect((await shopper.sync(2, [BOARD], { deviceId: 'device-2' })).cart?.quantity).toBe(2)
  })

  it('is PLACED for another shopper who knows the key, and reveals only its id and number', async () => {
    await shopper.sync(1, [BOARD])
    const input = createOrder(await readTotal())
    await place(input)
    expect(Object.keys((await fetchOutcome(input.key, 0, cartShopper(shops[1].url))).order ?? {})).toEqual(['id', 'number'])
  })

  it.each(['', 'x', '../../admin', '__proto__', '7'.repeat(19), `${newKey()} 0`, 'k'.repeat(129)])(
    'rejects the key %j without a platform call',
    async (key) => {
      platform.requests.length = 0
      expect(await fetchOutcome(key)).toMatchObject({
        status: 'UNKNOWN',
        userErrors: [{ code: 'INVALID', field: 'key', message: expect.stringContaining('a UUID, or 20 to 128 letters') }],
      })
      expect(platform.requests).toEqual([])
    },
  )

  it.each([-1, 0, 2_147_483_647])('accepts %i seconds since sending', async (seconds) => {
    expect((await fetchOutcome(newKey(), seconds)).status).toBe('NOT_PLACED')
  })

  it('is rate limited', async () => {
    const limited = await httpShop({ PLATFORM_URL: inject('shop').sandboxUrl, CHECKOUT_URL: 'none', ...rateLimits({ order: 1 }) })
    const by = cartShopper(limited.url)
    const answers = []
    for (let asked = 0; asked < 11; asked++) answers.push(await fetchOutcome(newKey(), 200, by))
    expect(answers.map(({ status }) => status)).toEqual([...Array(10).fill('NOT_PLACED'), 'UNKNOWN'])
    expect(answers.at(-1)?.userErrors).toMatchObject([{ code: 'TOO_MANY_REQUESTS' }])
    await limited.close()
  })
})
