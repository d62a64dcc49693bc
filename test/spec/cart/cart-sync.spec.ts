import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { type CartShopper, cartShopper, cartLine as line, quantitiesOf } from '../../kit/cart-shopper.ts'
import { type FaultyPlatform, faultyPlatform } from '../../kit/faulty-platform.ts'
import { answerOf } from '../../kit/graphql.ts'
import { type HttpShop, httpShop } from '../../kit/http-shop.ts'

let platform: FaultyPlatform
let shop: HttpShop
let shopper: CartShopper
let skus: readonly string[]

beforeAll(async () => {
  platform = await faultyPlatform(inject('shop').sandboxUrl)
  shop = await httpShop({ PLATFORM_URL: platform.url })
  const { data } = await answerOf(
    '{ products(first: 100, search: "glue") { items { sku needsChoice stock { status } } } }',
    {},
    shop.url,
  )
  skus = data?.products?.items.filter(({ needsChoice }) => !needsChoice).map(({ sku }) => sku) ?? []
}, 60_000)
afterAll(async () => {
  await shop?.close()
  await platform?.close()
})
beforeEach(() => {
  platform.fail('none')
  shopper = cartShopper(shop.url)
})

const VARIANT = 'OAK-BOARD-CHR-22X150-900-OILED'
const board = (quantity: number) => line(VARIANT, quantity, { parentSku: 'OAK-BOARD-CHR-22X150' })
const glue = (quantity: number, place = 0) => line(skus[place] ?? 'GLUE', quantity)
const cartCalls = () =>
  platform.calls.filter((path) => path.startsWith('/api/cart/')).map((path) => path.slice('/api/cart/'.length))

describe('the cart of a guest', () => {
  // CALL-15, CART-1, CART-12, MERGE-2, TOTAL-4
  it('is kept by the platform, which says what it costs', async () => {
    const { cart, userErrors } = await shopper.sync(1, [board(2), glue(3)])
    expect(userErrors).toEqual([])
    expect(cart?.lines[0]).toMatchObject({
      ...{ key: VARIANT, sku: VARIANT, parentSku: 'OAK-BOARD-CHR-22X150', quantity: 2 },
      options: [
        { label: 'Length', value: '900 mm' },
        { label: 'Finish', value: 'Oiled' },
      ],
      product: { sku: 'OAK-BOARD-CHR-22X150' },
    })
    const gross = cart?.lines.reduce((sum, { rowTotal }) => sum + (rowTotal?.gross.amount ?? 0), 0)
    expect(cart?.totals).toMatchObject({ subtotal: { amount: gross }, grandTotal: { amount: gross } })
    expect(cart?.totals?.segments.map(({ code }) => code)).toEqual(['subtotal', 'tax', 'grand_total'])
  })

  it('is the same when the request is repeated, and when an older one comes late', async () => {
    await shopper.sync(1, [glue(1)])
    await shopper.sync(2, [glue(4), board(1)])
    for (const again of [() => shopper.sync(2, [glue(4), board(1)]), () => shopper.sync(1, [glue(1)], { removed: [board(1)] })]) {
      const answer = await again()
      expect([quantitiesOf(answer), answer.cart?.revision, answer.differences]).toEqual([
        { [skus[0] ?? '']: 4, [VARIANT]: 1 },
        2,
        [],
      ])
    }
  })

  it('has 50 lines after one request of the browser: one new cart, one call for each, one for totals', async () => {
    const { data } = await answerOf('{ products(first: 100) { items { sku needsChoice stock { status } } } }', {}, shop.url)
    const items = data?.products?.items.filter(({ needsChoice, stock }) => !needsChoice && stock?.status !== 'OUT_OF_STOCK') ?? []
    const before = platform.calls.length
    const answer = await shopper.sync(
      1,
      items.slice(0, 50).map(({ sku }) => line(sku, 1)),
    )
    expect([answer.cart?.lines.length, answer.userErrors]).toEqual([Math.min(items.length, 50), []])
    const calls = platform.calls.slice(before).filter((path) => path.startsWith('/api/cart/'))
    expect(calls.toSorted()).toEqual([
      '/api/cart/create',
      '/api/cart/totals',
      ...Array.from({ length: calls.length - 2 }, () => '/api/cart/update'),
    ])
  })

  // CART-11, CART-13, PROD-19, STOCK-12
  it('has of each line what it is, what was chosen, what it costs and what the stock says, and of itself all that counts', async () => {
    const { cart } = await shopper.sync(1, [board(2)])
    expect(cart?.lines[0]).toMatchObject({
      ...{ key: VARIANT, itemId: expect.stringMatching(/^\d+$/), sku: VARIANT, parentSku: 'OAK-BOARD-CHR-22X150', quantity: 2 },
      options: [{ label: 'Length' }, { label: 'Finish' }],
      ...{ bundleChoices: [], optionAnswers: [] },
      unitPrice: { gross: { amount: expect.any(Number) } },
      rowTotal: { gross: { amount: expect.any(Number) } },
      stock: { status: 'OK' },
    })
    expect(cart).toMatchObject({ quantity: 2, revision: 1, isVirtual: false, coupon: null })
    expect(cart?.totals?.segments.map(({ code }) => code)).toContain('grand_total')
    expect(cart?.totals?.grandTotal.amount).toBeGreaterThan(0)
    const answer = await shopper.coupon('TIMBER10')
    expect(answer.cart?.coupon).toMatchObject({ code: 'TIMBER10', discount: { amount: expect.any(Number) } })
  })

  it('loses what was taken out, and gets what another device brought', async () => {
    await shopper.sync(1, [glue(2), board(1)])
    const other = await shopper.sync(1, [], { deviceId: 'device-2' })
    expect(quantitiesOf(other)).toEqual({ [skus[0] ?? '']: 2, [VARIANT]: 1 })
    const first = await shopper.sync(2, [glue(2)], { removed: [board(1)] })
    expect(quantitiesOf(first)).toEqual({ [skus[0] ?? '']: 2 })
  })

  it('is not kept by anybody on the way, and says neither its id nor where the platform is', async () => {
    await shopper.sync(1, [glue(2)])
    const { headers, text } = await shopper.send('{ cart { quantity lines { sku } } }')
    expect([headers.get('cache-control'), JSON.parse(text).data.cart.quantity]).toEqual(['no-store', 2])
    const ids = platform.requests.map(({ query }) => query.get('cartId')).filter((id) => id !== null)
    expect(ids.length).toBeGreaterThan(0)
    for (const id of ids) expect(shopper.heard.join()).not.toContain(id)
  })

  // TOTAL-1, TEXT-15
  it('takes a coupon that the platform knows, and no other', async () => {
    await shopper.sync(1, [board(2)])
    expect(await shopper.coupon('TIMBER10')).toMatchObject({ userErrors: [], cart: { coupon: { code: 'TIMBER10' } } })
    expect(await shopper.coupon('NONE')).toMatchObject({
      userErrors: [{ code: 'NOT_FOUND', field: 'code' }],
      cart: { quantity: 2 },
    })
    expect(await shopper.coupon('A/../../B')).toMatchObject({ userErrors: [{ code: 'INVALID', field: 'code' }] })
  })

  // MERGE-6, TEXT-24
  it('keeps its quantity where there are not as many', async () => {
    await shopper.sync(1, [board(2)])
    const answer = await shopper.sync(2, [board(9000)])
    expect([quantitiesOf(answer), answer.userErrors]).toMatchObject([
      { [VARIANT]: 2 },
      [
        {
          code: 'OUT_OF_STOCK',
          field: 'lines.0',
          message: expect.stringMatching(/^Only \d+ products of this type are available$/),
        },
      ],
    ])
  })
})

describe('the cart of a guest whose platform misbehaves', () => {
  it('has what was meant when the platform carries out every change twice', async () => {
    platform.fail('doubled', /cart\/update/)
    const answer = await shopper.sync(1, [glue(3), glue(2, 1)])
    expect([quantitiesOf(answer), answer.userErrors]).toEqual([{ [skus[0] ?? '']: 3, [skus[1] ?? '']: 2 }, []])
  })

  it('has it once when answers are cut off and the same is sent until it is done', async () => {
    platform.failSometimes(0.3, ['dropped', 'refused'], 7)
    const lines = [glue(3), glue(2, 1), board(1)]
    let answer = await shopper.sync(1, lines)
    for (let sent = 1; sent < 40 && answer.cart?.revision !== 1; sent++) answer = await shopper.sync(1, lines)
    platform.fail('none')
    const last = await shopper.sync(2, lines)
    expect(quantitiesOf(last)).toEqual({ [skus[0] ?? '']: 3, [skus[1] ?? '']: 2, [VARIANT]: 1 })
    expect(last.cart?.totals?.grandTotal.amount).toBe(
      last.cart?.lines.reduce((sum, { rowTotal }) => sum + (rowTotal?.gross.amount ?? 0), 0),
    )
  })

  it.each(['html', 'empty', 'null', 'half a body', 'error 500', 'ENOTFOUND'] as const)(
    'stays on the device: %s',
    async (fault) => {
      await shopper.sync(1, [glue(1)])
      platform.fail(fault, /api\/cart/)
      const answer = await shopper.sync(2, [glue(2)])
      expect([answer.cart, answer.userErrors.map(({ code, field }) => [code, field])]).toEqual([null, [['UNAVAILABLE', null]]])
      platform.fail('none')
      expect(quantitiesOf(await shopper.sync(2, [glue(2)]))).toEqual({ [skus[0] ?? '']: 2 })
    },
  )

  // MERGE-10
  it('is made anew, with the lines of the device, when the platform knows it no longer', async () => {
    await shopper.sync(1, [glue(1)])
    platform.failBy({ faults: ['error 401'], paths: /cart\/pull/, times: 1 })
    expect(quantitiesOf(await shopper.sync(2, [glue(2)]))).toEqual({ [skus[0] ?? '']: 2 })
    expect(cartCalls().slice(-4)).toEqual(['pull', 'create', 'update', 'totals'])
  })
})
