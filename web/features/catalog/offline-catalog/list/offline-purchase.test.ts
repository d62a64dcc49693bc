import { describe, expect, it } from 'vitest'
import type { OfflineProduct } from '../offline-catalog.types.ts'
import { needsSize, offlinePurchase } from './offline-purchase.ts'

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
  price: {
    isFrom: false,
    breaks: [],
    final: { __typename: 'TaxedMoney', net: money(1250), gross: { ...money(1500), currency: 'GBP' } },
  },
  unitPrice: null,
}

const VARIANT: OfflineProduct = {
  ...BOARD,
  parentSku: 'OSB3',
  hasVariants: true,
  options: [{ label: 'Thickness', value: '18 mm' }],
}

// CACHE-19
describe('offlinePurchase', () => {
  it('returns a product with the price of the offline catalogue and unknown stock', () => {
    expect(offlinePurchase(BOARD)).toMatchObject({
      product: {
        sku: 'OSB3-18',
        name: 'OSB 3 board',
        stock: null,
        price: { isUnknown: false, final: { gross: { amount: 1500 } } },
      },
    })
  })

  // CACHE-20
  it('returns a variant with its own sku and price, its options, and a label that says its size', () => {
    expect(offlinePurchase(VARIANT)).toMatchObject({
      product: { sku: 'OSB3-18', name: 'OSB 3 board, 18 mm' },
      chosen: {
        product: { sku: 'OSB3' },
        variant: { sku: 'OSB3-18', name: 'OSB 3 board', stock: null, price: { final: { gross: { amount: 1500 } } } },
        options: [{ label: 'Thickness', value: '18 mm' }],
      },
    })
  })

  it.each<[string, Partial<OfflineProduct>]>([
    ['has no price', { price: null }],
    ['needs a choice', { needsChoice: true }],
    ['is sold by telephone', { phoneOrderOnly: true }],
  ])('returns null for a product that %s', (_, given) => {
    expect(offlinePurchase({ ...BOARD, ...given })).toBeNull()
  })
})

// CACHE-20
describe('needsSize', () => {
  it.each<[string, boolean, OfflineProduct]>([
    ['true for a product with variants', true, { ...BOARD, hasVariants: true, needsChoice: true }],
    ['false for a variant', false, VARIANT],
    ['false for a product without variants', false, { ...BOARD, needsChoice: true }],
    ['false for a product sold by telephone', false, { ...BOARD, hasVariants: true, needsChoice: true, phoneOrderOnly: true }],
  ])('is %s', (_, expected, product) => {
    expect(needsSize(product)).toBe(expected)
  })
})
