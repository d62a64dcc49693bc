import { describe, expect, it } from 'vitest'
import { contentWith } from '../../../test/kit/content.ts'
import { readConfig } from '../../config/config.ts'
import type { CatalogProduct } from '../../domain/catalog/catalog.types.ts'
import { attribute, category, child, product } from '../../domain/testing/catalog.ts'
import { scopeWith, toResult } from '../testing/platform.ts'
import { googleItems } from './google-items.ts'

const UK = {
  id: '1',
  productTaxClassIds: [2],
  customerTaxClassIds: [],
  rates: [{ country: 'GB', regionId: 0, regionName: null, percent: 20 }],
}

const platform = {
  taxRules: async () => toResult([UK]),
  attributes: async () => toResult([attribute('brand', { 7: 'Humber' }), attribute('thickness', { 1: '18 mm', 2: '22 mm' })]),
  categories: async () =>
    toResult([category('2', ['1'], 'Root'), category('5', ['1', '2'], 'Timber'), category('6', ['1', '2', '5'], 'Oak')]),
}

const createItems = (given: Partial<CatalogProduct>, settings: Parameters<typeof contentWith>[0] = {}) =>
  googleItems(
    [product({ id: '1', sku: 'OAK', name: 'Oak board', taxClassId: 2, price: 10, ...given })],
    scopeWith(platform, { config: readConfig(contentWith(settings)) }),
  )

const stock = (isInStock: boolean) => ({
  productId: null,
  qty: null,
  isInStock,
  manageStock: true,
  quantities: { least: null, most: null, step: null },
})

const boards: Partial<CatalogProduct> = {
  type: 'configurable',
  attributes: { brand: '7', weight: '3' },
  configurableOptions: [
    {
      attributeId: '9',
      attributeCode: 'thickness',
      label: 'Thickness',
      position: 0,
      values: [
        { valueIndex: '1', label: null },
        { valueIndex: '2', label: null },
      ],
    },
  ],
  configurableChildren: [
    child({
      sku: 'OAK-18',
      name: 'Oak 18',
      price: 5,
      image: '/18.png',
      stock: stock(false),
      attributes: { thickness: '1', weight: '2.5' },
    }),
    child({ sku: 'OAK-22', name: null, price: 7.5, stock: stock(true), attributes: { thickness: '2' } }),
    child({ sku: 'OAK-0', status: 2, price: 1, attributes: { thickness: '2' } }),
    child({ sku: 'OAK-UNREACHABLE', price: 1, attributes: { thickness: '3' } }),
  ],
}

// SHARE-1
describe('items of the product feed', () => {
  it('have price with VAT, stock, category path, brand, numbers and weight', async () => {
    const attributes = { brand: '7', ean: '4006381333931', weight: '2.5' }
    const [item] = await createItems({
      attributes,
      categoryIds: ['6'],
      stock: stock(true),
      image: '/oak.png',
      description: '<p>Planed &amp; dry</p>',
    })
    expect(item).toMatchObject({
      id: 'OAK',
      title: 'Oak board',
      description: 'Planed & dry',
      price: 1200,
      salePrice: null,
      isInStock: true,
      brand: 'Humber',
      gtin: '4006381333931',
      weight: 2.5,
      categories: ['Timber', 'Oak'],
      groupId: null,
      picture: '/img/1200x1488/oak.png.webp',
    })
  })

  it('name the offer beside the regular price', async () => {
    const [item] = await createItems({ price: 10, specialPrice: 8, finalPrice: 8, originalPrice: 10 })
    expect([item?.price, item?.salePrice]).toEqual([1200, 960])
  })

  it('are the variants that can be chosen, each with its own price, stock, picture and weight', async () => {
    const items = await createItems(boards)
    expect(items).toMatchObject([
      {
        id: 'OAK-18',
        groupId: 'OAK',
        title: 'Oak 18',
        price: 600,
        isInStock: false,
        weight: 2.5,
        picture: '/img/1200x1488/18.png.webp',
      },
      { id: 'OAK-22', groupId: 'OAK', title: 'Oak board', price: 900, isInStock: true, weight: 3, picture: null },
    ])
    expect(items[1]?.link).toContain('OAK-22')
  })

  it.each<[string, Partial<CatalogProduct>]>([
    ['sold by telephone', { attributes: { phone_order_only: '1' } }],
    ['without a price', { price: null }],
    ['with a price of 0', { price: 0, finalPrice: 0 }],
  ])('are not the products %s', async (_, given) => expect(await createItems(given)).toEqual([]))

  it('are none in a shop that hides prices until the platform confirms them', async () => {
    expect(await createItems({}, { settings: { platform: { priceSync: true, clearPricesBeforeSync: true } } })).toEqual([])
  })

  it('have no weight that is not a number of kilograms', async () => {
    for (const weight of ['heavy', '-1', '0', 'Infinity', ''])
      expect((await createItems({ attributes: { weight } }))[0]?.weight).toBeNull()
  })
})
