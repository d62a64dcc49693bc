import { describe, expect, it } from 'vitest'
import { PlatformRefused, PlatformUnreachable } from '../../../platform/errors.ts'
import { type CartPlatform, cartPlatform, type Fate } from '../../testing/cart-platform.ts'
import { errorsOf, line, quantitiesOf, shopper } from './sync.test-kit.ts'

/** A platform that fails one kind of call, once it is told to. */
function failing(calls: RegExp, failure: Fate | 401) {
  let isFailing = false
  const strikes = (call: string) => isFailing && calls.test(call)
  const cart = cartPlatform({
    refuse: (call) => (failure === 401 && strikes(call) ? 401 : null),
    fate: (call) => (failure !== 401 && strikes(call) ? failure : 'answered'),
  })
  return {
    ...shopper({ cart }),
    fails: (given: boolean) => {
      isFailing = given
    },
  }
}

describe('a 401 about the cart of a guest', () => {
  // A guest has no token that could have ended: it says nothing of the change.
  it.each([
    ['new', 0],
    ['changed', 1],
  ])('leaves a line that is %s to be sent again', async (which, revision) => {
    const { sync, cart, fails } = failing(/^update A/, 401)
    if (which === 'changed') await sync(1, [line('A', 1), line('B', 1)])
    fails(true)
    const answer = await sync(2, [line('A', 3), line('B', 1)])
    expect([errorsOf(answer), answer.cart?.revision]).toEqual([['UNAVAILABLE lines.0'], revision])
    fails(false)
    expect(quantitiesOf(await sync(2, [line('A', 3), line('B', 1)]))).toEqual({ A: 3, B: 1 })
    expect(cart.quantities()).toEqual({ A: 3, B: 1 })
  })

  it('shows nobody an empty cart', async () => {
    const { sync, session, fails } = failing(/^pull/, 401)
    await sync(1, [line('A', 2)])
    fails(true)
    const answer = await sync(1, [line('A', 2)])
    expect([answer.cart, errorsOf(answer), session.read().cartId]).toEqual([null, ['UNAVAILABLE null'], 'masked-1'])
  })
})

describe('a change without an answer', () => {
  // The device takes what is not newer than the revision for done.
  it('stays open, however many others come after it', async () => {
    const { sync, fails } = failing(/^update A/, 'lost on the way')
    fails(true)
    expect((await sync(1, [line('A', 3)])).cart?.revision).toBe(0)
    const answer = await sync(2, [line('A', 3), line('B', 1)])
    expect([errorsOf(answer), quantitiesOf(answer), answer.cart?.revision]).toEqual([['UNAVAILABLE lines.0'], { B: 1 }, 0])
  })

  it('stays open in a cart in place of a lost one, whatever was applied to that', async () => {
    const { sync, cart, fails } = failing(/^update A/, 'lost on the way')
    await sync(1, [line('A', 3)])
    cart.forget()
    fails(true)
    const answer = await sync(2, [line('A', 3), line('B', 1)])
    expect([errorsOf(answer), quantitiesOf(answer), answer.cart?.revision]).toEqual([['UNAVAILABLE lines.0'], { B: 1 }, 0])
  })
})

describe('an addition that comes to pass twice', () => {
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

  it('is noticed by what the platform said of the line, where there are no totals', async () => {
    const cart = doubling({ totals: lost })
    const answer = await shopper({ cart }).sync(1, [line('A', 2)])
    expect([quantitiesOf(answer), cart.quantities(), errorsOf(answer)]).toEqual([{ A: 2 }, { A: 2 }, []])
  })

  it('is noticed where the shop has no totals at all', async () => {
    const cart = doubling({})
    await shopper({ cart, settings: { totalsSync: false } }).sync(1, [line('A', 2)])
    expect(cart.quantities()).toEqual({ A: 2 })
  })

  it('is to be sent again when it cannot be mended now', async () => {
    const cart = doubling({})
    let isMendable = false
    const { update } = cart
    const { sync } = shopper({
      cart: { ...cart, update: (...call) => (call[2].itemId === null || isMendable ? update(...call) : lost()) },
    })
    const answer = await sync(1, [line('A', 2)])
    expect([errorsOf(answer), answer.cart?.revision]).toEqual([['UNAVAILABLE lines.0'], 0])
    isMendable = true
    expect([quantitiesOf(await sync(1, [line('A', 2)])), cart.quantities()]).toEqual([{ A: 2 }, { A: 2 }])
  })
})

describe('an addition to a cart in place of a lost one that comes to pass twice', () => {
  // Nothing was asked for of the line since the server's last word, and yet the platform's number is nobody's wish.
  it.each([
    ['gets no answer', () => new PlatformUnreachable('PLATFORM_NETWORK')],
    ['is refused for who asks', () => new PlatformRefused('PLATFORM_REFUSED', 401)],
  ])('is put right by the next sync where putting it right %s', async (_, failure) => {
    const cart = cartPlatform()
    let isStormy = false
    const update: CartPlatform['update'] = async (...call) => {
      if (isStormy && call[2].itemId !== null) throw failure()
      if (isStormy) await cart.update(...call)
      return cart.update(...call)
    }
    const { sync } = shopper({ cart: { ...cart, update } })
    await sync(1, [line('A', 2)])
    cart.forget()
    isStormy = true
    expect(errorsOf(await sync(2, [line('A', 2, { isUnchanged: true })]))).toEqual(['UNAVAILABLE lines.0'])
    isStormy = false
    const answer = await sync(2, [line('A', 2, { isUnchanged: true })])
    expect([quantitiesOf(answer), cart.quantities()]).toEqual([{ A: 2 }, { A: 2 }])
  })
})

describe('a change that was given up and comes to pass after all', () => {
  /** A shopper whose platform holds calls back for longer than anybody waits. */
  function slow(calls: RegExp) {
    let isSlow = true
    const cart = cartPlatform({ fate: (call) => (isSlow && calls.test(call) ? 'late' : 'answered') })
    return {
      ...shopper({ cart }),
      arrives: () => {
        isSlow = false
        cart.settle()
      },
    }
  }

  it('does not bring back what was taken out since', async () => {
    const { sync, cart, arrives } = slow(/^update A/)
    await sync(1, [line('A', 2)])
    await sync(2, [line('B', 1)], { removed: [line('A', 2)] })
    arrives()
    expect([quantitiesOf(await sync(2, [line('B', 1)])), cart.quantities()]).toEqual([{ B: 1 }, { B: 1 }])
  })

  it('is not added to what was sent in its place', async () => {
    const cart = cartPlatform({ fate: (call) => (call === 'update A 2' ? 'late' : 'answered') })
    const { sync } = shopper({ cart })
    await sync(1, [line('A', 2)])
    await sync(2, [line('A', 3)])
    cart.settle()
    expect([quantitiesOf(await sync(2, [line('A', 3)])), cart.quantities()]).toEqual([{ A: 3 }, { A: 3 }])
  })

  it('does not take out what was put in again', async () => {
    const { sync, cart, arrives } = slow(/^delete A/)
    await sync(1, [line('A', 2)])
    await sync(2, [], { removed: [line('A', 2)] })
    await sync(3, [line('A', 2)])
    arrives()
    expect([quantitiesOf(await sync(3, [line('A', 2)])), cart.quantities()]).toEqual([{ A: 2 }, { A: 2 }])
  })

  it('costs another device nothing', async () => {
    const { sync, cart, arrives } = slow(/^update A/)
    await sync(1, [line('A', 2)])
    arrives()
    const answer = await sync(1, [line('B', 1)], { deviceId: 'device-2' })
    expect([quantitiesOf(answer), cart.quantities()]).toEqual([
      { A: 2, B: 1 },
      { A: 2, B: 1 },
    ])
  })
})

describe('an older cart of a device, doubled on its way', () => {
  it('changes nothing once a newer one was sent, though that got no answer', async () => {
    const { sync, cart, fails } = failing(/^update B/, 'lost on the way')
    await sync(1, [line('A', 1)])
    fails(true)
    await sync(3, [line('B', 1)], { removed: [line('A', 1)] })
    fails(false)
    expect([(await sync(2, [line('A', 5)])).cart?.revision, cart.quantities()]).toEqual([1, {}])
  })
})
