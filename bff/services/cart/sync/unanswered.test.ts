import { describe, expect, it } from 'vitest'
import { PlatformRefused, PlatformUnreachable } from '../../../platform/base/errors.ts'
import { type CartPlatform, cartPlatform, type Fate } from '../../testing/cart-platform.ts'
import { createShopper, line, readErrors, readQuantities } from './sync.test-kit.ts'

/** A platform that fails one kind of call once the test says so. */
function createFailing(calls: RegExp, failure: Fate | 401) {
  let isFailing = false
  const shouldFail = (call: string) => isFailing && calls.test(call)
  const cart = cartPlatform({
    refuse: (call) => (failure === 401 && shouldFail(call) ? 401 : null),
    fate: (call) => (failure !== 401 && shouldFail(call) ? failure : 'answered'),
  })
  return {
    ...createShopper({ cart }),
    fails: (given: boolean) => {
      isFailing = given
    },
  }
}

describe('a 401 about a guest’s cart', () => {
  // A guest has no token that could have expired, so the 401 says nothing about the change.
  it.each([
    ['new', 0],
    ['changed', 1],
  ])('keeps a %s line open to be resent', async (which, revision) => {
    const { sync, cart, fails } = createFailing(/^update A/, 401)
    if (which === 'changed') await sync(1, [line('A', 1), line('B', 1)])
    fails(true)
    const answer = await sync(2, [line('A', 3), line('B', 1)])
    expect([readErrors(answer), answer.cart?.revision]).toEqual([['UNAVAILABLE lines.0'], revision])
    fails(false)
    expect(readQuantities(await sync(2, [line('A', 3), line('B', 1)]))).toEqual({ A: 3, B: 1 })
    expect(cart.quantities()).toEqual({ A: 3, B: 1 })
  })

  it('does not return an empty cart', async () => {
    const { sync, session, fails } = createFailing(/^pull/, 401)
    await sync(1, [line('A', 2)])
    fails(true)
    const answer = await sync(1, [line('A', 2)])
    expect([answer.cart, readErrors(answer), session.read().cartId]).toEqual([null, ['UNAVAILABLE null'], 'masked-1'])
  })
})

describe('cart change without an answer', () => {
  // The device treats everything up to the returned revision as applied.
  it('stays open, however many changes follow', async () => {
    const { sync, fails } = createFailing(/^update A/, 'lost on the way')
    fails(true)
    expect((await sync(1, [line('A', 3)])).cart?.revision).toBe(0)
    const answer = await sync(2, [line('A', 3), line('B', 1)])
    expect([readErrors(answer), readQuantities(answer), answer.cart?.revision]).toEqual([['UNAVAILABLE lines.0'], { B: 1 }, 0])
  })

  it('stays open in the cart that replaces a lost one', async () => {
    const { sync, cart, fails } = createFailing(/^update A/, 'lost on the way')
    await sync(1, [line('A', 3)])
    cart.forget()
    fails(true)
    const answer = await sync(2, [line('A', 3), line('B', 1)])
    expect([readErrors(answer), readQuantities(answer), answer.cart?.revision]).toEqual([['UNAVAILABLE lines.0'], { B: 1 }, 0])
  })
})

describe('addition that is applied twice', () => {
  const doubling = (given: Partial<CartPlatform>): CartPlatform => {
    const cart = cartPlatform()
    let isFirst = true
    const update: CartPlatform['update'] = async (...call) => {
      if (isFirst) await cart.update(...call)
      isFirst = false
      return cart.update(...call)
    }
    return { ...cart, update, ...given }
  }
  const lost = () => Promise.reject(new PlatformUnreachable('PLATFORM_NETWORK'))

  it('is detected from the line’s own answer if there are no totals', async () => {
    const cart = doubling({ totals: lost })
    const answer = await createShopper({ cart }).sync(1, [line('A', 2)])
    expect([readQuantities(answer), cart.quantities(), readErrors(answer)]).toEqual([{ A: 2 }, { A: 2 }, []])
  })

  it('is detected if the shop has no totals at all', async () => {
    const cart = doubling({})
    await createShopper({ cart, settings: { totalsSync: false } }).sync(1, [line('A', 2)])
    expect(cart.quantities()).toEqual({ A: 2 })
  })

  it('stays open to be resent if it cannot be corrected now', async () => {
    const cart = doubling({})
    let isMendable = false
    const { update } = cart
    const { sync } = createShopper({
      cart: { ...cart, update: (...call) => (call[2].itemId === null || isMendable ? update(...call) : lost()) },
    })
    const answer = await sync(1, [line('A', 2)])
    expect([readErrors(answer), answer.cart?.revision]).toEqual([['UNAVAILABLE lines.0'], 0])
    isMendable = true
    expect([readQuantities(await sync(1, [line('A', 2)])), cart.quantities()]).toEqual([{ A: 2 }, { A: 2 }])
  })
})

describe('addition applied twice to the cart that replaces a lost one', () => {
  // The line is unchanged since the last response, but the shopper never chose the platform's quantity.
  it.each([
    ['gets no answer', () => new PlatformUnreachable('PLATFORM_NETWORK')],
    ['is refused with a 401', () => new PlatformRefused('PLATFORM_REFUSED', 401)],
  ])('is corrected by the next sync if the correction %s', async (_, failure) => {
    const cart = cartPlatform()
    let isStormy = false
    const update: CartPlatform['update'] = async (...call) => {
      if (isStormy && call[2].itemId !== null) throw failure()
      if (isStormy) await cart.update(...call)
      return cart.update(...call)
    }
    const { sync } = createShopper({ cart: { ...cart, update } })
    await sync(1, [line('A', 2)])
    cart.forget()
    isStormy = true
    expect(readErrors(await sync(2, [line('A', 2, { isUnchanged: true })]))).toEqual(['UNAVAILABLE lines.0'])
    isStormy = false
    const answer = await sync(2, [line('A', 2, { isUnchanged: true })])
    expect([readQuantities(answer), cart.quantities()]).toEqual([{ A: 2 }, { A: 2 }])
  })
})

describe('change that timed out and is applied late', () => {
  /** A shopper whose platform delays calls beyond every timeout. */
  function createSlow(calls: RegExp) {
    let isSlow = true
    const cart = cartPlatform({ fate: (call) => (isSlow && calls.test(call) ? 'late' : 'answered') })
    return {
      ...createShopper({ cart }),
      arrives: () => {
        isSlow = false
        cart.deliverLate()
      },
    }
  }

  it('does not restore a line removed since', async () => {
    const { sync, cart, arrives } = createSlow(/^update A/)
    await sync(1, [line('A', 2)])
    await sync(2, [line('B', 1)], { removed: [line('A', 2)] })
    arrives()
    expect([readQuantities(await sync(2, [line('B', 1)])), cart.quantities()]).toEqual([{ B: 1 }, { B: 1 }])
  })

  it('is not added to the quantity sent in its place', async () => {
    const cart = cartPlatform({ fate: (call) => (call === 'update A 2' ? 'late' : 'answered') })
    const { sync } = createShopper({ cart })
    await sync(1, [line('A', 2)])
    await sync(2, [line('A', 3)])
    cart.deliverLate()
    expect([readQuantities(await sync(2, [line('A', 3)])), cart.quantities()]).toEqual([{ A: 3 }, { A: 3 }])
  })

  it('does not remove a line added again since', async () => {
    const { sync, cart, arrives } = createSlow(/^delete A/)
    await sync(1, [line('A', 2)])
    await sync(2, [], { removed: [line('A', 2)] })
    await sync(3, [line('A', 2)])
    arrives()
    expect([readQuantities(await sync(3, [line('A', 2)])), cart.quantities()]).toEqual([{ A: 2 }, { A: 2 }])
  })

  it('does not affect another device', async () => {
    const { sync, cart, arrives } = createSlow(/^update A/)
    await sync(1, [line('A', 2)])
    arrives()
    const answer = await sync(1, [line('B', 1)], { deviceId: 'device-2' })
    expect([readQuantities(answer), cart.quantities()]).toEqual([
      { A: 2, B: 1 },
      { A: 2, B: 1 },
    ])
  })
})

describe('older cart revision that arrives twice', () => {
  it('changes nothing once a newer one was sent, even if that got no answer', async () => {
    const { sync, cart, fails } = createFailing(/^update B/, 'lost on the way')
    await sync(1, [line('A', 1)])
    fails(true)
    await sync(3, [line('B', 1)], { removed: [line('A', 1)] })
    fails(false)
    expect([(await sync(2, [line('A', 5)])).cart?.revision, cart.quantities()]).toEqual([1, {}])
  })
})
