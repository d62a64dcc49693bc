import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { SIGN_UP } from '../../kit/accounts.ts'
import { type CartShopper, cartShopper, cartLine as line } from '../../kit/cart-shopper.ts'
import { contentWith } from '../../kit/content.ts'
import { type FaultyPlatform, faultyPlatform } from '../../kit/faulty-platform.ts'
import { type HttpShop, httpShop } from '../../kit/http-shop.ts'

const CHECKOUT_URL = 'https://checkout.example:8443'
const BOARD = line('OAK-BOARD-CHR-22X150-900-OILED', 2, { parentSku: 'OAK-BOARD-CHR-22X150' })
const GUESTS = new RegExp(`^${CHECKOUT_URL}/vue/cart/sync/token//cart/[\\da-f]{32}$`)
const BEN = { email: 'ben@hand-off.example', password: 'Dovetail-Saw-9', firstName: 'Ben', lastName: 'Ash' }

let platform: FaultyPlatform
let shop: HttpShop
let shopper: CartShopper
beforeAll(async () => {
  platform = await faultyPlatform(inject('shop').sandboxUrl)
  shop = await httpShop({ PLATFORM_URL: platform.url, CHECKOUT_URL, LOG_LEVEL: 'silent' })
}, 60_000)
afterAll(async () => {
  await shop?.close()
  await platform?.close()
})
beforeEach(() => {
  platform.fail('none')
  shopper = cartShopper(shop.url)
})

const fetchLocation = async (path = '/checkout', headers = {}, method: 'get' | 'head' | 'post' | 'put' | 'delete' = 'get') => {
  const reply = await shopper.visit(path, headers, method)
  return [reply.status, reply.headers.get('location') ?? null]
}
const TO_CART = [303, '/cart']

// CHECKOUT-1, CHECKOUT-2, SCREEN-2
describe('checkout hand-off', () => {
  it('hands over a guest’s cart in an uncacheable answer', async () => {
    await shopper.sync(1, [BOARD])
    const reply = await shopper.visit('/checkout', {})
    expect(reply.status).toBe(303)
    expect(reply.headers.get('location')).toMatch(GUESTS)
    expect(reply.headers.get('cache-control')).toBe('no-store')
    expect(reply.headers.get('referrer-policy')).toBe('no-referrer')
    expect(reply.text).toBe('')
    expect((await shopper.visit('/checkout')).headers.get('location')).toBe(reply.headers.get('location'))
  })

  it('hands over a customer’s cart with the token, which appears in no other answer', async () => {
    const { data } = await shopper.send(SIGN_UP, { input: BEN })
    expect(data.customerSignUp.userErrors).toEqual([])
    await shopper.sync(1, [BOARD])
    const location = (await shopper.visit('/checkout')).headers.get('location') ?? ''
    const [, token = ''] =
      /^https:\/\/checkout\.example:8443\/vue\/cart\/sync\/token\/([\da-f]{32})\/cart\/\d+$/.exec(location) ?? []
    expect(token).not.toBe('')
    expect(shopper.heard.join('')).not.toContain(token)
  })

  it('passes on consent to analytics and no other parameter', async () => {
    await shopper.sync(1, [BOARD])
    const own = 'heartwood-analytics'
    const cookies = [
      `${own}=granted`,
      `a=1; ${own}=granted; gtm=x`,
      `${own}=denied`,
      `${own}=granted; ${own}=denied`,
      `${own}=%0d%0ax`,
      '',
    ]
    const seen = await Promise.all(
      cookies.map((cookie) =>
        fetchLocation('/checkout?gtm=true&to=//evil.example', { cookie: `${shopper.cookie()}; ${cookie}` }),
      ),
    )
    expect(seen.map(([, location]) => String(location).split('?')[1])).toEqual([
      ...['gtm=true', 'gtm=true'],
      ...Array(4).fill(undefined),
    ])
    for (const [, location] of seen) expect(String(location).split('?')[0]).toMatch(GUESTS)
  })

  // VIEW-2
  it('passes on the store view of the cart, and none in a shop with a single view', async () => {
    const content = contentWith({ storeViews: { open: ['de', 'it'] } })
    const several = await httpShop({ PLATFORM_URL: platform.url, CHECKOUT_URL, LOG_LEVEL: 'silent', ...content })
    try {
      const inGermany = cartShopper(`${several.url}/de`)
      expect((await inGermany.sync(1, [BOARD])).userErrors).toEqual([])
      const german = inGermany.at(several.url)
      const query = async (path: string, cookie = '') => {
        const { headers } = await german.visit(path, { cookie: `${german.cookie()}; ${cookie}` })
        const location = headers.get('location') ?? ''
        return GUESTS.test(location.split('?')[0] ?? '') ? (location.split('?')[1] ?? '') : location
      }
      expect(await query('/de/checkout')).toBe('storeCode=de')
      expect(await query('/de/checkout?storeCode=it&gtm=true')).toBe('storeCode=de')
      expect(await query('/de/checkout', 'heartwood-analytics=granted')).toBe('gtm=true&storeCode=de')
      expect(await query('/it/checkout')).toBe('/it/cart')
      expect(await query('/checkout')).toBe('/cart')
    } finally {
      await several.close()
    }
  })

  it('redirects to the cart if there is nothing to hand over', async () => {
    expect(await fetchLocation()).toEqual(TO_CART)
    expect(await fetchLocation('/checkout', { cookie: 'heartwood-session=forged' })).toEqual(TO_CART)
    await shopper.sync(1, [BOARD])
    await shopper.sync(2, [], { removed: [BOARD] })
    expect(await fetchLocation()).toEqual(TO_CART)
  })

  it('rejects cross-site requests, scripts and prefetches', async () => {
    await shopper.sync(1, [BOARD])
    for (const site of ['cross-site', 'same-site', 'nonsense'])
      expect(await fetchLocation('/checkout', { 'sec-fetch-site': site })).toEqual(TO_CART)
    for (const mode of ['cors', 'no-cors', 'same-origin', 'websocket', 'NAVIGATE', ''])
      expect(await fetchLocation('/checkout', { 'sec-fetch-mode': mode })).toEqual([400, null])
    for (const headers of [{ 'sec-purpose': 'prefetch;prerender' }, { purpose: 'prefetch' }, { 'x-moz': 'prefetch' }])
      expect(await fetchLocation('/checkout', headers)).toEqual([400, null])
    expect((await fetchLocation('/checkout', {}, 'head'))[1]).toMatch(GUESTS)
    for (const method of ['post', 'put', 'delete'] as const)
      expect(await fetchLocation('/checkout', {}, method)).toEqual([405, null])
  })

  it('shows an error page while the platform is unreachable, and hands the cart over afterwards', async () => {
    await shopper.sync(1, [BOARD])
    platform.fail('error 500')
    const reply = await shopper.visit('/checkout')
    expect([reply.status, reply.headers.get('cache-control'), reply.headers.has('location')]).toEqual([503, 'no-store', false])
    expect(reply.text).toContain('<h1')
    platform.fail('none')
    expect((await fetchLocation())[0]).toBe(303)
  })
})
