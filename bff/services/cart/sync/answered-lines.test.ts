import { expect, it, vi } from 'vitest'
import { ANY_QUANTITY } from '../../../domain/testing/catalog.ts'
import type { Platform } from '../../../platform/platform.ts'
import { type CartPlatform, cartPlatform } from '../../testing/cart-platform.ts'
import { silent } from '../../testing/platform.ts'
import { createShopper, line } from './sync.test-kit.ts'

const CHECKED_AT = '2026-11-22T12:00:00.000Z'
const stock: Platform['stock'] = async (_view, skus) =>
  skus.map((sku) => ({
    sku,
    productId: null,
    qty: 7,
    isInStock: true,
    manageStock: true,
    quantities: ANY_QUANTITY,
    checkedAt: CHECKED_AT,
  }))

// CART-11, CART-13, STOCK-12
it('a synchronised cart has item, options, prices and stock of each line, and its totals and revision, but no id of the cart', async () => {
  const { sync, session } = createShopper({ platform: { stock }, stockSync: true, selection: { stock: true, product: null } })
  const { cart } = await sync(3, [line('SKIRTING-OAK', 2, { parentSku: 'SKIRTING' }), line('A', 1)])
  expect(cart).toMatchObject({
    revision: 3,
    quantity: 3,
    coupon: null,
    isVirtual: false,
    totals: { grandTotal: { amount: 360 } },
    lines: [
      {
        key: 'key-SKIRTING-OAK',
        sku: 'SKIRTING-OAK',
        parentSku: 'SKIRTING',
        quantity: 2,
        itemId: expect.stringMatching(/^\d+$/),
        options: [{ label: 'Wood', value: 'Oak' }],
        unitPrice: { net: { amount: 100 }, gross: { amount: 120 } },
        rowTotal: { net: { amount: 200 }, gross: { amount: 240 } },
        stock: { status: 'OK', quantity: 7, checkedAt: CHECKED_AT },
      },
      { key: 'key-A', sku: 'A', stock: { status: 'OK', quantity: 7 } },
    ],
  })
  const { cartId } = session.read()
  expect(cartId).toEqual(expect.any(String))
  expect(JSON.stringify(cart)).not.toContain(cartId)
})

// TOTAL-14
it('a synchronised cart keeps its lines and has no totals if the amount to pay is unclear, which is logged', async () => {
  const cart = cartPlatform()
  const warn = vi.fn()
  const totals: CartPlatform['totals'] = async (...call) => ({
    ...(await cart.totals(...call)),
    segments: [],
    grandTotal: 1,
    tax: 0.4,
  })
  const { sync } = createShopper({ cart: { ...cart, totals }, log: { ...silent, warn } })
  expect(await sync(1, [line('A', 2)])).toMatchObject({
    userErrors: [],
    cart: { totals: null, lines: [{ sku: 'A', quantity: 2 }] },
  })
  expect(warn).toHaveBeenCalledWith({ segments: [] }, 'cart totals without a clear amount to pay')
})
