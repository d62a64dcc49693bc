import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { CartReadiness } from '../cart-on-device.types.ts'
import { proceedToCheckout, resetProceedStatus } from './proceed.ts'

function setUp(readiness: CartReadiness | Error, isOnline = true) {
  const gate = Promise.withResolvers<void>()
  const prepareOrder = vi.fn(async () => {
    await gate.promise
    if (readiness instanceof Error) throw readiness
    return readiness
  })
  const leave = vi.fn()
  return {
    prepareOrder,
    leave,
    answer: gate.resolve,
    proceed: () => proceedToCheckout({ cart: { prepareOrder }, isOnline, leave }),
  }
}

beforeEach(resetProceedStatus)

// CHECKOUT-1
describe('proceedToCheckout', () => {
  it('leaves once after the cart sync, however often it is called', async () => {
    const { proceed, answer, leave, prepareOrder } = setUp('ready')
    const attempts = [proceed(), proceed()]
    expect(leave).not.toHaveBeenCalled()
    answer()
    await Promise.all(attempts)
    await proceed()
    expect([leave.mock.calls.length, prepareOrder.mock.calls.length]).toEqual([1, 1])
  })

  it.each<CartReadiness | Error>(['changed', 'empty', 'unavailable', new Error('no network')])(
    'stays on the page and can be retried if the result is %s',
    async (readiness) => {
      vi.spyOn(console, 'warn').mockImplementation(() => undefined)
      const first = setUp(readiness)
      first.answer()
      await first.proceed()
      expect(first.leave).not.toHaveBeenCalled()
      const second = setUp('ready')
      second.answer()
      await second.proceed()
      expect(second.leave).toHaveBeenCalledOnce()
    },
  )

  it('does nothing offline', async () => {
    const { proceed, prepareOrder, leave } = setUp('ready', false)
    await proceed()
    expect([prepareOrder.mock.calls.length, leave.mock.calls.length]).toEqual([0, 0])
  })

  it('leaves again after the shopper has come back', async () => {
    const first = setUp('ready')
    first.answer()
    await first.proceed()
    resetProceedStatus()
    const second = setUp('ready')
    second.answer()
    await second.proceed()
    expect(second.leave).toHaveBeenCalledOnce()
  })
})
