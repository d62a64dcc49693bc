import { describe, expect, it } from 'vitest'
import type { CatalogProduct } from '../../../domain/catalog/catalog.types.ts'
import { child, product } from '../../../domain/testing/catalog.ts'
import { PlatformUnreachable } from '../../../platform/base/errors.ts'
import { found, productsFrom, scopeWith } from '../../testing/platform.ts'
import { longestPiece } from './longest-piece.ts'

const link = (id: string, sku: string) => ({ id, sku, qty: 1, position: 0, isDefault: false, canChangeQuantity: false })
const option = { optionId: '9', title: 'Board', required: true, type: 'radio', position: 0 }
const set = product({
  sku: 'SET',
  type: 'bundle',
  bundleOptions: [{ ...option, links: [link('90', 'SHORT'), link('91', 'LONG'), link('92', 'GONE')] }],
} as Partial<CatalogProduct>)
const long = product({ sku: 'LONG', attributes: { length: '4200 mm', width: '95 mm' } })
const components = [product({ sku: 'SHORT', attributes: { length: '600 mm' } }), long]
const scope = scopeWith({ products: productsFrom(components), attributes: async () => found([]) })
const choosing = (...selectionIds: string[]) => [{ optionId: '9', selectionIds, quantity: 1 }]

// DELIVERY-20
describe('longestPiece', () => {
  it.each([
    ['is the longest side of a product', { product: long }, 4200],
    [
      'is that of the chosen variant',
      {
        product: product({ type: 'configurable', attributes: { width: '95 mm' } }),
        child: child({ sku: 'A', attributes: { length: '2400 mm' } }),
      },
      2400,
    ],
    ['is that of the chosen component of a set', { product: set, bundleChoices: choosing('90') }, 600],
    ['is the longest of the chosen components', { product: set, bundleChoices: choosing('90', '91') }, 4200],
    ['leaves out components that no longer exist', { product: set, bundleChoices: choosing('90', '92') }, 600],
    ['is null if no side is known', { product: product() }, null],
  ])('%s', async (_, goods, expected) => {
    expect(await longestPiece({ child: null, bundleChoices: [], ...goods }, scope)).toBe(expected)
  })

  it('is null if the platform does not answer', async () => {
    const attributes = async () => {
      throw new PlatformUnreachable('PLATFORM_NETWORK')
    }
    const outage = scopeWith({ products: productsFrom(components), attributes })
    expect(await longestPiece({ product: product(), child: null, bundleChoices: [] }, outage)).toBeNull()
  })
})
