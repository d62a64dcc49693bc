import { describe, expect, it } from 'vitest'
import type { TrackedCart } from '../shop-action.ts'
import { changeEvents, checkoutEvent, purchaseEvent, toMainUnit } from './cart-events.ts'

const line = (sku: string, quantity: number, amount: number | null = 1999, parentSku: string | null = null) => ({
  key: `key of ${sku}`,
  sku,
  parentSku,
  name: `The ${sku}`,
  quantity,
  unitPrice: amount === null ? null : { gross: { amount } },
})
const cart = (lines: TrackedCart['lines'], amount?: number): TrackedCart => ({
  lines,
  totals: amount === undefined ? null : { grandTotal: { amount } },
})
const OAK = { item_id: 'OAK', item_name: 'The OAK', price: 19.99 }

describe('toMainUnit', () => {
  it.each([
    [1234, 2, 12.34],
    [5, 2, 0.05],
    [0, 2, 0],
    [1999, 0, 1999],
    [1005, 3, 1.005],
    [-250, 2, -2.5],
    [3, 1, 0.3],
  ])('converts %d with %d digits to %d', (amount, digits, decimal) => {
    expect(toMainUnit(amount, digits)).toBe(decimal)
  })
})

// CHECKOUT-3, LOCALE-4
describe('cart analytics events', () => {
  it.each([
    ['none if nothing changed', [line('OAK', 2)], [line('OAK', 2)], []],
    ['add_to_cart for a new line', [], [line('OAK', 3)], [['add_to_cart', 59.97, [{ ...OAK, quantity: 3 }]]]],
    [
      'add_to_cart for a larger quantity',
      [line('OAK', 2)],
      [line('OAK', 3)],
      [['add_to_cart', 19.99, [{ ...OAK, quantity: 1 }]]],
    ],
    ['remove_from_cart for a removed line', [line('OAK', 2)], [], [['remove_from_cart', 39.98, [{ ...OAK, quantity: 2 }]]]],
    [
      'both for a replaced line',
      [line('OAK', 2), line('ASH', 1)],
      [line('ASH', 1), line('OAK-9', 1, 500, 'OAK')],
      [
        ['add_to_cart', 5, [{ item_id: 'OAK', item_name: 'The OAK-9', item_variant: 'OAK-9', price: 5, quantity: 1 }]],
        ['remove_from_cart', 39.98, [{ ...OAK, quantity: 2 }]],
      ],
    ],
    [
      'an event without a value if the price is unknown',
      [],
      [line('OAK', 1, null), line('ASH', 1)],
      [
        [
          'add_to_cart',
          undefined,
          [
            { item_id: 'OAK', item_name: 'The OAK', quantity: 1 },
            { ...OAK, item_id: 'ASH', item_name: 'The ASH', quantity: 1 },
          ],
        ],
      ],
    ],
  ])('are %s', (_, before, after, events) => {
    expect(changeEvents(cart(before), cart(after), 2)).toEqual(
      events.map(([event, value, items]) => ({
        event,
        ecommerce: { currency: 'GBP', ...(value !== undefined && { value }), items },
      })),
    )
  })

  it('report the start of the checkout with step 1, grand total and products, in pounds', () => {
    expect(checkoutEvent(cart([line('OAK', 2)], 4598), 2)).toEqual({
      event: 'begin_checkout',
      ecommerce: { currency: 'GBP', value: 45.98, checkout_step: 1, items: [{ ...OAK, quantity: 2 }] },
    })
  })

  it('report the value of the goods if totals are missing or were stored by an older version of the shop', () => {
    expect(checkoutEvent(cart([line('OAK', 2)]), 2).ecommerce.value).toBe(39.98)
    expect(checkoutEvent({ lines: [line('OAK', 2)], totals: { grandTotal: {} } }, 2).ecommerce.value).toBe(39.98)
  })

  it('report a placed order with number, total and products', () => {
    expect(purchaseEvent('000004433', cart([line('OAK', 2)], 4598), 2)).toEqual({
      event: 'purchase',
      ecommerce: { currency: 'GBP', value: 45.98, transaction_id: '000004433', items: [{ ...OAK, quantity: 2 }] },
    })
  })
})
