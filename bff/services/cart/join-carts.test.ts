import { describe, expect, it } from 'vitest'
import { type CartPlatform, cartPlatform } from '../testing/cart-platform.ts'
import { CREDENTIALS } from '../testing/session.ts'
import { applyCoupon } from './coupon.ts'
import { joinCarts } from './join-carts.ts'
import { createShopper, line, readErrors, readQuantities } from './sync/sync.test-kit.ts'

const NOTHING = { stock: false, product: null }

/** A guest whose cart has A, B and a coupon, and a customer's cart that already has A. */
async function createGuest(cart: CartPlatform) {
  const guest = createShopper({ cart })
  const customer = createShopper({ cart })
  customer.session.signIn(CREDENTIALS)
  await customer.sync(1, [line('A', 3)])
  await guest.sync(1, [line('A', 2), line('B', 1)])
  const signIn = () => {
    const { cartId } = guest.session.read()
    const scope = guest.scope()
    guest.session.signIn(CREDENTIALS)
    return guest.session.serially(() => joinCarts(cartId, NOTHING, scope))
  }
  return { ...guest, signIn }
}
const describeResult = (result: Awaited<ReturnType<typeof joinCarts>>) =>
  result.cart && Object.fromEntries(result.cart.lines.map(({ sku, quantity }) => [sku, quantity]))

describe('cart merge at sign-in', () => {
  // MERGE-11
  it('adds the guest’s quantities to the customer’s cart and reapplies the coupon', async () => {
    const cart = cartPlatform()
    const { signIn, scope, session } = await createGuest(cart)
    await applyCoupon('SPRING', NOTHING, scope())
    const result = await signIn()
    expect(describeResult(result)).toEqual({ A: 5, B: 1 })
    expect(result).toMatchObject({ userErrors: [], cart: { coupon: { code: 'SPRING' } } })
    expect([cart.quantities('4417'), cart.quantities('masked-1')]).toEqual([{ A: 5, B: 1 }, {}])
    expect(session.read().cartId).toBe('4417')
    const order = ['coupon off', 'create', 'update A 5', 'update B 1', 'coupon SPRING']
    expect(cart.calls.filter((call) => order.includes(call)).slice(-order.length)).toEqual(order)
  })

  it('makes no platform call if the shop keeps no carts on the platform', async () => {
    const { cart, session, scope } = createShopper({ settings: { sync: false } })
    session.signIn(CREDENTIALS)
    expect(await joinCarts('masked-1', NOTHING, scope())).toEqual({ cart: null, userErrors: [] })
    expect(cart.calls).toEqual([])
  })

  it('adds the quantities once, however often merge and sync run', async () => {
    const cart = cartPlatform()
    const { signIn, session, scope, sync } = await createGuest(cart)
    await signIn()
    for (let again = 0; again < 5; again++) {
      await session.serially(() => joinCarts(session.read().cartId, NOTHING, scope()))
      await sync(again + 1, [line('A', 5), line('B', 1)])
    }
    expect(cart.quantities('4417')).toEqual({ A: 5, B: 1 })
  })

  it('adds the quantities once if the answer is lost and the guest signs in again', async () => {
    const cart = cartPlatform()
    const { signIn, session } = await createGuest(cart)
    const before = session.read()
    await signIn()
    session.signOut()
    session.change(before)
    expect(describeResult(await signIn())).toEqual({ A: 5, B: 1 })
    expect(cart.quantities('4417')).toEqual({ A: 5, B: 1 })
  })

  it('is finished by the next sync if the platform was unreachable', async () => {
    let isAway = false
    const cart = cartPlatform({ fate: (call) => (isAway && call === 'create' ? 'lost on the way' : 'answered') })
    const { signIn, sync, session } = await createGuest(cart)
    isAway = true
    expect(await signIn()).toMatchObject({ cart: null, userErrors: [{ code: 'UNAVAILABLE' }] })
    isAway = false
    const answer = await sync(2, [line('A', 2), line('B', 1)])
    expect(answer.cart).toMatchObject({ revision: 0, lines: [{ quantity: 5 }, { quantity: 1 }] })
    expect([cart.quantities('4417'), session.read().cartId]).toEqual([{ A: 5, B: 1 }, '4417'])
  })

  // MERGE-11
  it('is finished by the next sync if the platform opened the customer’s cart and did not return it', async () => {
    let isAway = false
    const cart = cartPlatform({
      fate: (call) => (isAway && call === 'pull' && cart.calls.at(-2) === 'create' ? 'lost on the way' : 'answered'),
    })
    const { signIn, sync, session } = await createGuest(cart)
    isAway = true
    expect(await signIn()).toMatchObject({ cart: null, userErrors: [{ code: 'UNAVAILABLE' }] })
    expect(session.read().cartId).toBe('masked-1')
    isAway = false
    const answer = await sync(2, [line('A', 2), line('B', 1)])
    expect(answer.cart).toMatchObject({ revision: 0, lines: [{ quantity: 5 }, { quantity: 1 }] })
    expect([cart.quantities('4417'), session.read().cartId]).toEqual([{ A: 5, B: 1 }, '4417'])
  })

  // MERGE-11
  it('keeps the coupon if the customer’s cart cannot be opened at once', async () => {
    let isAway = false
    const cart = cartPlatform({ fate: (call) => (isAway && call === 'create' ? 'lost on the way' : 'answered') })
    const { signIn, sync, scope } = await createGuest(cart)
    await applyCoupon('SPRING', NOTHING, scope())
    isAway = true
    await signIn()
    isAway = false
    expect((await sync(2, [])).cart).toMatchObject({ coupon: { code: 'SPRING' }, quantity: 6 })
  })

  it.each(['lost on the way', 'lost on the way back'] as const)('retries an unanswered addition: %s', async (fate) => {
    const open = new Set(['update A 5', 'update B 1'])
    let isSignedIn = false
    const cart = cartPlatform({ fate: (call) => (isSignedIn && open.delete(call) ? fate : 'answered') })
    const { signIn } = await createGuest(cart)
    isSignedIn = true
    const result = await signIn()
    expect([describeResult(result), result.userErrors]).toEqual([{ A: 5, B: 1 }, []])
    expect([cart.quantities('4417'), cart.quantities('masked-1')]).toEqual([{ A: 5, B: 1 }, {}])
  })

  // CART-54
  it('merges a guest’s piece that the platform added and answered with 401, and the device reads it before', async () => {
    const cart = cartPlatform({ deny: (call) => (call === 'update C 2' ? 401 : null) })
    const { signIn, sync } = await createGuest(cart)
    const answer = await sync(2, [line('A', 2), line('B', 1), line('C', 2)])
    expect([readQuantities(answer), readErrors(answer)]).toEqual([{ A: 2, B: 1 }, ['UNAVAILABLE lines.2']])
    const calls = cart.calls.length
    expect(readQuantities(await sync(0, []))).toEqual({ A: 2, B: 1, C: 2 })
    expect(new Set(cart.calls.slice(calls))).toEqual(new Set(['pull', 'totals']))
    expect(describeResult(await signIn())).toEqual({ A: 5, B: 1, C: 2 })
  })

  // CART-41
  it('names a product that the customer’s cart rejects and leaves it in the guest’s cart', async () => {
    const cart = cartPlatform({ refuse: (call) => (call === 'update A 5' ? 400 : null) })
    const { signIn } = await createGuest(cart)
    const result = await signIn()
    const refusal = { code: 'REFUSED', field: null, message: 'Board A: We couldn’t change this line of your cart.' }
    expect([describeResult(result), result.userErrors]).toEqual([{ A: 3, B: 1 }, [refusal]])
    expect(cart.quantities('masked-1')).toEqual({ A: 2 })
  })

  it('reports a coupon that is no longer accepted', async () => {
    let isOver = false
    const cart = cartPlatform({ refuse: (call) => (isOver && call === 'coupon SPRING' ? 404 : null) })
    const { signIn, scope } = await createGuest(cart)
    await applyCoupon('SPRING', NOTHING, scope())
    isOver = true
    expect(await signIn()).toMatchObject({ userErrors: [{ code: 'REFUSED' }], cart: { coupon: null, quantity: 6 } })
  })

  // MERGE-10
  it('is finished by the next sync if the platform did not open the guest’s cart', async () => {
    let refusals = 0
    const cart = cartPlatform({ refuse: (call) => (call === 'pull' && refusals-- > 0 ? 401 : null) })
    const { signIn, sync, session } = await createGuest(cart)
    refusals = 1
    expect(await signIn()).toMatchObject({ cart: null, userErrors: [{ code: 'UNAVAILABLE' }] })
    expect(session.read().cartId).toBe('masked-1')
    const answer = await sync(2, [])
    expect(answer.cart).toMatchObject({ revision: 0, lines: [{ quantity: 5 }, { quantity: 1 }] })
    expect([cart.quantities('4417'), cart.quantities('masked-1')]).toEqual([{ A: 5, B: 1 }, {}])
  })

  it('gives up on a guest’s cart that the platform no longer opens', async () => {
    let isClosed = false
    let isGuests = true
    const cart = cartPlatform({
      refuse: (call) => {
        if (call === 'create') isGuests = false
        return isClosed && isGuests && call === 'pull' ? 401 : null
      },
    })
    const { signIn, sync, session } = await createGuest(cart)
    isClosed = true
    isGuests = true
    await signIn()
    expect((await sync(2, [])).cart).toMatchObject({ lines: [{ sku: 'A', quantity: 3 }] })
    expect(session.read().cartId).toBe('4417')
  })

  it('returns the customer’s cart if the guest’s is missing or gone', async () => {
    const cart = cartPlatform()
    const { scope, session } = await createGuest(cart)
    session.signIn(CREDENTIALS)
    expect(describeResult(await joinCarts(null, NOTHING, scope()))).toEqual({ A: 3 })
    expect(describeResult(await joinCarts('masked-99', NOTHING, scope()))).toEqual({ A: 3 })
  })
})
