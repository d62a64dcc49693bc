import request from 'supertest'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { SIGN_UP } from '../../kit/accounts.ts'
import { cartShopper, cartLine as line, readQuantities } from '../../kit/cart-shopper.ts'
import { contentWith } from '../../kit/content.ts'
import type { RunningShop } from '../../kit/shop.ts'
import { switchedShop } from '../../kit/switched-shop.ts'

const BOARD = line('OAK-BOARD-CHR-22X150-900-OILED', 2, { parentSku: 'OAK-BOARD-CHR-22X150' })
const OIL = line('OIL-LINSEED-1L', 1)
const RETURN =
  'mutation($input: CheckoutReturnInput!) { checkoutReturn(input: $input) { status isCartOrdered userErrors { code } } }'
const ORDERS = '{ customer { orders { items { number } } } }'
const FORM = { firstname: 'Ben', lastname: 'Ash', street: '3 Saw Lane', city: 'Leeds', postcode: 'LS9 8AA' }

let shop: RunningShop
let without: RunningShop
beforeAll(async () => {
  ;[shop, without] = await Promise.all([
    switchedShop({
      CHECKOUT_URL: inject('shop').sandboxUrl,
      LOG_LEVEL: 'trace',
      ...contentWith({ storeViews: { open: ['de', 'it'] } }),
    }),
    switchedShop(contentWith({ shop: { phone: '01632 960123' } })),
  ])
}, 60_000)
afterAll(() => Promise.all([shop?.stop(), without?.stop()]))

/**
 * Orders at the external checkout without following the redirect.
 * @returns the path in the shop that the checkout redirects to
 */
async function placeExternally(checkout: string, email: string): Promise<string> {
  const { headers, status } = await request(checkout)
    .post('')
    .type('form')
    .send({ ...FORM, email })
    .redirects(0)
  expect(status).toBe(303)
  return new URL(headers.location ?? '').pathname
}

// SHOP-7, SHOP-13, CHECKOUT-1, SCREEN-17
describe('order at the external checkout', () => {
  it('is placed once, and closes its cart', async () => {
    const shopper = cartShopper(shop.url)
    const returnToShop = async () => (await shopper.send(RETURN, { input: { deviceId: 'device-1' } })).data.checkoutReturn
    await shopper.sync(1, [BOARD])
    const checkout = (await shopper.visit('/checkout')).headers.get('location') ?? ''
    expect((await request(checkout).get('')).text).toContain('2 × ')
    expect(await returnToShop()).toMatchObject({ status: 'OPEN', isCartOrdered: false })
    const path = await placeExternally(checkout, 'ben+canary-mail@oak.example')
    expect(path).toMatch(/^\/order-success\/\d{9}\/ben%2Bcanary-mail%40oak\.example$/)
    expect(await placeExternally(checkout, 'another@oak.example')).toBe(path)

    const page = await shopper.visit(path)
    expect([page.status, page.headers.get('cache-control'), page.headers.get('referrer-policy')]).toEqual([
      200,
      'no-store',
      'no-referrer',
    ])
    expect(page.headers.get('x-robots-tag')).toBe('noindex')
    for (const said of ['canary-mail', path.split('/')[2] ?? '']) expect(page.text).not.toContain(said)
    for (let visit = 0; visit < 2; visit++)
      expect(await returnToShop()).toEqual({ status: 'ORDERED', isCartOrdered: true, userErrors: [] })
    expect((await shopper.visit('/checkout')).headers.get('location')).toBe('/cart')
    expect((await shopper.sync(1, [OIL], { deviceId: 'device-2' })).isOrdered).toBe(false)

    const [cart = ''] = checkout.split('/').slice(-1)
    await expect.poll(() => shop.output()).toContain('/order-success/[redacted]')
    for (const secret of [cart, 'canary-mail']) expect(shop.output()).not.toContain(secret)
  })

  // VIEW-2
  it.each([
    ['/de', 'de-DE', 'Kasse'],
    ['/it', 'it-IT', 'Cassa'],
  ])('of the store view at %s is placed in its language and currency and leads back to it', async (basePath, language, title) => {
    const inView = cartShopper(shop.url + basePath)
    await inView.sync(1, [BOARD])
    const shopper = inView.at(shop.url)
    const checkout = (await shopper.visit(`${basePath}/checkout`)).headers.get('location') ?? ''
    expect(new URL(checkout).search).toBe(`?storeCode=${basePath.slice(1)}`)
    const { text } = await request(checkout).get('')
    expect(text).toContain(`<h1>${title}</h1>`)
    expect(text).toMatch(/\d,\d\d\u00a0€/)
    const path = await placeExternally(checkout, 'ben+canary-view@oak.example')
    expect(path).toMatch(new RegExp(`^${basePath}/order-success/\\d{9}/ben%2Bcanary-view%40oak\\.example$`))

    const page = await shopper.visit(path)
    expect([page.status, page.headers.get('cache-control'), page.headers.get('referrer-policy')]).toEqual([
      ...[200, 'no-store'],
      'no-referrer',
    ])
    expect(page.text).toContain(`<html lang="${language}"`)
    for (const said of ['canary-view', path.split('/')[3] ?? '']) expect(page.text).not.toContain(said)
    const back = await shopper.at(shop.url + basePath).send(RETURN, { input: { deviceId: 'device-1' } })
    expect(back.data.checkoutReturn).toMatchObject({ status: 'ORDERED', isCartOrdered: true })
    await expect.poll(() => shop.output()).toContain(`${basePath}/order-success/[redacted]`)
    expect(shop.output()).not.toContain('canary-view')
  })

  it('of a customer who keeps shopping appears in the order history and never returns to a cart', async () => {
    const shopper = cartShopper(shop.url)
    const email = `ben-${process.pid}@order.example`
    await shopper.send(SIGN_UP, { input: { email, password: 'Dovetail-Saw-9', firstName: 'Ben', lastName: 'Ash' } })
    await shopper.sync(1, [BOARD])
    const checkout = (await shopper.visit('/checkout')).headers.get('location') ?? ''
    const path = await placeExternally(checkout, email)
    expect(await shopper.sync(2, [BOARD, OIL])).toMatchObject({ isOrdered: true })
    expect(readQuantities(await shopper.sync(1, [OIL], { deviceId: 'device-2' }))).toEqual({ [OIL.sku]: 1 })
    expect((await shopper.send(ORDERS)).text).toContain(path.split('/')[2])
    const token = checkout.split('/').at(-3) ?? ''
    expect(token).toMatch(/^[\da-f]{32}$/)
    expect(shop.output() + shopper.heard.join('')).not.toContain(token)
  })

  it.each(['/order-success/1', '/order-success/1/a@b.example/c', '/order-success'])(
    'has no confirmation page at %s',
    async (path) => {
      expect((await request(shop.url).get(path).redirects(0)).status).toBe(404)
    },
  )

  it.each([
    '🪵/a@b.example',
    '%3Cscript%3E/%3Cimg%20src=x%3E',
    `${'9'.repeat(900)}/${'a'.repeat(900)}`,
    '%20/%20',
    '__proto__/constructor',
  ])('has the same confirmation page at /order-success/%s as at any other address', async (rest) => {
    const bodies = await Promise.all(
      [rest, '1/a@b.example'].map(
        async (each) => (await request(shop.url).get(encodeURI(decodeURI(`/order-success/${each}`)))).text,
      ),
    )
    const [seen, usual] = bodies.map((html) => html.replace(/"renderedAt":\d+/, ''))
    expect(seen).toBe(usual)
  })
})

// SCREEN-2
describe('shop without a checkout', () => {
  it('explains how to order and hands over no cart', async () => {
    const { status, text, headers } = await request(without.url).get('/checkout?gtm=true')
    expect(status).toBe(200)
    expect(text).toContain('href="tel:01632960123"')
    expect(text).toContain('href="/contact"')
    expect(text).toMatch(/<meta name="robots" content="noindex/)
    expect(headers).not.toHaveProperty('set-cookie')
  })
})
