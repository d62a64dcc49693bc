import { describe, expect, it } from 'vitest'
import { PlatformUnreachable } from '../../../platform/errors.ts'
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
