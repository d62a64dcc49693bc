import { expect, it } from 'vitest'
import type { CatalogProduct } from '../../domain/catalog/catalog.types.ts'
import type { SearchRequest } from '../../domain/search/search.types.ts'
import { category, product } from '../../domain/testing/catalog.ts'
import { productsFrom, scopeWith, toResult } from '../testing/platform.ts'
import { alternativesTo } from './alternatives.ts'

const link = (sku: string, position: number) => ({ sku, position, linkType: 'related', type: 'simple', qty: null })
const board = (mm: number, given: Partial<CatalogProduct> = {}) =>
  product({ id: String(mm), sku: `OSB-${mm}`, name: `OSB board ${mm} mm`, categoryIds: ['34', '35'], ...given })
const gone = board(22, { links: [link('SCREW', 1), link('OSB-18', 2)] })
const catalog = [gone, board(9), board(15), board(18), product({ id: '1', sku: 'SCREW', name: 'Screw 22 mm' })]

// PROD-70
it('a product out of stock is followed by the two nearest sizes and then by related products, each once', async () => {
  const requests: SearchRequest<'product'>[] = []
  const scope = scopeWith({
    categories: async () => toResult([category('34', ['2'], 'Sheets'), category('35', ['2', '34'], 'OSB')]),
    products: async (view, request, options) => {
      requests.push(request)
      return productsFrom(catalog)(view, request, options)
    },
  })
  expect((await alternativesTo(gone, scope)).map(({ sku }) => sku)).toEqual(['OSB-18', 'OSB-15', 'SCREW'])
  expect(requests.map(({ body }) => JSON.stringify(body))).toEqual([
    expect.stringMatching(/"stock\.is_in_stock":\[true\].*"category_ids":\["35"\]/),
    expect.stringContaining('"sku":["SCREW","OSB-18"]'),
  ])
})

it('a product without a category is followed by related products', async () => {
  const alone = { ...gone, categoryIds: [] }
  expect((await alternativesTo(alone, scopeWith({ products: productsFrom(catalog) }))).map(({ sku }) => sku)).toEqual([
    'SCREW',
    'OSB-18',
  ])
})
