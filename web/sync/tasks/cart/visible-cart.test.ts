import { describe, expect, it } from 'vitest'
import { answer, content, empty, settledLine } from './cart-state.test-kit.ts'
import { visibleCart } from './visible-cart.ts'

const taxed = (net: number) => {
  const money = (amount: number) => ({ __typename: 'Money', amount, currency: 'GBP', formatted: `${amount}` }) as const
  return { __typename: 'TaxedMoney', net: money(net), gross: money(net * 1.2) } as const
}
const priceSteps = [
  { __typename: 'PriceStep', quantity: 1, price: taxed(370) },
  { __typename: 'PriceStep', quantity: 10, price: taxed(330) },
] as const
const unitPriceOf = (state: Parameters<typeof visibleCart>[0]) => visibleCart(state).lines[0]?.unitPrice?.net.amount

// PRICE-13
describe('the price of one piece in an unconfirmed line', () => {
  it.each([
    [1, 370],
    [9, 370],
    [10, 330],
    [11, 330],
  ])('is that of the quantity break for %i pieces', (quantity, price) => {
    const line = content('A', { unitPrice: taxed(370), priceSteps })
    expect(unitPriceOf({ ...empty, intents: [{ line, quantity, revision: 1 }] })).toBe(price)
  })

  it('is the server’s price until the quantity of a confirmed line changes, and then follows the breaks', () => {
    const line = { ...settledLine('A', 10), unitPrice: taxed(329), priceSteps }
    const settled = { ...answer(1, {}), lines: [line], at: 0 }
    const change = (quantity: number) => ({ ...empty, settled, intents: [{ line, quantity, revision: 2 }] })
    expect([9, 10, 12].map((quantity) => unitPriceOf(change(quantity)))).toEqual([370, 329, 330])
  })

  it('stays unchanged in a cart that an older version has stored', () => {
    const { priceSteps: _, ...stored } = content('A', { unitPrice: taxed(370) })
    const line = stored as ReturnType<typeof content>
    expect(unitPriceOf({ ...empty, intents: [{ line, quantity: 10, revision: 1 }] })).toBe(370)
  })
})
