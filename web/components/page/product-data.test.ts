import { describe, expect, it } from 'vitest'
import { BRITISH } from '../../messages/format.test-kit.ts'
import { type ProductFacts, productData, type VariantFacts } from './product-data.ts'

const money = (amount: number) => ({ __typename: 'Money', amount, currency: 'GBP', formatted: '' }) as const
const toTaxedMoney = (gross: number) => ({ __typename: 'TaxedMoney', net: money(0), gross: money(gross) }) as const
const price = (gross: number) =>
  ({
    __typename: 'ProductPrice',
    taxRate: 20,
    breaks: [],
    regular: toTaxedMoney(gross),
    final: toTaxedMoney(gross),
    onSale: false,
    isFrom: false,
    isGroupPrice: false,
    isUnknown: false,
    isCurrent: true,
    refreshedAt: null,
    unit: { __typename: 'UnitPrice', unit: 'METRE', price: toTaxedMoney(gross / 2) },
  }) as const
const stock = (status: 'OK' | 'OUT_OF_STOCK') =>
  ({ __typename: 'Stock', sku: 'S', status, quantity: null, checkedAt: null, limits: null }) as const

const board: ProductFacts = {
  sku: 'BOARD',
  name: 'Oak board',
  url: '/boards/oak',
  summary: 'Planed.',
  gallery: [{ __typename: 'GalleryItem', picture: { __typename: 'Picture', path: '/oak.png', alt: '' }, videoUrl: null }],
  price: price(1250),
  stock: stock('OK'),
}
const variant = (sku: string, gross: number): VariantFacts => ({
  __typename: 'Variant',
  sku,
  name: sku,
  url: `/boards/oak?childSku=${sku}`,
  price: price(gross),
  stock: stock('OUT_OF_STOCK'),
  picture: null,
  selection: [],
  measure: null,
  longestMillimetres: null,
  kilograms: null,
  weight: null,
})
const boards: ProductFacts = { ...board, variants: [variant('A', 1000), variant('B', 3000)] }
const shop = { origin: 'https://shop.example', money: BRITISH.money }

describe('productData', () => {
  it('has the page’s price with VAT and the price per metre', () => {
    expect(productData(board, null, null, shop)).toMatchObject({
      '@type': 'Product',
      sku: 'BOARD',
      url: 'https://shop.example/boards/oak',
      offers: {
        '@type': 'Offer',
        price: '12.50',
        priceCurrency: 'GBP',
        availability: 'https://schema.org/InStock',
        priceSpecification: { price: '6.25', valueAddedTaxIncluded: true, referenceQuantity: { unitCode: 'MTR' } },
      },
    })
  })

  it('has the price range of its variants while none is chosen', () => {
    expect(productData(boards, null, null, shop).offers).toMatchObject({ lowPrice: '10.00', highPrice: '30.00', offerCount: 2 })
  })

  it('has a price per metre for a product with variants, as first shown on the page', () => {
    const { unit: _, ...byThePiece } = price(1000)
    expect(productData(boards, null, null, shop).offers).toMatchObject({
      priceSpecification: { '@type': 'UnitPriceSpecification', price: '6.25', referenceQuantity: { unitCode: 'MTR' } },
    })
    const without = { ...boards, price: { ...byThePiece, unit: null } }
    expect(productData(without, null, null, shop).offers).not.toHaveProperty('priceSpecification')
  })

  it('has no offer for an unknown price, and leaves out variants without a price', () => {
    const unknown = { ...price(0), isUnknown: true, unit: null }
    expect(productData({ ...board, price: unknown }, null, null, shop)).not.toHaveProperty('offers')
    const some = { ...boards, variants: [variant('A', 1000), { ...variant('B', 0), price: unknown }] }
    expect(productData(some, null, null, shop).offers).toMatchObject({ lowPrice: '10.00', highPrice: '10.00' })
  })

  it('has the offer of the chosen variant', () => {
    expect(productData(boards, variant('B', 3000), null, shop)).toMatchObject({
      sku: 'B',
      offers: {
        price: '30.00',
        url: 'https://shop.example/boards/oak?childSku=B',
        availability: 'https://schema.org/OutOfStock',
      },
    })
  })

  it('has a rating if there is one', () => {
    const reviews = { __typename: 'ReviewList', items: [], total: 5, averageRating: 4.26, distribution: [0, 0, 1, 1, 2] } as const
    expect(productData(board, null, reviews, shop).aggregateRating).toMatchObject({
      ratingValue: 4.3,
      ratingCount: 4,
      reviewCount: 5,
    })
    expect(productData(board, null, { ...reviews, averageRating: null }, shop)).not.toHaveProperty('aggregateRating')
  })
})
