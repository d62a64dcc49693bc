import { describe, expect, it } from 'vitest'
import { deliveryMethod as method } from './delivery-method.test-kit.ts'
import { goodsLines, goodsRequestKey } from './delivery-state.ts'
import { quotedMethods } from './quote.ts'

const leeds = { postcode: 'LS9 8AA', country: 'GB' }
const goods = (quantity: number) => [{ product: { sku: 'OAK' }, quantity }]
const quote = { requestKey: goodsRequestKey(leeds, goodsLines(goods(2))), methods: [method('pallet', 4500)] }
const asked = { destination: leeds, goods: goods(2) }

// PROD-69
describe('quotedMethods', () => {
  it('returns the methods of the last quote for the same goods and destination', () => {
    expect(quotedMethods(quote, asked)).toBe(quote.methods)
  })

  it.each([
    ['another quantity', { goods: goods(3) }],
    ['another destination', { destination: { ...leeds, postcode: 'ZE1 0AA' } }],
    ['no destination', { destination: null }],
  ])('returns null for %s', (_, changes) => {
    expect(quotedMethods(quote, { ...asked, ...changes })).toBeNull()
  })

  it('returns null before the first quote', () => {
    expect(quotedMethods(null, asked)).toBeNull()
  })
})
