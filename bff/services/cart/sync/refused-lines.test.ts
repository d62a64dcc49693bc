import { describe, expect, it, vi } from 'vitest'
import type { SaleQuantities } from '../../../domain/catalog/catalog.types.ts'
import { ANY_QUANTITY, product } from '../../../domain/testing/catalog.ts'
import { PlatformUnreachable } from '../../../platform/base/errors.ts'
import { cartPlatform } from '../../testing/cart-platform.ts'
import { failUnreachable, silent, toResult } from '../../testing/platform.ts'
import { createShopper, line, readErrors, readQuantities } from './sync.test-kit.ts'

describe('line the platform rejects', () => {
  // MERGE-6
  it('keeps its previous quantity', async () => {
    const cart = cartPlatform({ refuse: (call) => (call === 'update A 9' ? 400 : null) })
    const { sync } = createShopper({ cart })
    await sync(1, [line('A', 2)])
    const answer = await sync(2, [line('B', 1), line('A', 9)])
    expect([readQuantities(answer), readErrors(answer)]).toEqual([{ B: 1, A: 2 }, ['REFUSED lines.1']])
    expect(answer.cart?.revision).toBe(2)
  })

  // MERGE-7
  it.each([400, 404, 500])('is removed if it is new and the platform answers %i', async (status) => {
    const cart = cartPlatform({ refuse: (call) => (call === 'update A 9' ? status : null) })
    const answer = await createShopper({ cart }).sync(1, [line('A', 9), line('B', 1)])
    expect([readQuantities(answer), readErrors(answer)]).toEqual([{ B: 1 }, ['REFUSED lines.0']])
  })

  it('is reported for each input line it came from', async () => {
    const cart = cartPlatform({ refuse: (call) => (call.startsWith('update') ? 400 : null) })
    const answer = await createShopper({ cart }).sync(1, [line('A', 1), line('B', 1), line('A', 2, { key: 'again' })])
    expect(readErrors(answer).sort()).toEqual(['REFUSED lines.0', 'REFUSED lines.1', 'REFUSED lines.2'])
  })

  const stock = (qty: number | null, isInStock: boolean, quantities: SaleQuantities = ANY_QUANTITY) => ({
    stock: async (_view: unknown, skus: readonly string[]) =>
      skus.map((sku) => ({
        sku,
        productId: null,
        qty,
        isInStock,
        manageStock: true,
        quantities,
        checkedAt: '2026-11-22T12:00:00.000Z',
      })),
  })

  // CART-19, TEXT-4
  it('is not sent if it is new and out of stock', async () => {
    const { cart, sync } = createShopper({ platform: stock(0, false), stockSync: true })
    expect((await sync(1, [line('A', 1)])).userErrors).toEqual([
      { code: 'OUT_OF_STOCK', field: 'lines.0', message: 'The product is out of stock and cannot be added to the cart!' },
    ])
    expect(cart.calls).not.toContain('update A 1')
  })

  // TEXT-24
  it('reports the available quantity if it is too large', async () => {
    const cart = cartPlatform({ refuse: (call) => (call === 'update A 9' ? 400 : null) })
    const answer = await createShopper({ cart, platform: stock(3, true), stockSync: true }).sync(1, [line('A', 9)])
    expect(answer.userErrors).toEqual([
      { code: 'OUT_OF_STOCK', field: 'lines.0', message: 'Only 3 products of this type are available' },
    ])
  })

  // STOCK-15, TEXT-17
  it.each([
    ['Quantity must be at least 10', { least: 10, most: null, step: null }],
    ['Quantity must be a multiple of 4', { least: null, most: null, step: 4 }],
    ['Quantity must be below 5', { least: null, most: 4, step: null }],
  ])('reports the quantity limits: %s', async (message, quantities) => {
    const cart = cartPlatform({ refuse: (call) => (call === 'update A 9' ? 400 : null) })
    const answer = await createShopper({ cart, platform: stock(null, true, quantities), stockSync: true }).sync(1, [line('A', 9)])
    expect(answer.userErrors).toEqual([{ code: 'REFUSED', field: 'lines.0', message }])
  })

  it('reports a shortage before quantity limits', async () => {
    const cart = cartPlatform({ refuse: (call) => (call === 'update A 9' ? 400 : null) })
    const platform = stock(3, true, { least: 10, most: null, step: null })
    expect((await createShopper({ cart, platform, stockSync: true }).sync(1, [line('A', 9)])).userErrors).toMatchObject([
      { message: 'Only 3 products of this type are available' },
    ])
  })

  it('is kept if the platform accepts it despite its quantity limits', async () => {
    const platform = stock(null, true, { least: 10, most: null, step: null })
    expect(readQuantities(await createShopper({ platform, stockSync: true }).sync(1, [line('A', 9)]))).toEqual({ A: 9 })
  })
})

describe('line that cannot be sent', () => {
  // CART-16, TEXT-17
  it.each([
    ['NOT_FOUND lines.0', line('NONE', 1)],
    ['NOT_CONFIGURED lines.0', line('SKIRTING', 1)],
    ['NOT_CONFIGURED lines.0', line('SET', 1)],
    ['INVALID lines.0.quantity', line('A', 0)],
    ['INVALID lines.0.quantity', line('A', -2)],
    ['INVALID lines.0.quantity', line('A', 10_000)],
  ])('is reported as %s', async (error, wrong) => {
    const answer = await createShopper().sync(1, [wrong, line('B', 1)])
    expect([readErrors(answer), readQuantities(answer)]).toEqual([[error], { B: 1 }])
  })

  // TEXT-17
  it.each([
    [0, 'Quantity must be positive integer'],
    [-3, 'Quantity must be positive integer'],
    [10_000, 'Quantity must be below 10000'],
  ])('is reported for the quantity %i with the text "%s"', async (quantity, message) => {
    const { userErrors } = await createShopper().sync(1, [line('A', quantity)])
    expect(userErrors).toEqual([{ code: 'INVALID', field: 'lines.0.quantity', message }])
  })

  const priced = (price: number | null) => ({ products: async () => toResult([product({ id: '1', sku: 'A', price })]) })

  // CART-17, PRICE-8, PRICE-9, TEXT-5
  it.each([
    ['its price is unknown', null, true],
    ['its price is below 0', -1, true],
    ['it is free and the shop sells nothing for free', 0, false],
  ])('is not sent if %s', async (_, price, allowsZeroPrice) => {
    const { cart, sync } = createShopper({ platform: priced(price), settings: { allowsZeroPrice } })
    expect((await sync(1, [line('A', 1)])).userErrors).toEqual([
      { code: 'REFUSED', field: 'lines.0', message: 'Product price is unknown, product cannot be added to the cart!' },
    ])
    expect(cart.calls).not.toContain('update A 1')
  })

  // CART-16
  it('is not sent if it answers an option of another product, which the platform would leave out', async () => {
    const { cart, sync } = createShopper()
    const answered = (optionId: string) => line('SIGN', 1, { optionAnswers: [{ optionId, answer: 'The Oaks' }] })
    expect(readErrors(await sync(1, [answered('801')]))).toEqual(['NOT_CONFIGURED lines.0'])
    expect(cart.calls.filter((call) => call.startsWith('update'))).toEqual([])
    expect(readErrors(await sync(2, [answered('800')]))).toEqual([])
  })

  // CART-53, ATTR-5
  it('is not sent if it is sold by telephone only', async () => {
    const { cart, sync } = createShopper()
    const answer = await sync(1, [line('BEAM', 1), line('B', 1)])
    expect([answer.userErrors, cart.quantities()]).toEqual([
      [{ code: 'REFUSED', field: 'lines.0', message: 'Please ring us to order this product.' }],
      { B: 1 },
    ])
  })

  // PRICE-8
  it('is sent if it is free and the shop gives products away', async () => {
    const { sync } = createShopper({ platform: priced(0), settings: { allowsZeroPrice: true } })
    expect(readQuantities(await sync(1, [line('A', 1)]))).toEqual({ A: 1 })
  })

  it('is sent if the tax rules that its price needs do not arrive', async () => {
    const { sync } = createShopper({ platform: { taxRules: failUnreachable } })
    expect(readQuantities(await sync(1, [line('A', 1)]))).toEqual({ A: 1 })
  })

  it.each([
    ['deviceId', { deviceId: '' }],
    ['deviceId', { deviceId: '__proto__' }],
    ['deviceId', { deviceId: '12' }],
    ['deviceId', { deviceId: 'x'.repeat(65) }],
    ['lines', { lines: Array.from({ length: 201 }, (_, i) => line(`A${i}`, 1)) }],
    ['removed', { removed: Array.from({ length: 201 }, (_, i) => line(`A${i}`, 1)) }],
  ])('causes the whole input to be rejected if %s is invalid', async (field, given) => {
    const { cart, sync } = createShopper()
    expect([readErrors(await sync(1, [line('A', 1)], given)), cart.calls]).toEqual([[`INVALID ${field}`], []])
  })
})

describe('cart sync with a platform that does not answer', () => {
  // ERROR-8
  it('returns no cart and logs the failure', async () => {
    const warn = vi.fn()
    const { sync } = createShopper({ cart: cartPlatform({ fate: () => 'lost on the way' }), log: { ...silent, warn } })
    const answer = await sync(1, [line('A', 1)])
    expect([answer.cart, readErrors(answer)]).toEqual([null, ['UNAVAILABLE null']])
    expect(warn).toHaveBeenCalledWith(expect.objectContaining({ code: 'PLATFORM_NETWORK' }), 'cart sync failed')
  })

  it('keeps a line open to be resent with the same revision, and never with an older one', async () => {
    let isAway = true
    const cart = cartPlatform({ fate: (call) => (isAway && call === 'update A 3' ? 'lost on the way back' : 'answered') })
    const { sync } = createShopper({ cart })
    await sync(4, [line('B', 1)])
    const answer = await sync(5, [line('A', 3), line('B', 1)])
    expect([readErrors(answer), readQuantities(answer), answer.cart?.revision]).toEqual([['UNAVAILABLE lines.0'], { B: 1 }, 4])
    isAway = false
    await sync(4, [line('A', 7), line('B', 1)])
    expect(readQuantities(await sync(5, [line('A', 3), line('B', 1)]))).toEqual({ A: 3, B: 1 })
    expect(cart.calls.filter((call) => call.startsWith('update A'))).toEqual(['update A 3'])
  })

  it('returns the line’s previous quantity and undoes nothing', async () => {
    const cart = cartPlatform({ fate: (call) => (call === 'update A 3' ? 'lost on the way' : 'answered') })
    const { sync } = createShopper({ cart })
    await sync(1, [line('A', 1)])
    const answer = await sync(2, [line('A', 3)])
    expect([readErrors(answer), readQuantities(answer)]).toEqual([['UNAVAILABLE lines.0'], { A: 1 }])
    expect(cart.calls.filter((call) => call.startsWith('update'))).toEqual(['update A 1', 'update A 3'])
  })

  it('never restores a removed line', async () => {
    const cart = cartPlatform({ fate: (call) => (call === 'delete A' ? 'lost on the way' : 'answered') })
    const { sync } = createShopper({ cart })
    await sync(1, [line('A', 1), line('B', 1)])
    const answer = await sync(2, [line('B', 1)], { removed: [line('A', 1)] })
    expect([readErrors(answer), readQuantities(answer), answer.cart?.revision]).toEqual([['UNAVAILABLE removed.0'], { B: 1 }, 1])
  })

  it('loses only the totals if only the totals call fails', async () => {
    const answer = await createShopper({
      cart: cartPlatform({ fate: (call) => (call === 'totals' ? 'lost on the way' : 'answered') }),
    }).sync(1, [line('A', 1)])
    expect(answer).toMatchObject({
      userErrors: [],
      cart: { revision: 1, totals: null, lines: [{ rowTotal: null, quantity: 1 }] },
    })
  })

  it('keeps new lines open and shows the others without products if the catalogue does not answer', async () => {
    const products = async () => {
      throw new PlatformUnreachable('PLATFORM_TIMEOUT')
    }
    const cart = cartPlatform()
    const { sync, session } = createShopper({ cart })
    await sync(1, [line('A', 1)])
    const away = createShopper({ cart, platform: { products } })
    away.session.change(session.read())
    const answer = await away.sync(2, [line('A', 2), line('B', 1)])
    expect([readErrors(answer), readQuantities(answer)]).toEqual([['UNAVAILABLE lines.1'], { A: 2 }])
    expect(answer.cart?.lines).toMatchObject([{ name: 'A', url: null, product: null, quantity: 2 }])
  })
})

describe('quantity that the platform counts differently', () => {
  const countsOtherwise = (times: number) => {
    const cart = cartPlatform({
      fate: (call) => {
        if (call === 'totals' && times-- > 0) cart.put('A', 8)
        return 'answered'
      },
    })
    return cart
  }

  it('is sent again as an absolute quantity', async () => {
    const cart = countsOtherwise(1)
    const answer = await createShopper({ cart }).sync(1, [line('A', 4)])
    expect([readQuantities(answer), cart.quantities(), readErrors(answer)]).toEqual([{ A: 4 }, { A: 4 }, []])
    expect(cart.calls).toEqual(['create', 'update A 4', 'totals', 'update A 4', 'totals'])
  })

  it('is accepted after the second attempt', async () => {
    const cart = countsOtherwise(2)
    const answer = await createShopper({ cart }).sync(1, [line('A', 4), line('B', 1)])
    expect([readQuantities(answer), readErrors(answer)]).toEqual([{ A: 8, B: 1 }, ['REFUSED lines.0']])
  })
})
