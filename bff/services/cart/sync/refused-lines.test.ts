import { describe, expect, it, vi } from 'vitest'
import type { SaleQuantities } from '../../../domain/catalog/catalog.types.ts'
import { ANY_QUANTITY } from '../../../domain/testing/catalogue.ts'
import { PlatformUnreachable } from '../../../platform/errors.ts'
import { cartPlatform } from '../../testing/cart-platform.ts'
import { silent } from '../../testing/platform.ts'
import { errorsOf, line, quantitiesOf, shopper } from './sync.test-kit.ts'

describe('a line the platform refuses', () => {
  // MERGE-6
  it('has its former quantity', async () => {
    const cart = cartPlatform({ refuse: (call) => (call === 'update A 9' ? 400 : null) })
    const { sync } = shopper({ cart })
    await sync(1, [line('A', 2)])
    const answer = await sync(2, [line('B', 1), line('A', 9)])
    expect([quantitiesOf(answer), errorsOf(answer)]).toEqual([{ B: 1, A: 2 }, ['REFUSED lines.1']])
    expect(answer.cart?.revision).toBe(2)
  })

  // MERGE-7
  it.each([400, 404, 500])('is gone when it is new: %i', async (status) => {
    const cart = cartPlatform({ refuse: (call) => (call === 'update A 9' ? status : null) })
    const answer = await shopper({ cart }).sync(1, [line('A', 9), line('B', 1)])
    expect([quantitiesOf(answer), errorsOf(answer)]).toEqual([{ B: 1 }, ['REFUSED lines.0']])
  })

  it('is told for each place it was sent at', async () => {
    const cart = cartPlatform({ refuse: (call) => (call.startsWith('update') ? 400 : null) })
    const answer = await shopper({ cart }).sync(1, [line('A', 1), line('B', 1), line('A', 2, { key: 'again' })])
    expect(errorsOf(answer).sort()).toEqual(['REFUSED lines.0', 'REFUSED lines.1', 'REFUSED lines.2'])
  })

  const stock = (qty: number | null, isInStock: boolean, quantities: SaleQuantities = ANY_QUANTITY) => ({
    stock: async (_view: unknown, skus: readonly string[]) =>
      skus.map((sku) => ({
        ...{ sku, productId: null, qty, isInStock, manageStock: true, quantities },
        checkedAt: '2026-11-22T12:00:00.000Z',
      })),
  })

  // CART-19, TEXT-4
  it('is not even sent when it is new and out of stock', async () => {
    const { cart, sync } = shopper({ platform: stock(0, false), stockSync: true })
    expect((await sync(1, [line('A', 1)])).userErrors).toEqual([
      { code: 'OUT_OF_STOCK', field: 'lines.0', message: 'The product is out of stock and cannot be added to the cart!' },
    ])
    expect(cart.calls).not.toContain('update A 1')
  })

  // TEXT-24
  it('says how many there are when there are fewer', async () => {
    const cart = cartPlatform({ refuse: (call) => (call === 'update A 9' ? 400 : null) })
    const answer = await shopper({ cart, platform: stock(3, true), stockSync: true }).sync(1, [line('A', 9)])
    expect(answer.userErrors).toEqual([
      { code: 'OUT_OF_STOCK', field: 'lines.0', message: 'Only 3 products of this type are available' },
    ])
  })

  // STOCK-15, TEXT-17
  it.each([
    ['Quantity must be at least 10', { least: 10, most: null, step: null }],
    ['Quantity must be a multiple of 4', { least: null, most: null, step: 4 }],
    ['Quantity must be below 5', { least: null, most: 4, step: null }],
  ])('says in which quantities it is sold: %s', async (message, quantities) => {
    const cart = cartPlatform({ refuse: (call) => (call === 'update A 9' ? 400 : null) })
    const answer = await shopper({ cart, platform: stock(null, true, quantities), stockSync: true }).sync(1, [line('A', 9)])
    expect(answer.userErrors).toEqual([{ code: 'REFUSED', field: 'lines.0', message }])
  })

  it('says that there are fewer before it says in which quantities it is sold', async () => {
    const cart = cartPlatform({ refuse: (call) => (call === 'update A 9' ? 400 : null) })
    const platform = stock(3, true, { least: 10, most: null, step: null })
    expect((await shopper({ cart, platform, stockSync: true }).sync(1, [line('A', 9)])).userErrors).toMatchObject([
      { message: 'Only 3 products of this type are available' },
    ])
  })

  it('is sent where its limits forbid it and the platform takes it all the same', async () => {
    const platform = stock(null, true, { least: 10, most: null, step: null })
    expect(quantitiesOf(await shopper({ platform, stockSync: true }).sync(1, [line('A', 9)]))).toEqual({ A: 9 })
  })
})

describe('a line that cannot be sent', () => {
  // CART-16, TEXT-17
  it.each([
    ['NOT_FOUND lines.0', line('NONE', 1)],
    ['NOT_CONFIGURED lines.0', line('SKIRTING', 1)],
    ['NOT_CONFIGURED lines.0', line('SET', 1)],
    ['INVALID lines.0.quantity', line('A', 0)],
    ['INVALID lines.0.quantity', line('A', -2)],
    ['INVALID lines.0.quantity', line('A', 10_000)],
  ])('is told: %s', async (error, wrong) => {
    const answer = await shopper().sync(1, [wrong, line('B', 1)])
    expect([errorsOf(answer), quantitiesOf(answer)]).toEqual([[error], { B: 1 }])
  })

  // TEXT-17
  it.each([
    [0, 'Quantity must be positive integer'],
    [-3, 'Quantity must be positive integer'],
    [10_000, 'Quantity must be below 10000'],
  ])('with the quantity %i has the text "%s"', async (quantity, message) => {
    const { userErrors } = await shopper().sync(1, [line('A', quantity)])
    expect(userErrors).toEqual([{ code: 'INVALID', field: 'lines.0.quantity', message }])
  })

  it.each([
    ['deviceId', { deviceId: '' }],
    ['deviceId', { deviceId: '__proto__' }],
    ['deviceId', { deviceId: '12' }],
    ['deviceId', { deviceId: 'x'.repeat(65) }],
    ['lines', { lines: Array.from({ length: 201 }, (_, i) => line(`A${i}`, 1)) }],
    ['removed', { removed: Array.from({ length: 201 }, (_, i) => line(`A${i}`, 1)) }],
  ])('is one of an input that is refused as a whole: %s', async (field, given) => {
    const { cart, sync } = shopper()
    expect([errorsOf(await sync(1, [line('A', 1)], given)), cart.calls]).toEqual([[`INVALID ${field}`], []])
  })
})

describe('a platform that does not answer', () => {
  // ERROR-8
  it('leaves the device its own cart, and is logged', async () => {
    const warn = vi.fn()
    const { sync } = shopper({ cart: cartPlatform({ fate: () => 'lost on the way' }), log: { ...silent, warn } })
    const answer = await sync(1, [line('A', 1)])
    expect([answer.cart, errorsOf(answer)]).toEqual([null, ['UNAVAILABLE null']])
    expect(warn).toHaveBeenCalledWith(expect.objectContaining({ code: 'PLATFORM_NETWORK' }), 'cart not synchronised')
  })

  it('leaves a line to be sent again, with the same revision and never with an older one', async () => {
    let isAway = true
    const cart = cartPlatform({ fate: (call) => (isAway && call === 'update A 3' ? 'lost on the way back' : 'answered') })
    const { sync } = shopper({ cart })
    await sync(4, [line('B', 1)])
    const answer = await sync(5, [line('A', 3), line('B', 1)])
    expect([errorsOf(answer), quantitiesOf(answer), answer.cart?.revision]).toEqual([['UNAVAILABLE lines.0'], { B: 1 }, 4])
    isAway = false
    await sync(4, [line('A', 7), line('B', 1)])
    expect(quantitiesOf(await sync(5, [line('A', 3), line('B', 1)]))).toEqual({ A: 3, B: 1 })
    expect(cart.calls.filter((call) => call.startsWith('update A'))).toEqual(['update A 3'])
  })

  it('leaves the former quantity of a line in the answer, and sets nothing back', async () => {
    const cart = cartPlatform({ fate: (call) => (call === 'update A 3' ? 'lost on the way' : 'answered') })
    const { sync } = shopper({ cart })
    await sync(1, [line('A', 1)])
    const answer = await sync(2, [line('A', 3)])
    expect([errorsOf(answer), quantitiesOf(answer)]).toEqual([['UNAVAILABLE lines.0'], { A: 1 }])
    expect(cart.calls.filter((call) => call.startsWith('update'))).toEqual(['update A 1', 'update A 3'])
  })

  it('never brings back what was taken out', async () => {
    const cart = cartPlatform({ fate: (call) => (call === 'delete A' ? 'lost on the way' : 'answered') })
    const { sync } = shopper({ cart })
    await sync(1, [line('A', 1), line('B', 1)])
    const answer = await sync(2, [line('B', 1)], { removed: [line('A', 1)] })
    expect([errorsOf(answer), quantitiesOf(answer), answer.cart?.revision]).toEqual([['UNAVAILABLE removed.0'], { B: 1 }, 1])
  })

  it('costs the totals alone when it is they that are missing', async () => {
    const answer = await shopper({
      cart: cartPlatform({ fate: (call) => (call === 'totals' ? 'lost on the way' : 'answered') }),
    }).sync(1, [line('A', 1)])
    expect(answer).toMatchObject({
      userErrors: [],
      cart: { revision: 1, totals: null, lines: [{ rowTotal: null, quantity: 1 }] },
    })
  })

  it('with its catalogue leaves new lines to be sent again, and shows the others without their products', async () => {
    const products = async () => {
      throw new PlatformUnreachable('PLATFORM_TIMEOUT')
    }
    const cart = cartPlatform()
    const { sync, session } = shopper({ cart })
    await sync(1, [line('A', 1)])
    const away = shopper({ cart, platform: { products } })
    away.session.change(session.read())
    const answer = await away.sync(2, [line('A', 2), line('B', 1)])
    expect([errorsOf(answer), quantitiesOf(answer)]).toEqual([['UNAVAILABLE lines.1'], { A: 2 }])
    expect(answer.cart?.lines).toMatchObject([{ name: 'A', url: null, product: null, quantity: 2 }])
  })
})

describe('a platform that counts otherwise than was meant', () => {
  const countsOtherwise = (times: number) => {
    const cart = cartPlatform({
      fate: (call) => {
        if (call === 'totals' && times-- > 0) cart.put('A', 8)
        return 'answered'
      },
    })
    return cart
  }

  it('is told the quantity once more, absolutely', async () => {
    const cart = countsOtherwise(1)
    const answer = await shopper({ cart }).sync(1, [line('A', 4)])
    expect([quantitiesOf(answer), cart.quantities(), errorsOf(answer)]).toEqual([{ A: 4 }, { A: 4 }, []])
    expect(cart.calls).toEqual(['create', 'update A 4', 'totals', 'update A 4', 'totals'])
  })

  it('is believed after that', async () => {
    const cart = countsOtherwise(2)
    const answer = await shopper({ cart }).sync(1, [line('A', 4), line('B', 1)])
    expect([quantitiesOf(answer), errorsOf(answer)]).toEqual([{ A: 8, B: 1 }, ['REFUSED lines.0']])
  })
})
