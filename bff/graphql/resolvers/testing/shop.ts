import { execute, parse } from 'graphql'
import type { CatalogProduct } from '../../../domain/catalog/catalog.types.ts'
import { attribute, category, child, product, ukVat } from '../../../domain/testing/catalog.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { RequestScope } from '../../../services/scope/request-scope.ts'
import { productsFrom, toResult } from '../../../services/testing/platform.ts'
import { createSchema } from '../../server/schema.ts'
import { resolvers } from '../resolvers.ts'

/** A shop with one product of every type, in two categories. */
const shared = { price: 10, taxClassId: 2, categoryIds: ['34'], attributes: { wood_type: '58' } }

export const board = product({
  ...shared,
  id: '1',
  sku: 'BOARD',
  name: 'Oak board',
  urlPath: 'decking/oak-board',
  shortDescription: '<p>A <i>board</i>.</p>',
  description: '<p onclick="x()">Solid <b>oak</b>.</p><script>alert(1)</script>',
  image: '/board/oak/front.png',
  links: [{ linkType: 'related', sku: 'SERVICE', type: 'virtual', position: 1, qty: null }],
  customOptions: [
    {
      optionId: '7',
      title: 'Cut to length',
      type: 'drop_down',
      required: true,
      price: null,
      priceType: 'fixed',
      maxCharacters: null,
      lengthLimits: null,
      position: 1,
      values: [{ id: '70', title: 'One cut', price: 10, priceType: 'percent', position: 1 }],
    },
  ],
})
export const service = product({
  ...shared,
  id: '2',
  sku: 'SERVICE',
  name: 'Cutting',
  type: 'virtual',
  urlPath: 'services/cutting',
})
export const plan = product({
  ...shared,
  id: '3',
  sku: 'PLAN',
  name: 'Bench plan',
  type: 'downloadable',
  urlPath: 'plans/bench',
  samples: [{ id: '1', title: 'First page', url: '/media/bench.pdf', price: null }],
  downloads: [{ id: '2', title: 'Drawings', url: null, price: 2 }],
})
export const group = product({
  ...shared,
  id: '4',
  sku: 'GROUP',
  name: 'Stair kit',
  type: 'grouped',
  urlPath: 'stairs/kit',
  links: [
    { linkType: 'associated', sku: 'BOARD', type: 'simple', position: 1, qty: 4 },
    { linkType: 'associated', sku: 'GONE', type: 'simple', position: 2, qty: 1 },
  ],
})
export const bundle = product({
  ...shared,
  id: '5',
  sku: 'BUNDLE',
  name: 'Deck set',
  type: 'bundle',
  urlPath: 'decking/set',
  bundleOptions: [
    {
      optionId: '9',
      title: 'Boards',
      required: true,
      type: 'select',
      position: 1,
      links: [{ id: '90', sku: 'BOARD', qty: 3, isDefault: true, position: 1, canChangeQuantity: true }],
    },
  ],
})
export const skirting = product({
  ...shared,
  id: '6',
  sku: 'SKIRTING',
  name: 'Skirting',
  slug: 'skirting',
  type: 'configurable',
  urlPath: 'decking/skirting',
  configurableOptions: [
    {
      attributeId: '1',
      attributeCode: 'wood_type',
      label: 'Wood',
      position: 1,
      values: [
        { valueIndex: '58', label: 'Oak' },
        { valueIndex: '59', label: 'Ash' },
      ],
    },
  ],
  configurableChildren: [
    child({ sku: 'SKIRTING-OAK', id: '61', price: 12, attributes: { wood_type: '58' } }),
    child({ sku: 'SKIRTING-ASH', id: '62', price: 11, attributes: { wood_type: '59' } }),
  ],
})
/** A variant that has a document of its own but no page. */
export const hidden = product({ ...shared, id: '61', sku: 'SKIRTING-OAK', visibility: 1, urlPath: 'decking/skirting-oak' })
export const disabled = product({ ...shared, id: '8', sku: 'DISABLED', status: 2, urlPath: 'decking/disabled' })

export const catalog: readonly CatalogProduct[] = [board, service, plan, group, bundle, skirting, hidden, disabled]
const categories = [
  category('34', ['2'], 'Decking', { urlPath: 'decking', slug: 'decking', image: '/scene/oak/front.png' }),
  category('35', ['2', '34'], 'Boards', { urlPath: 'decking/boards', slug: 'boards' }),
]

export const shop: Partial<Platform> = {
  products: productsFrom(catalog),
  categories: async () => toResult(categories),
  attributes: async () => toResult([attribute('wood_type', { '58': 'Oak', '59': 'Ash' }, { label: 'Wood type' })]),
  taxRules: async () => toResult([ukVat]),
  reviews: async () =>
    toResult([
      {
        id: '1',
        productId: '1',
        title: 'Good',
        detail: 'Straight',
        nickname: 'Ann',
        rating: 5,
        createdAt: '2026-01-01T00:00:00.000Z',
      },
    ]),
  resolveUrl: async (_view, path) => {
    const at = catalog.find(({ urlPath }) => urlPath === path)
    return at ? { type: 'product', source: at } : null
  },
}

const schema = createSchema(resolvers)

/** Answers a query the plain way, uncompiled. */
export async function ask(scope: RequestScope, query: string, variables: Readonly<Record<string, unknown>> = {}) {
  const { data, errors = [] } = await execute({
    schema,
    document: parse(query),
    contextValue: scope,
    variableValues: variables,
  })
  return { data, errors }
}
