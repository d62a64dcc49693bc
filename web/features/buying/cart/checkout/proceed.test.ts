import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { CartReadiness } from '../cart-on-device.types.ts'
import { proceedToCheckout, stayAgain } from './proceed.ts'

function way(readiness: CartReadiness | Error, isOnline = true) {
  const gate = Promise.withResolvers<void>()
  const settle = vi.fn(async () => {
    await gate.promise
    if (readiness instanceof Error) throw readiness
    return readiness
  })
  const leave = vi.fn()
  return { settle, leave, answer: gate.resolve, proceed: () => proceedToCheckout({ cart: { settle }, isOnline, leave }) }
}

beforeEach(stayAgain)

// CHECKOUT-1
describe('proceedToCheckout', () => {
  it('waits for the cart sync and leaves once, however often it is called', async () => {
    const { proceed, answer, leave, settle } = way('ready')
    const attempts = [proceed(), proceed()]
    expect(leave).not.toHaveBeenCalled()
    answer()
    await Promise.all(attempts)
    await proceed()
    expect([leave.mock.calls.length, settle.mock.calls.length]).toEqual([1, 1])
  })

  it.each<CartReadiness | Error>(['changed', 'empty', 'unavailable', new Error('no network')])(
    'stays on the page if the cart is %s, and can be retried',
    async (readiness) => {
      vi.spyOn(console, 'warn').mockImplementation(() => undefined)
      const first = way(readiness)
      first.answer()
      await first.proceed()
      expect(first.leave).not.toHaveBeenCalled()
      const second = way('ready')
      second.answer()
      await second.proceed()
      expect(second.leave).toHaveBeenCalledOnce()
    },
  )

  it('does nothing offline', async () => {
    const { proceed, settle, leave } = way('ready', false)
    await proceed()
    expect([settle.mock.calls.length, leave.mock.calls.length]).toEqual([0, 0])
  })

  it('can leave again after the shopper has come back', async () => {
    const first = way('ready')
    first.answer()
    await first.proceed()
    stayAgain()
    const second = way('ready')
    second.answer()
    await second.proceed()
    expect(second.leave).toHaveBeenCalledOnce()
  })
})
