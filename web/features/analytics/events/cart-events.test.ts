import { describe, expect, it } from 'vitest'
import type { CountedCart } from '../shop-fact.ts'
import { changeEvents, checkoutEvent, inMainUnit, purchaseEvent } from './cart-events.ts'

const line = (sku: string, quantity: number, amount: number | null = 1999, parentSku: string | null = null) => ({
  key: `key of ${sku}`,
  sku,
  parentSku,
  name: `The ${sku}`,
  quantity,
  unitPrice: amount === null ? null : { gross: { amount } },
})
const cart = (lines: CountedCart['lines'], amount?: number): CountedCart => ({
  lines,
  totals: amount === undefined ? null : { grandTotal: { amount } },
})
const OAK = { item_id: 'OAK', item_name: 'The OAK', price: 19.99 }

describe('an amount', () => {
  it.each([
    [1234, 2, 12.34],
    [5, 2, 0.05],
    [0, 2, 0],
    [1999, 0, 1999],
    [1005, 3, 1.005],
    [-250, 2, -2.5],
    [3, 1, 0.3],
  ])('of %d with %d digits is counted as %d', (amount, digits, decimal) => {
    expect(inMainUnit(amount, digits)).toBe(decimal)
  })
})

// CHECKOUT-3, LOCALE-4
describe('what is counted of a cart', () => {
  it.each([
    ['nothing where nothing changed', [line('OAK', 2)], [line('OAK', 2)], []],
    ['what was put in', [], [line('OAK', 3)], [['add_to_cart', 59.97, [{ ...OAK, quantity: 3 }]]]],
    ['what was put to it', [line('OAK', 2)], [line('OAK', 3)], [['add_to_cart', 19.99, [{ ...OAK, quantity: 1 }]]]],
    ['what was taken out', [line('OAK', 2)], [], [['remove_from_cart', 39.98, [{ ...OAK, quantity: 2 }]]]],
    [
      'both, of a line that was replaced',
      [line('OAK', 2), line('ASH', 1)],
      [line('ASH', 1), line('OAK-9', 1, 500, 'OAK')],
      [
        ['add_to_cart', 5, [{ item_id: 'OAK', item_name: 'The OAK-9', item_variant: 'OAK-9', price: 5, quantity: 1 }]],
        ['remove_from_cart', 39.98, [{ ...OAK, quantity: 2 }]],
      ],
    ],
    [
      'a line whose price nobody knows, without what it is worth',
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
  ])('is %s', (_, before, after, events) => {
    expect(changeEvents(cart(before), cart(after), 2)).toEqual(
      events.map(([event, value, items]) => ({
        event,
        ecommerce: { currency: 'GBP', ...(value !== undefined && { value }), items },
      })),
    )
  })

  it('is step 1, the grand total and the products where the checkout begins, in pounds', () => {
    expect(checkoutEvent(cart([line('OAK', 2)], 4598), 2)).toEqual({
      event: 'begin_checkout',
      ecommerce: { currency: 'GBP', value: 45.98, checkout_step: 1, items: [{ ...OAK, quantity: 2 }] },
    })
  })

  it('is what the goods are worth while there are no totals, or totals that an earlier version of the shop kept', () => {
    expect(checkoutEvent(cart([line('OAK', 2)]), 2).ecommerce.value).toBe(39.98)
    expect(checkoutEvent({ lines: [line('OAK', 2)], totals: { grandTotal: {} } }, 2).ecommerce.value).toBe(39.98)
  })

  it('is the order’s number, total and products once it is placed', () => {
    expect(purchaseEvent('000004433', cart([line('OAK', 2)], 4598), 2)).toEqual({
      event: 'purchase',
      ecommerce: { currency: 'GBP', value: 45.98, transaction_id: '000004433', items: [{ ...OAK, quantity: 2 }] },
    })
  })
})
