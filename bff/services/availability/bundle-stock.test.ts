import { describe, expect, it } from 'vitest'
import { ANY_QUANTITY, product, ukVat } from '../../domain/testing/catalog.ts'
import { loadProductModel } from '../catalog/product-models.ts'
import { config, scopeWith, toResult } from '../testing/platform.ts'
import { findPurchaseIssues } from './purchase-issues.ts'
import { stocksOfSkus } from './stock-by-sku.ts'

const ball = product({ id: '1', sku: 'BALL', price: 4 })
const acorn = product({ id: '2', sku: 'ACORN', price: 5 })
const kit = product({
  id: '3',
  sku: 'KIT',
  type: 'bundle',
  bundleOptions: [
    {
      optionId: '9',
      title: 'Caps',
      required: true,
      type: 'radio',
      position: 1,
      links: [
        { id: '90', sku: 'BALL', qty: 2, isDefault: true, position: 1, canChangeQuantity: false },
        { id: '91', sku: 'ACORN', qty: 2, isDefault: false, position: 2, canChangeQuantity: false },
      ],
    },
  ],
})
const ALL = { price: true, unit: false, stock: true, keyFacts: false, rating: false }

/** A shop whose platform has none of the given skus in stock. */
const without = (...gone: readonly string[]) => {
  const facts = { productId: null, qty: null, manageStock: true, quantities: ANY_QUANTITY, checkedAt: '2026-11-22T12:00:00.000Z' }
  return scopeWith(
    {
      products: async () => toResult([ball, acorn, kit]),
      taxRules: async () => toResult([ukVat]),
      stock: async (_view, skus) => skus.map((sku) => ({ ...facts, sku, isInStock: !gone.includes(sku) })),
    },
    { config: { ...config, catalog: { ...config.catalog, stockSync: true } } },
  )
}

// STOCK-4
describe('bundle that is in stock itself', () => {
  it.each([
    ['is available if each option has an available component', ['BALL'], 'OK', []],
    [
      'is out of stock if an option has no available component, and names the option',
      ['BALL', 'ACORN'],
      'OUT_OF_STOCK',
      ['This set is unavailable: “Caps” is out of stock.'],
    ],
  ] as const)('%s', async (_, gone, status, messages) => {
    expect(await loadProductModel(kit, ALL, without(...gone))).toMatchObject({ stock: { status } })
    expect(await stocksOfSkus(['KIT'], without(...gone))).toMatchObject([{ sku: 'KIT', stock: { status } }])
    expect((await findPurchaseIssues(kit, without(...gone))).map(({ message }) => message)).toEqual(messages)
  })

  // VAR-7
  it('costs what its default components cost, whatever is out of stock', async () => {
    const priceWithout = async (...gone: readonly string[]) =>
      (await loadProductModel(kit, ALL, without(...gone))).price?.final.net.amount
    expect(await priceWithout('BALL')).toBe(await priceWithout())
  })
})
