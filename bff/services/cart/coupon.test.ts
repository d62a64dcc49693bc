import { describe, expect, it } from 'vitest'
import { UNLIMITED } from '../scope/rate-limits.ts'
import { cartPlatform } from '../testing/cart-platform.ts'
import { applyCoupon, removeCoupon } from './coupon.ts'
import { createShopper, line, readErrors } from './sync/sync.test-kit.ts'

const NOTHING = { stock: false, product: null }

async function withLine(given: Parameters<typeof cartPlatform>[0] = {}) {
  const { cart, scope, sync } = createShopper({ cart: cartPlatform(given) })
  await sync(1, [line('A', 2)])
  return { cart, apply: (code: string) => applyCoupon(code, NOTHING, scope()), remove: () => removeCoupon(NOTHING, scope()) }
}

describe('cart coupon', () => {
  it('is applied to the cart and removed again', async () => {
    const { apply, remove } = await withLine()
    expect(await apply(' SPRING-24 ')).toMatchObject({
      userErrors: [],
      cart: { coupon: { code: 'SPRING-24', discount: { amount: 100 } } },
    })
    expect(await remove()).toMatchObject({ userErrors: [], cart: { coupon: null, quantity: 2 } })
  })

  it.each(['', ' ', 'A/B', 'A?B', 'A#B', 'A%20B', 'A B', 'Ä', '.', '..', 'x'.repeat(256)])(
    'is not sent to the platform if it is %j',
    async (code) => {
      const { cart, apply } = await withLine()
      const answer = await apply(code)
      expect(answer).toMatchObject({ userErrors: [{ code: 'INVALID', field: 'code' }], cart: { quantity: 2 } })
      expect(cart.calls.filter((call) => call.startsWith('coupon'))).toEqual([])
    },
  )

  it('is rejected without changing the cart once the attempt limit is exceeded', async () => {
    const { cart, scope, sync } = createShopper()
    await sync(1, [line('A', 2)])
    const counted: unknown[] = []
    const rateLimits = { ...UNLIMITED, allows: async (...given: unknown[]) => counted.push(given) === 0 }
    expect(await applyCoupon('SPRING-24', NOTHING, { ...scope(), rateLimits })).toMatchObject({
      userErrors: [{ code: 'TOO_MANY_REQUESTS', field: null }],
      cart: { quantity: 2, coupon: null },
    })
    expect(counted).toEqual([['coupon', expect.any(String)]])
    expect(cart.calls.filter((call) => call.startsWith('coupon'))).toEqual([])
  })

  // TEXT-15
  it('reports a code that the platform does not know and leaves the cart unchanged', async () => {
    const { apply } = await withLine({ refuse: (call) => (call.startsWith('coupon') ? 404 : null) })
    expect(await apply('NONE')).toMatchObject({
      userErrors: [{ code: 'NOT_FOUND', field: 'code', message: "You've entered an incorrect coupon code" }],
      cart: { quantity: 2, coupon: null },
    })
  })

  it('reports UNAVAILABLE if the platform does not answer', async () => {
    const { apply } = await withLine({ fate: (call) => (call.startsWith('coupon') ? 'lost on the way' : 'answered') })
    expect(readErrors(await apply('SPRING'))).toEqual(['UNAVAILABLE null'])
  })

  // TOTAL-1
  it('is rejected without a cart and without totals sync', async () => {
    const { scope } = createShopper()
    expect(await applyCoupon('SPRING', NOTHING, scope())).toMatchObject({ cart: null, userErrors: [{ code: 'REFUSED' }] })
    const without = createShopper({ settings: { totalsSync: false } })
    await without.sync(1, [line('A', 1)])
    expect(await applyCoupon('SPRING', NOTHING, without.scope())).toMatchObject({
      cart: { quantity: 1 },
      userErrors: [{ code: 'REFUSED' }],
    })
  })
})
