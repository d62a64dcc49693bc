import { describe, expect, it } from 'vitest'
import { createShopper, line } from '../../../services/cart/sync/sync.test-kit.ts'
import { ask } from '../testing/shop.ts'

// TOTAL-3
describe('cart shipping methods', () => {
  it.each(['??', 'ZZ', '__proto__'])('reject the invalid country %j without a platform call', async (country) => {
    const { cart, scope, sync } = createShopper()
    await sync(1, [line('A', 2)])
    const query = 'query ($country: String) { cartShippingMethods(address: { country: $country }) { methodCode } }'
    const { data, errors } = await ask(scope(), query, { country })
    expect(data?.cartShippingMethods ?? null).toBeNull()
    expect(errors[0]?.originalError).toMatchObject({ code: 'BAD_INPUT', argument: 'address' })
    expect(cart.calls.filter((call) => call.startsWith('shipping'))).toEqual([])
  })
})
