import { describe, expect, it } from 'vitest'
import type { OfflineProduct } from '../offline-catalog.types.ts'
import { quickAddProduct } from './quick-add-product.ts'

const money = (amount: number) => ({ __typename: 'Money', amount, formatted: `£${amount / 100}` }) as const
const BOARD: OfflineProduct = {
  sku: 'OSB3-18',
  parentSku: 'OSB3-18',
  name: 'OSB 3 board',
  options: [],
  url: '/boards/osb3-18',
  picture: { __typename: 'Picture', path: '/board.png', alt: 'OSB 3 board' },
  sizes: '18 mm',
  needsChoice: false,
  hasVariants: false,
  phoneOrderOnly: false,
  price: { isFrom: false, final: { __typename: 'TaxedMoney', net: money(1250), gross: { ...money(1500), currency: 'GBP' } } },
  unitPrice: null,
}

// CACHE-19
describe('quickAddProduct', () => {
  it('returns a product with the price of the offline catalogue and unknown stock', () => {
    expect(quickAddProduct(BOARD)).toMatchObject({
      sku: 'OSB3-18',
      name: 'OSB 3 board',
      stock: null,
      price: { isUnknown: false, final: { gross: { amount: 1500 } } },
    })
  })

  it.each<[string, Partial<OfflineProduct>]>([
    ['has no price', { price: null }],
    ['needs a choice', { needsChoice: true }],
    ['is sold by telephone', { phoneOrderOnly: true }],
    ['is a variant', { parentSku: 'OSB3', hasVariants: true }],
  ])('returns null for a product that %s', (_, given) => {
    expect(quickAddProduct({ ...BOARD, ...given })).toBeNull()
  })
})
