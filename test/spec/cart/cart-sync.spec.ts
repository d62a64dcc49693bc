import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { type CartShopper, cartShopper, cartLine as line, readQuantities } from '../../kit/cart-shopper.ts'
import { type FaultyPlatform, faultyPlatform } from '../../kit/faulty-platform.ts'
import { readAnswer } from '../../kit/graphql.ts'
import { type HttpShop, httpShop } from '../../kit/http-shop.ts'

let platform: FaultyPlatform
let shop: HttpShop
let shopper: CartShopper
let skus: readonly string[]

beforeAll(async () => {
  platform = await faultyPlatform(inject('shop').sandboxUrl)
  shop = await httpShop({ PLATFORM_URL: platform.url })
  const { data } = await readAnswer(
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

describe('guest cart', () => {
  // CALL-15, CART-1, CART-12, MERGE-2, TOTAL-4
  it('is stored on the platform, which calculates its totals', async () => {
    const { cart, userErrors } = await shopper.sync(1, [board(2), glue(3)])
    expect(userErrors).toEqual([])
    expect(cart?.lines[0]).toMatchObject({
      key: VARIANT,
      sku: VARIANT,
      parentSku: 'OAK-BOARD-CHR-22X150',
      quantity: 2,
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

  it('does not change if a sync request is repeated or an older one arrives late', async () => {
    await shopper.sync(1, [glue(1)])
    await shopper.sync(2, [glue(4), board(1)])
    for (const again of [() => shopper.sync(2, [glue(4), board(1)]), () => shopper.sync(1, [glue(1)], { removed: [board(1)] })]) {
      const answer = await again()
      expect([readQuantities(answer), answer.cart?.revision, answer.differences]).toEqual([
        { [skus[0] ?? '']: 4, [VARIANT]: 1 },
        2,
        [],
      ])
    }
  })

  it('syncs 50 lines with one cart creation, one call per line and one totals call', async () => {
    const { data } = await readAnswer(
      '{ products(first: 100) { items { sku needsChoice phoneOrderOnly stock { status } } } }',
      {},
      shop.url,
    )
    const items =
      data?.products?.items.filter(
        ({ needsChoice, phoneOrderOnly, stock }) => !needsChoice && !phoneOrderOnly && stock?.status !== 'OUT_OF_STOCK',
      ) ?? []
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
  it('returns product, options, price and stock for each line, and totals for the cart', async () => {
    const { cart } = await shopper.sync(1, [board(2)])
    expect(cart?.lines[0]).toMatchObject({
      key: VARIANT,
      itemId: expect.stringMatching(/^\d+$/),
      sku: VARIANT,
      parentSku: 'OAK-BOARD-CHR-22X150',
      quantity: 2,
      options: [{ label: 'Length' }, { label: 'Finish' }],
      bundleChoices: [],
      optionAnswers: [],
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

  it('loses removed lines and gains lines from another device', async () => {
    await shopper.sync(1, [glue(2), board(1)])
    const other = await shopper.sync(1, [], { deviceId: 'device-2' })
    expect(readQuantities(other)).toEqual({ [skus[0] ?? '']: 2, [VARIANT]: 1 })
    const first = await shopper.sync(2, [glue(2)], { removed: [board(1)] })
    expect(readQuantities(first)).toEqual({ [skus[0] ?? '']: 2 })
  })

  it('is not cached, and reveals neither its id nor the platform’s address', async () => {
    await shopper.sync(1, [glue(2)])
    const { headers, text } = await shopper.send('{ cart { quantity lines { sku } } }')
    expect([headers.get('cache-control'), JSON.parse(text).data.cart.quantity]).toEqual(['no-store', 2])
    const ids = platform.requests.map(({ query }) => query.get('cartId')).filter((id) => id !== null)
    expect(ids.length).toBeGreaterThan(0)
    for (const id of ids) expect(shopper.heard.join()).not.toContain(id)
  })

  // TOTAL-1, TEXT-15
  it('accepts a coupon the platform knows and rejects any other', async () => {
    await shopper.sync(1, [board(2)])
    expect(await shopper.coupon('TIMBER10')).toMatchObject({ userErrors: [], cart: { coupon: { code: 'TIMBER10' } } })
    expect(await shopper.coupon('NONE')).toMatchObject({
      userErrors: [{ code: 'NOT_FOUND', field: 'code' }],
      cart: { quantity: 2 },
    })
    expect(await shopper.coupon('A/../../B')).toMatchObject({ userErrors: [{ code: 'INVALID', field: 'code' }] })
  })

  // MERGE-6, TEXT-24
  it('keeps the previous quantity if stock is too low', async () => {
    await shopper.sync(1, [board(2)])
    const answer = await shopper.sync(2, [board(9000)])
    expect([readQuantities(answer), answer.userErrors]).toMatchObject([
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

describe('guest cart when the platform misbehaves', () => {
  it('has the intended quantities if the platform applies every change twice', async () => {
    platform.fail('doubled', /cart\/update/)
    const answer = await shopper.sync(1, [glue(3), glue(2, 1)])
    expect([readQuantities(answer), answer.userErrors]).toEqual([{ [skus[0] ?? '']: 3, [skus[1] ?? '']: 2 }, []])
  })

  it('has each line once if answers are cut off and the device retries', async () => {
    platform.failSometimes(0.3, ['dropped', 'refused'], 7)
    const lines = [glue(3), glue(2, 1), board(1)]
    let answer = await shopper.sync(1, lines)
    for (let sent = 1; sent < 40 && answer.cart?.revision !== 1; sent++) answer = await shopper.sync(1, lines)
    platform.fail('none')
    const last = await shopper.sync(2, lines)
    expect(readQuantities(last)).toEqual({ [skus[0] ?? '']: 3, [skus[1] ?? '']: 2, [VARIANT]: 1 })
    expect(last.cart?.totals?.grandTotal.amount).toBe(
      last.cart?.lines.reduce((sum, { rowTotal }) => sum + (rowTotal?.gross.amount ?? 0), 0),
    )
  })

  it.each(['html', 'empty', 'null', 'half a body', 'error 500', 'ENOTFOUND'] as const)(
    'reports that the platform is unavailable and syncs after it recovers: %s',
    async (fault) => {
      await shopper.sync(1, [glue(1)])
      platform.fail(fault, /api\/cart/)
      const answer = await shopper.sync(2, [glue(2)])
      expect([answer.cart, answer.userErrors.map(({ code, field }) => [code, field])]).toEqual([null, [['UNAVAILABLE', null]]])
      platform.fail('none')
      expect(readQuantities(await shopper.sync(2, [glue(2)]))).toEqual({ [skus[0] ?? '']: 2 })
    },
  )

  // MERGE-10
  it('is recreated from the device’s lines if the platform no longer knows it', async () => {
    await shopper.sync(1, [glue(1)])
    platform.failBy({ faults: ['error 401'], paths: /cart\/pull/, times: 1 })
    expect(readQuantities(await shopper.sync(2, [glue(2)]))).toEqual({ [skus[0] ?? '']: 2 })
    expect(cartCalls().slice(-4)).toEqual(['pull', 'create', 'update', 'totals'])
  })
})
