import { describe, expect, it } from 'vitest'
import { deliveryMethod as method } from './delivery-method.test-kit.ts'
import { goodsLines, goodsRequestKey } from './delivery-state.ts'
import { quotedPrice } from './quote.ts'

const leeds = { postcode: 'LS9 8AA', country: 'GB' }
const goods = (quantity: number) => [{ product: { sku: 'OAK' }, quantity }]
const quote = {
  requestKey: goodsRequestKey(leeds, goodsLines(goods(2))),
  methods: [method('pallet', 4500), method('branch', 0), method('night', null), method('flatrate', 500, true)],
}
const asked = { destination: leeds, goods: goods(2), method: 'pallet_pallet' }

// PROD-69
describe('quotedPrice', () => {
  it.each([
    ['the price of a method', {}, 4500],
    ['the price of a free method', { method: 'branch_branch' }, 0],
    ['null for a method without a price', { method: 'night_night' }, null],
    ['null for a method that the platform does not offer', { method: 'van_van' }, null],
    ['null for the shop’s fallback courier', { method: 'flatrate_flatrate' }, null],
    ['null for another quantity', { goods: goods(3) }, null],
    ['null for another destination', { destination: { ...leeds, postcode: 'ZE1 0AA' } }, null],
    ['null without a destination', { destination: null }, null],
  ])('returns %s', (_, changes, amount) => {
    expect(quotedPrice(quote, { ...asked, ...changes })?.gross.amount ?? null).toBe(amount)
  })

  it('returns null before the first quote', () => {
    expect(quotedPrice(null, asked)).toBeNull()
  })
})
