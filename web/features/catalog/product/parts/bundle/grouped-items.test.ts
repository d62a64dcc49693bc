import { expect, it } from 'vitest'
import { initialQuantity } from './grouped-items.tsx'

const limits = { least: 10, most: 100, step: 5 }

// VAR-17
it.each([
  ['the quantity of the group', { status: 'OK', limits: null }, 2],
  ['the next quantity that is sold', { status: 'OK', limits }, 10],
  ['the quantity of the group if the stock is not verified', { status: 'VOLATILE', limits: null }, 2],
  ['the quantity of the group if the stock is unknown', null, 2],
  ['0 if the member is out of stock', { status: 'OUT_OF_STOCK', limits }, 0],
] as const)('a member of a group starts at %s', (_, stock, quantity) => {
  expect(initialQuantity({ quantity: 2, product: { stock, phoneOrderOnly: false } })).toBe(quantity)
})

// VAR-17, ATTR-5
it('a member of a group that is sold by telephone only starts at 0', () => {
  expect(initialQuantity({ quantity: 2, product: { stock: null, phoneOrderOnly: true } })).toBe(0)
})
