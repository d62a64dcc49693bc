import { createHash } from 'node:crypto'
import type { CatalogIndexResponse, IndexedCategory, IndexedMoney, IndexedProduct } from '#schema/catalog-index.types.ts'
import type { StoreViewConfig } from '../../config/store-view.ts'
import { subtreeIds } from '../../domain/catalog/category-tree.ts'
import { difference, type Fingerprints } from '../../domain/catalog-index/difference.ts'
import { indexedProductsRequest } from '../../domain/catalog-index/indexed-products-request.ts'
import { urlOfCategory } from '../catalog/categories.ts'
import { listedPages } from '../products/listed-pages.ts'
import type { RequestScope } from '../scope/request-scope.ts'
import { indexedProducts, short } from './indexed-products.ts'

const FORMAT = 2

/** All products of a store view at the time of reading. */
export interface CatalogIndex extends Pick<CatalogIndexResponse, 'version' | 'readAt' | 'money' | 'categories'> {
  readonly products: readonly IndexedProduct[]
  readonly fingerprints: Fingerprints
}

/** Reads the catalogue; null if it has more products than a device may store. @throws the errors of `wholeCatalog` */
export async function readCatalogIndex(newScope: () => RequestScope, most: number): Promise<CatalogIndex | null> {
  const scope = newScope()
  const { now, storeView } = scope
  const categories = await indexedCategories(scope)
  const products = await wholeCatalog(newScope, most)
  if (!products) return null
  const money = toIndexedMoney(storeView)
  const fingerprints = new Map(products.map((product) => [product.id, digest(JSON.stringify(product))]))
  const content = [...fingerprints].sort(([a], [b]) => (a < b ? -1 : 1))
  const version = digest(JSON.stringify([FORMAT, money, categories, content]))
  return { version, readAt: now.toISOString(), money, categories, products, fingerprints }
}

/**
 * The answer to a device.
 * @param since the device's version; null or an unknown version requests the whole index
 */
export function catalogIndexResponse(
  { version, readAt, money, categories, products, fingerprints }: CatalogIndex,
  since: Pick<CatalogIndex, 'version' | 'fingerprints'> | null,
): CatalogIndexResponse {
  const common = { format: FORMAT, version, readAt, money, categories } as const
  if (!since) return { ...common, since: null, changed: products, removed: [] }
  const { changed, removed } = difference(since.fingerprints, fingerprints)
  const ids = new Set(changed)
  return { ...common, since: since.version, changed: products.filter(({ id }) => ids.has(id)), removed }
}

const toIndexedMoney = ({ currency, locale, currencySign, priceFormat, minorDigits }: StoreViewConfig): IndexedMoney => ({
  currency,
  locale,
  currencySign,
  priceFormat,
  minorDigits,
})

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 16)

/**
 * All listed products. If a catalogue change makes a product appear twice, the last copy counts.
 * @param newScope public scope; a new one per call, so that each call has its own time limit
 * @param most null is returned if there are more products than this
 * @throws SearchUnreachable as `listedPages` does
 */
async function wholeCatalog(newScope: () => RequestScope, most: number): Promise<readonly IndexedProduct[] | null> {
  const products = new Map<string, IndexedProduct>()
  const pages = listedPages(newScope, (after, { config }) => indexedProductsRequest(after, config.catalog))
  for await (const { items, total, scope } of pages) {
    if (total > most) return null
    for (const product of await indexedProducts(items, scope)) products.set(product.id, product)
    if (products.size > most) return null
  }
  return [...products.values()]
}

/** The active categories below the root, parents first, in the merchant's order. */
async function indexedCategories(scope: RequestScope): Promise<readonly IndexedCategory[]> {
  const tree = await scope.store.categories()
  return subtreeIds(tree, tree.rootId).flatMap((id) => {
    const category = id === tree.rootId ? undefined : tree.byId.get(id)
    if (!category) return []
    const { name, parentId } = category
    const isTop = parentId === null || parentId === tree.rootId
    return { id, name: short(name), url: urlOfCategory(category, scope), ...(!isTop && { parent: parentId }) }
  })
}
