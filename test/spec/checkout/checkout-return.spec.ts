import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cartShopper, cartLine as line } from '../../kit/cart-shopper.ts'
import { contentWith } from '../../kit/content.ts'
import { PATIENT, type RunningShop, startShop } from '../../kit/shop.ts'

const OIL = line('OIL-LINSEED-1L', 1)
const FORM = {
  firstname: 'Ann',
  lastname: 'Wright',
  email: 'ann@wright.example',
  street: '3 Saw Lane',
  city: 'Leeds',
  postcode: 'LS9 8AA',
}

let shop: RunningShop
let port = ''
beforeAll(async () => {
  shop = await startShop({
    env: { ...PATIENT, ALLOWED_HOSTS: 'timber.example', ...contentWith({ storeViews: { open: ['de'] } }) },
  })
  port = new URL(shop.url).port
}, 120_000)
afterAll(() => shop?.stop())

/**
 * Buys from the shop under a host.
 * @param edit changes the checkout's address on the way
 * @returns the URLs the checkout leads back to: after the order, and for the cart
 */
async function buyFrom(host: string, { path = '', edit = (url: URL) => url } = {}) {
  const shopper = cartShopper(shop.url + path)
  expect((await shopper.sync(1, [OIL])).userErrors).toEqual([])
  const { status, headers } = await shopper.at(shop.url).visit(`${path}/checkout`, { host })
  if (status !== 303) return { status, back: null, cart: null }
  const checkout = edit(new URL(headers.get('location') ?? ''))
  const page = await (await fetch(checkout)).text()
  const ordered = await fetch(checkout, { method: 'POST', redirect: 'manual', body: new URLSearchParams(FORM) })
  const cart = /href="([^"]+\/cart)"/.exec(page)?.[1] ?? null
  return { status: ordered.status, back: ordered.headers.get('location'), cart }
}

// CHECKOUT-12
describe('sandbox checkout', () => {
  it.each([
    ['localhost:PORT', 'http://localhost:PORT'],
    ['127.0.0.1:PORT', 'http://127.0.0.1:PORT'],
    ['timber.example', 'http://timber.example'],
    ['TIMBER.example', 'http://timber.example'],
  ])('leads a shopper from %s back to that host', async (host, origin) => {
    const { back, cart } = await buyFrom(host.replace('PORT', port))
    const home = origin.replace('PORT', port)
    expect(back).toMatch(new RegExp(`^${home}/order-success/\\d{9}/ann%40wright\\.example$`))
    expect(cart).toBe(`${home}/cart`)
  })

  it('leads back to the same store view', async () => {
    const { back, cart } = await buyFrom(`localhost:${port}`, { path: '/de' })
    expect(back).toContain(`http://localhost:${port}/de/order-success/`)
    expect(cart).toBe(`http://localhost:${port}/de/cart`)
  })

  it.each(['evil.example', 'timber.example.evil.example', 'timber.example:81', 'localhost:1'])(
    'receives no cart from the unknown host %s',
    async (host) => {
      expect(await buyFrom(host)).toEqual({ status: 421, back: null, cart: null })
    },
  )

  it.each([
    'https://evil.example',
    'http://evil.example:PORT',
    '//evil.example',
    'http://localhost:PORT@evil.example',
    'http://ann@localhost:PORT',
    'http://localhost:1',
    'http://localhost:PORT/evil',
    'http://localhost:PORT/de',
    'http://localhost:PORT/?next=//evil.example',
    'javascript://localhost:PORT/%0aalert(1)',
    'ftp://localhost:PORT',
    'localhost:PORT',
    'http://localhost:PORT\r\nx: y',
    '',
  ])('ignores the return address %j in its URL', async (named) => {
    const edit = (url: URL) => {
      url.searchParams.set('returnTo', named.replace('PORT', port))
      return url
    }
    const { back, cart } = await buyFrom(`localhost:${port}`, { edit })
    expect(back).toMatch(new RegExp(`^${shop.url}/order-success/`))
    expect(cart).toBe(`${shop.url}/cart`)
  })
})
