import { describe, expect, it, vi } from 'vitest'
import { customerOrder } from '../../domain/testing/orders.ts'
import { PlatformUnreachable } from '../../platform/base/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { createShopper, line, readQuantities } from '../cart/sync/sync.test-kit.ts'
import { cartPlatform } from '../testing/cart-platform.ts'
import { fakePlatform } from '../testing/platform.ts'
import { CREDENTIALS } from '../testing/session.ts'
import { checkoutPath } from './hand-off.ts'
import { checkoutReturn } from './return.ts'

const NO_METHOD = { deliveryMethod: null, deliveryMethodCode: null }

/** A shopper with two A in the cart. @param customerToken null for a guest */
async function createBuyer(customerToken: string | null = null, cart = cartPlatform(), platform: Partial<Platform> = {}) {
  const given = createShopper({ cart, platform })
  if (customerToken !== null) given.session.signIn({ ...CREDENTIALS, customerToken })
  await given.sync(1, [line('A', 2)])
  return {
    ...given,
    leave: () => checkoutPath(given.scope()),
    comeBack: (deviceId = 'device-1', orderNumber?: string) =>
      checkoutReturn({ deviceId, ...(orderNumber !== undefined && { orderNumber }) }, given.scope()),
  }
}

describe('checkout hand-off', () => {
  // SHOP-13
  it('contains the token of a customer and none for a guest', async () => {
    expect(await (await createBuyer()).leave()).toBe('/vue/cart/sync/token//cart/masked-1')
    expect(await (await createBuyer('a/b?c')).leave()).toBe('/vue/cart/sync/token/a%2Fb%3Fc/cart/4417')
  })

  it('is null without a cart, with an empty one, and with a guest’s cart still to be merged', async () => {
    const { sync, leave, session } = await createBuyer()
    await sync(2, [], { removed: [line('A', 0)] })
    expect(await leave()).toBeNull()
    session.change({ cartId: null })
    expect(await leave()).toBeNull()
    const joining = await createBuyer()
    joining.session.signIn(CREDENTIALS)
    joining.session.change({ cartId: 'masked-1' })
    expect(await joining.leave()).toBeNull()
  })
})

// CHECKOUT-1, SCREEN-17
describe('return from checkout', () => {
  it.each([
    ['a guest', null],
    ['a customer', 'token'],
  ])('drops the ordered cart of %s once and for good', async (_, token) => {
    const { cart, leave, comeBack, session } = await createBuyer(token)
    await leave()
    cart.forget()
    expect(await comeBack()).toEqual({ status: 'ORDERED', isCartOrdered: true, ...NO_METHOD, userErrors: [] })
    expect(session.read()).toMatchObject({ cartId: null, handedOffCartId: null })
    // The answer may have been lost and the page reloaded.
    expect(await comeBack()).toEqual({ status: 'ORDERED', isCartOrdered: true, ...NO_METHOD, userErrors: [] })
    expect(await comeBack('device-2')).toEqual({ status: 'ORDERED', isCartOrdered: false, ...NO_METHOD, userErrors: [] })
  })

  it('keeps a cart that still exists', async () => {
    const { cart, leave, comeBack, session } = await createBuyer()
    await leave()
    expect(await comeBack()).toEqual({ status: 'OPEN', isCartOrdered: false, ...NO_METHOD, userErrors: [] })
    expect(session.read().cartId).toBe('masked-1')
    expect(cart.quantities()).toEqual({ A: 2 })
  })

  it('keeps the cart of a shopper who never left for the checkout', async () => {
    const { comeBack, session, cart } = await createBuyer()
    cart.forget()
    expect(await comeBack()).toEqual({ status: 'NONE', isCartOrdered: false, ...NO_METHOD, userErrors: [] })
    expect(session.read().cartId).toBe('masked-1')
    for (const deviceId of ['', '__proto__', 'constructor', 'x'.repeat(9999)])
      expect(await comeBack(deviceId)).toMatchObject({ status: 'NONE', isCartOrdered: false })
  })

  it.each([401, 403, 500])('draws no conclusion about the cart from a %i', async (status) => {
    let isFailing = false
    const cart = cartPlatform({ refuse: () => (isFailing ? status : null) })
    const { leave, comeBack, session } = await createBuyer(null, cart)
    await leave()
    isFailing = true
    expect(await comeBack()).toMatchObject({ status: 'UNKNOWN', isCartOrdered: false, userErrors: [{ code: 'UNAVAILABLE' }] })
    expect(session.read().cartId).toBe('masked-1')
  })
})

// ORDER-20
describe('delivery method of an order at the external checkout', () => {
  const COLLECTED = customerOrder({ number: '000000061', shippingMethod: 'Collect, Leeds', shippingMethodCode: 'branch_collect' })
  const history = { items: [customerOrder({ number: '000000060', shippingMethodCode: 'lorry_day' }), COLLECTED], total: 2 }

  async function readMethod(token: string | null, number: string, orders: Platform['user']['orders']) {
    const { cart, leave, comeBack } = await createBuyer(token, undefined, { user: { ...fakePlatform().user, orders } })
    await leave()
    cart.forget()
    const { status, deliveryMethod, deliveryMethodCode } = await comeBack('device-1', number)
    expect(status).toBe('ORDERED')
    return [deliveryMethod, deliveryMethodCode]
  }

  it('is that of the customer’s order with this number', async () => {
    expect(await readMethod('token', '000000061', async () => history)).toEqual(['Collect, Leeds', 'branch_collect'])
    expect(await readMethod('token', '000000062', async () => history)).toEqual([null, null])
  })

  it('is unknown for a guest, whose orders the platform is not asked for', async () => {
    const orders = vi.fn(async () => history)
    expect(await readMethod(null, '000000061', orders)).toEqual([null, null])
    expect(orders).not.toHaveBeenCalled()
  })

  it('is unknown if the history does not answer, and the order is known nevertheless', async () => {
    const orders = async () => Promise.reject(new PlatformUnreachable('PLATFORM_TIMEOUT'))
    expect(await readMethod('token', '000000061', orders)).toEqual([null, null])
  })
})

describe('ordered cart of a shopper who does not return', () => {
  it('is not rebuilt by the next sync, which reports the order', async () => {
    const { cart, leave, sync } = await createBuyer()
    await leave()
    cart.forget()
    const before = cart.calls.length
    expect(await sync(2, [line('A', 2), line('B', 1)])).toMatchObject({ isOrdered: true, userErrors: [] })
    expect(cart.calls.slice(before)).toEqual(['pull'])
    expect(await sync(2, [line('A', 2), line('B', 1)])).toMatchObject({ isOrdered: true })
  })

  it('is followed by a new cart that late requests of the old device do not change', async () => {
    const { cart, leave, sync } = await createBuyer()
    await leave()
    cart.forget()
    await sync(2, [line('A', 2)])
    const next = await sync(1, [line('B', 1)], { deviceId: 'device-2' })
    expect([readQuantities(next), next.isOrdered]).toEqual([{ B: 1 }, false])
    expect(await sync(3, [line('A', 5)])).toMatchObject({ isOrdered: true })
    expect(cart.quantities()).toEqual({ B: 1 })
  })

  it('is distinguished from a cart the customer has started elsewhere since', async () => {
    const pulled: { quoteId: string | null } = { quoteId: '4417' }
    const cart = cartPlatform()
    const elsewhere = {
      ...cart,
      pull: async (...access: Parameters<typeof cart.pull>) =>
        (await cart.pull(...access)).map((each) => ({ ...each, quoteId: pulled.quoteId })),
    }
    const { leave, comeBack } = await createBuyer('token', elsewhere)
    await leave()
    expect((await comeBack()).status).toBe('OPEN')
    pulled.quoteId = '4418'
    expect((await comeBack()).status).toBe('ORDERED')
  })

  it('is not assumed for a cart that has changed or become empty', async () => {
    const { leave, sync, comeBack } = await createBuyer('token')
    await leave()
    expect(readQuantities(await sync(2, [line('A', 3)]))).toEqual({ A: 3 })
    await sync(3, [], { removed: [line('A', 0)] })
    expect((await comeBack()).status).toBe('OPEN')
    expect(readQuantities(await sync(4, [line('B', 1)]))).toEqual({ B: 1 })
  })
})
