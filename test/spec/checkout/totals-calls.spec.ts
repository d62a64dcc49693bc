import { describe, expect, it } from 'vitest'
import { BOARD, createOrder, OIL, place, platform, readTotal, shopper, startOrderShops } from './order.test-kit.ts'

startOrderShops()

const cartCalls = () => platform.calls.filter((path) => path.startsWith('/api/cart/')).map((path) => path.split('/').at(-1))

// CALL-16
describe('cart totals', () => {
  it('are read once the delivery is set, without a collect-totals call', async () => {
    platform.calls.length = 0
    await shopper.sync(1, [BOARD])
    const sum = await readTotal()
    const calls = cartCalls()
    expect(calls.slice(calls.indexOf('shipping-information'))).toContain('totals')
    expect((await place(createOrder(sum))).userErrors).toEqual([])
    await shopper.sync(2, [OIL])
    expect(cartCalls()).not.toContain('collect-totals')
  })
})
