import { describe, expect, it } from 'vitest'
import { UNLIMITED } from '../../scope/rate-limits.ts'
import { CREDENTIALS } from '../../testing/session.ts'
import { createShopper, line, readErrors, readQuantities } from './sync.test-kit.ts'

/** Allows the given number of new carts. */
function limitedTo(carts: number) {
  const counted: unknown[] = []
  const allows = async (...given: unknown[]) => counted.push(given) <= carts
  return { counted, rateLimits: { ...UNLIMITED, allows } }
}

// RATE-7
describe('the limit for new carts', () => {
  it('refuses a cart that is one too many, and makes no platform call for it', async () => {
    const { counted, rateLimits } = limitedTo(0)
    const { cart, sync } = createShopper({ rateLimits })
    const answer = await sync(1, [line('A', 2)])
    expect([answer.cart, readErrors(answer)]).toEqual([null, ['TOO_MANY_REQUESTS null']])
    expect(counted).toEqual([['cart', null]])
    expect(cart.calls).toEqual([])
  })

  it('counts a cart once, however often its shopper changes it', async () => {
    const { counted, rateLimits } = limitedTo(1)
    const { sync } = createShopper({ rateLimits })
    await sync(1, [line('A', 2)])
    expect(readQuantities(await sync(2, [line('A', 3)]))).toEqual({ A: 3 })
    expect(counted).toHaveLength(1)
  })

  it('does not count an empty cart, nor the cart of a customer', async () => {
    const { counted, rateLimits } = limitedTo(0)
    const { session, sync } = createShopper({ rateLimits })
    expect(readErrors(await sync(1, []))).toEqual([])
    session.signIn(CREDENTIALS)
    expect(readQuantities(await sync(2, [line('A', 2)]))).toEqual({ A: 2 })
    expect(counted).toEqual([])
  })
})
