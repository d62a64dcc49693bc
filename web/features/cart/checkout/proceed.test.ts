import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { CartReadiness } from '../device/cart-on-device.types.ts'
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
describe('the way to the checkout', () => {
  it('waits until the platform has the cart, and is left once, however often it is pressed', async () => {
    const { proceed, answer, leave, settle } = way('ready')
    const attempts = [proceed(), proceed()]
    expect(leave).not.toHaveBeenCalled()
    answer()
    await Promise.all(attempts)
    await proceed()
    expect([leave.mock.calls.length, settle.mock.calls.length]).toEqual([1, 1])
  })

  it.each<CartReadiness | Error>(['changed', 'empty', 'unavailable', new Error('no network')])(
    'is not left with a cart that is %s, and can be tried again',
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

  it('is not even tried without a network', async () => {
    const { proceed, settle, leave } = way('ready', false)
    await proceed()
    expect([settle.mock.calls.length, leave.mock.calls.length]).toEqual([0, 0])
  })

  it('can be gone again by who came back', async () => {
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
