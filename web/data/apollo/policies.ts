import type { InMemoryCacheConfig } from '@apollo/client/cache'
import { productsBySku } from './products-by-sku.ts'

/** Concrete types of the schema's interfaces and unions, so that fragments on them match. */
export const possibleTypes = {
  Product: ['SimpleProduct', 'VirtualProduct', 'DownloadableProduct', 'GroupedProduct', 'BundleProduct', 'ConfigurableProduct'],
  Route: [
    'SimpleProduct',
    'VirtualProduct',
    'DownloadableProduct',
    'GroupedProduct',
    'BundleProduct',
    'ConfigurableProduct',
    'Category',
    'CmsPage',
    'Redirect',
  ],
}

/** Types normalised by id. Ids of all other types are unique only within their list. */
const ENTITIES = new Set([...possibleTypes.Product, 'Category', 'CmsPage', 'CmsBlock', 'Review'])

/** Pages query more fields of these types than cards do, so both sets of fields are merged. */
const PARTS = ['ProductPrice', 'TaxedMoney', 'Money', 'UnitPrice', 'Picture', 'Stock', 'Store', 'Home']

/** Lists that are always returned complete. */
const replaceFields = (...fields: readonly string[]) => Object.fromEntries(fields.map((field) => [field, { merge: false }]))

export const cacheConfig: InMemoryCacheConfig = {
  possibleTypes,
  dataIdFromObject: ({ __typename, id }) =>
    __typename && id != null && ENTITIES.has(__typename) ? `${__typename}:${id}` : undefined,
  typePolicies: {
    ...Object.fromEntries(PARTS.map((part) => [part, { merge: true }])),
    Query: {
      fields: {
        ...replaceFields('menu', 'breadcrumbs', 'stock', 'placedBlocks'),
        productsBySku: productsBySku(possibleTypes.Product),
      },
    },
    Category: { fields: replaceFields('children', 'blocks', 'breadcrumbs', 'products') },
    Product: {
      fields: {
        ...replaceFields(
          ...['gallery', 'keyFacts', 'attributes', 'documents', 'customOptions', 'breadcrumbs', 'issues', 'related', 'reviews'],
          ...['alternatives', 'samples', 'links', 'items', 'options', 'variants'],
        ),
        // Only lists query the rating. Without a default, a product that only its own page has loaded could not be shown as a card offline.
        rating: { read: (known: unknown = null) => known },
      },
    },
  },
}
