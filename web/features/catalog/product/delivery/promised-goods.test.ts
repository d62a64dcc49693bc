import { describe, expect, it } from 'vitest'
import type { StockStatus } from '#schema/generated/types.ts'
import { promisedGoods } from './promised-goods.ts'

const part = (longestMillimetres: number | null, status: StockStatus = 'OK', quantity = 1, __typename = 'SimpleProduct') => ({
  product: { __typename, stock: { status }, longestMillimetres },
  quantity,
})

// DELIVERY-21
describe('promisedGoods', () => {
  it.each([
    ['is as long as the longest part', [part(600), part(4200), part(null)], 'OK', 4200],
    ['has no length if no part has one', [part(null)], 'OK', null],
    ['leaves out parts that are not chosen', [part(600), part(4200, 'OUT_OF_STOCK', 0)], 'OK', 600],
    ['is out of stock if one part is', [part(600), part(900, 'OUT_OF_STOCK')], 'OUT_OF_STOCK', 900],
    ['is unconfirmed if the stock of one part is', [part(600), part(900, 'VOLATILE')], 'VOLATILE', 900],
    ['leaves out parts that are not delivered', [part(600), part(null, 'VOLATILE', 1, 'VirtualProduct')], 'OK', 600],
    ['has no stock if nothing is chosen', [part(600, 'OK', 0)], undefined, null],
  ] as const)('%s', (_, parts, status, longest) => {
    const { stock, load } = promisedGoods(parts)
    expect([stock?.status, load.longest]).toEqual([status, longest])
  })

  // DELIVERY-24
  it('weighs as much as the chosen parts in their quantities', () => {
    const heavy = { ...part(600).product, kilograms: 4.1 }
    const parts = [{ product: heavy, quantity: 3 }, { product: heavy, quantity: 0 }, part(900)]
    expect(promisedGoods(parts).load.kilograms).toBe(12.3)
  })
})
