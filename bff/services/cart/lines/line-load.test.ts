import { describe, expect, it } from 'vitest'
import type { CatalogProduct } from '../../../domain/catalog/catalog.types.ts'
import { child, product } from '../../../domain/testing/catalog.ts'
import { PlatformUnreachable } from '../../../platform/base/errors.ts'
import { productsFrom, scopeWith, toResult } from '../../testing/platform.ts'
import { lineLoad } from './line-load.ts'

const link = (id: string, sku: string) => ({
  id,
  sku,
  qty: id === '92' ? 1 : 2,
  position: 0,
  isDefault: false,
  canChangeQuantity: false,
})
const option = { optionId: '9', title: 'Board', required: true, type: 'radio', position: 0 }
const set = product({
  sku: 'SET',
  type: 'bundle',
  bundleOptions: [{ ...option, links: [link('90', 'SHORT'), link('91', 'LONG'), link('92', 'GONE')] }],
} as Partial<CatalogProduct>)
const long = product({ sku: 'LONG', attributes: { length: '4200 mm', width: '95 mm', weight: '4.1000' } })
const components = [product({ sku: 'SHORT', attributes: { length: '600 mm', weight: '0.6000' } }), long]
const scope = scopeWith({ products: productsFrom(components), attributes: async () => toResult([]) })
const choosing = (...selectionIds: string[]) => [{ optionId: '9', selectionIds, quantity: 1 }]

// DELIVERY-20
describe('lineLoad', () => {
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
    expect((await lineLoad({ child: null, bundleChoices: [], ...goods }, scope)).longestMillimetres).toBe(expected)
  })

  // DELIVERY-24
  it.each([
    ['is the weight of a piece', { product: long }, 4.1],
    [
      'is that of the chosen variant',
      { product: product({ type: 'configurable' }), child: child({ sku: 'A', attributes: { weight: '2.3' } }) },
      2.3,
    ],
    [
      'is not that of another part for a variant without a weight',
      { product: product({ type: 'configurable', attributes: { weight: '9' } }), child: child({ sku: 'A' }) },
      null,
    ],
    ['is that of the chosen components of a set in their quantities', { product: set, bundleChoices: choosing('90', '91') }, 9.4],
    ['is null if none is known', { product: product() }, null],
  ])('the weight %s', async (_, goods, expected) => {
    expect((await lineLoad({ child: null, bundleChoices: [], ...goods }, scope)).kilograms).toBe(expected)
  })

  // PRICE-14
  it.each([
    ['a pack of several pieces', { product: product({ attributes: { pack_quantity: '250' } }) }, true],
    ['one piece', { product: long }, false],
    ['a set, whatever its components are', { product: set, bundleChoices: choosing('90') }, false],
  ])('knows %s', async (_, goods, expected) => {
    expect((await lineLoad({ child: null, bundleChoices: [], ...goods }, scope)).isPack).toBe(expected)
  })

  it('is null if the platform does not answer', async () => {
    const attributes = async () => {
      throw new PlatformUnreachable('PLATFORM_NETWORK')
    }
    const outage = scopeWith({ products: productsFrom(components), attributes })
    const unknown = { longestMillimetres: null, kilograms: null, isPack: null }
    expect(await lineLoad({ product: long, child: null, bundleChoices: [] }, outage)).toEqual(unknown)
  })
})
