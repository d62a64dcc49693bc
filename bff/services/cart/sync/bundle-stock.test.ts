import { describe, expect, it } from 'vitest'
import { ANY_QUANTITY } from '../../../domain/testing/catalog.ts'
import { PlatformUnreachable } from '../../../platform/base/errors.ts'
import type { Platform } from '../../../platform/platform.ts'
import { cartPlatform } from '../../testing/cart-platform.ts'
import { askedProducts, createShopper, line, readErrors, readQuantities } from './sync.test-kit.ts'

/** Pieces in stock per sku; null if stock is not managed. */
const createStock = (pieces: Readonly<Record<string, number | null>>): Platform['stock'] => {
  const facts = { productId: null, manageStock: true, quantities: ANY_QUANTITY, checkedAt: '2026-11-22T12:00:00.000Z' }
  return async (_view, skus) =>
    skus.map((sku) => {
      const qty = pieces[sku]
      return qty === undefined ? null : { ...facts, sku, qty, isInStock: qty !== 0 }
    })
}

/** A bundle that takes one A, or `each` B. */
const set = (quantity: number, selectionId: string, each = 4) =>
  line('SET', quantity, { bundleChoices: [{ optionId: '9', selectionIds: [selectionId], quantity: each }] })

const shop = (pieces: Readonly<Record<string, number | null>>, cart = cartPlatform()) =>
  createShopper({ cart, platform: { stock: createStock(pieces) }, stockSync: true, selection: { stock: true, product: null } })

describe('bundle in the cart', () => {
  // CART-19
  it('is not sent if a chosen component is out of stock, and the error names the component', async () => {
    const { cart, sync } = shop({ SET: null, A: 0, B: 9 })
    expect((await sync(1, [set(1, '90')])).userErrors).toEqual([
      {
        code: 'OUT_OF_STOCK',
        field: 'lines.0',
        message: '“Board A” is out of stock. Please choose something else instead.',
      },
    ])
    expect(cart.calls.filter((call) => call.startsWith('update'))).toEqual([])
  })

  it('is sent if only components that were not chosen are out of stock, or if stock is unknown', async () => {
    expect(readQuantities(await shop({ SET: null, A: 0, B: 9 }).sync(1, [set(1, '91')]))).toEqual({ SET: 1 })
    expect(readQuantities(await shop({}).sync(1, [set(1, '90')]))).toEqual({ SET: 1 })
  })

  it('is sent if its components cannot be looked up, so that the platform decides', async () => {
    const products: Platform['products'] = async (view, request) => {
      if (JSON.stringify(request.body).includes('"A"')) throw new PlatformUnreachable('PLATFORM_NETWORK')
      return askedProducts(view, request)
    }
    const platform = { stock: createStock({ SET: null, A: 0 }), products }
    expect(readQuantities(await createShopper({ platform, stockSync: true }).sync(1, [set(1, '90')]))).toEqual({ SET: 1 })
  })

  // TEXT-24
  it('names the component that is short when the platform rejects a larger bundle quantity', async () => {
    const cart = cartPlatform({ refuse: (call) => (call === 'update SET 3' ? 400 : null) })
    const { sync } = shop({ SET: null, A: 0, B: 9 }, cart)
    await sync(1, [set(2, '91')])
    const answer = await sync(2, [set(3, '91')])
    expect(answer.userErrors).toMatchObject([{ code: 'OUT_OF_STOCK', message: 'Only 9 of “Board B” left.' }])
    expect(readQuantities(answer)).toEqual({ SET: 2 })
  })

  it('has the stock of its scarcest component and names the missing one', async () => {
    const many = await shop({ SET: null, A: null, B: 9 }).sync(1, [set(1, '91', 2)])
    expect(many.cart?.lines).toMatchObject([{ stock: { status: 'OK', quantity: 4 }, missingComponents: [] }])
    const few = await shop({ SET: null, A: null, B: 9 }).sync(1, [set(5, '91', 2)])
    expect(few.cart?.lines).toMatchObject([{ stock: { status: 'OK', quantity: 4 }, missingComponents: ['Board B'] }])
  })

  it('names a component that has sold out since it was added', async () => {
    const { cart, session, sync } = shop({ SET: null, B: 9 })
    await sync(1, [set(1, '91')])
    const later = shop({ SET: null, B: 0 }, cart)
    later.session.change(session.read())
    const answer = await later.sync(2, [set(1, '91')])
    expect(readErrors(answer)).toEqual([])
    expect(answer.cart?.lines).toMatchObject([{ stock: { status: 'OUT_OF_STOCK' }, missingComponents: ['Board B'] }])
  })

  it.each([
    ['no such', 4],
    ['91', 0],
    ['91', 2 ** 31 - 1],
  ])('returns a valid quantity for any choice: %s, %i', async (selection, each) => {
    const answer = await shop({ SET: null, B: 9 }).sync(1, [set(1, selection, each)])
    for (const { stock } of answer.cart?.lines ?? []) expect(stock?.quantity ?? 0).toBeLessThan(Number.POSITIVE_INFINITY)
  })
})
