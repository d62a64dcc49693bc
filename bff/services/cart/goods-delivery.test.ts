import { describe, expect, it } from 'vitest'
import type { CartLineInput } from '#schema/generated/types.ts'
import { UNLIMITED } from '../rate-limits.ts'
import { cartPlatform } from '../testing/cart-platform.ts'
import { goodsDelivery } from './goods-delivery.ts'
import { line, shopper } from './sync/sync.test-kit.ts'

const TO = { country: 'GB', postcode: 'LS9 8AA' }
const errorsOf = ({ userErrors }: Awaited<ReturnType<typeof goodsDelivery>>) =>
  userErrors.map(({ code, field }) => `${code} ${field}`)

// TOTAL-9
describe('the delivery of goods that are in no cart', () => {
  it('is asked about a quote of nobody, in the chosen quantity, and leaves the shopper’s own alone', async () => {
    const { cart, session, scope, sync } = shopper()
    await sync(1, [line('A', 2)])
    const before = session.read()
    const asked = cart.calls.length
    expect(await goodsDelivery([line('B', 7), line('SKIRTING-OAK', 1, { parentSku: 'SKIRTING' })], TO, scope())).toMatchObject({
      methods: [{ carrierCode: 'courier', price: { gross: { amount: 480 } }, isDefault: true, isOffline: false }],
      userErrors: [],
    })
    expect(cart.calls.slice(asked)).toEqual([
      'create',
      'update B 7',
      expect.stringMatching(/^update SKIRTING/),
      'shipping-methods GB LS9 8AA',
    ])
    expect(session.read()).toEqual(before)
    expect(cart.quantities(before.cartId ?? '')).toEqual({ A: 2 })
  })

  it('is none of what needs no delivery, and of nothing', async () => {
    const { cart, scope } = shopper()
    expect(await goodsDelivery([line('PLAN', 1)], TO, scope())).toEqual({ methods: [], userErrors: [] })
    expect(await goodsDelivery([], TO, scope())).toEqual({ methods: [], userErrors: [] })
    expect(cart.calls).toEqual([])
  })

  it.each<[string, readonly CartLineInput[], string]>([
    ['a quantity of none', [line('A', 0)], 'INVALID lines.0.quantity'],
    ['a quantity of less than none', [line('A', 1), line('B', -3)], 'INVALID lines.1.quantity'],
    ['a quantity that nobody has', [line('A', 2_000_000_000)], 'INVALID lines.0.quantity'],
    ['what the shop does not have', [line('../../cart', 1)], 'NOT_FOUND lines.0'],
    ['the name of what every object has', [line('__proto__', 1)], 'NOT_FOUND lines.0'],
    ['a product of which a variant has to be chosen', [line('SKIRTING', 1)], 'NOT_CONFIGURED lines.0'],
    ['a set without its choice', [line('A', 1), line('SET', 1)], 'NOT_CONFIGURED lines.1'],
    ['too much at once', Array.from({ length: 51 }, () => line('A', 1)), 'INVALID lines'],
  ])('is refused for %s, and the platform is not asked', async (_, lines, error) => {
    const { cart, scope } = shopper()
    const answer = await goodsDelivery(lines, TO, scope())
    expect([answer.methods, errorsOf(answer)]).toEqual([null, [error]])
    expect(cart.calls).toEqual([])
  })

  it.each(['??', 'ZZ', 'UK', 'EU', 'GBR', 'G', '__proto__', 'GB\u0000', '<script>', '🪵', 'DE DE', 'G B'])(
    'is refused to %j, which is no country, and the platform is not asked',
    async (country) => {
      const { cart, scope } = shopper()
      const answer = await goodsDelivery([line('A', 1)], { ...TO, country }, scope())
      expect([answer.methods, errorsOf(answer)]).toEqual([null, ['INVALID address.country']])
      expect(cart.calls).toEqual([])
    },
  )

  it.each(['gb', ' GB ', '', ' ', undefined])('is that of the country %j', async (country) => {
    const { cart, scope } = shopper()
    expect((await goodsDelivery([line('A', 1)], country === undefined ? {} : { country }, scope())).userErrors).toEqual([])
    expect(cart.calls.at(-1)).toMatch(/^shipping-methods GB /)
  })

  it.each(['create', 'update', 'shipping'])('is not known where the platform does not answer to %s', async (name) => {
    const fate = (call: string) => (call.startsWith(name) ? ('lost on the way' as const) : ('answered' as const))
    const { scope } = shopper({ cart: cartPlatform({ fate }) })
    expect(await goodsDelivery([line('A', 1)], TO, scope())).toEqual({ methods: null, userErrors: [] })
  })

  it('is refused where the platform refuses the goods, in the words of its stock', async () => {
    const refuse = (call: string) => (call.startsWith('update B') ? 400 : null)
    const { scope } = shopper({ cart: cartPlatform({ refuse }) })
    const answer = await goodsDelivery([line('A', 1), line('B', 9)], TO, scope())
    expect([answer.methods, errorsOf(answer)]).toEqual([null, ['REFUSED lines.1']])
  })

  it('is asked only so often', async () => {
    const { cart, scope } = shopper()
    const asked: string[] = []
    const limited = { ...scope(), rateLimits: { ...UNLIMITED, allows: async (action: string) => asked.push(action) < 0 } }
    expect(errorsOf(await goodsDelivery([line('A', 1)], TO, limited))).toEqual(['TOO_MANY_REQUESTS null'])
    expect([asked, cart.calls]).toEqual([['delivery'], []])
  })
})
