import type { Config } from '../config/config.ts'
import type { StoreViewConfig } from '../config/store-view.ts'
import { attributesByCode } from '../domain/catalog/attribute-labels.ts'
import type { CatalogAttribute, CatalogCategory, TaxRule } from '../domain/catalog/catalog.types.ts'
import { type CategoryTree, categoryTree } from '../domain/catalog/category-tree.ts'
import type { AttributesByCode } from '../domain/facets/facets.types.ts'
import type { ServerMessages } from '../domain/messages/en.ts'
import { attributesRequest, categoriesRequest, taxRulesRequest } from '../domain/search/content-query.ts'
import { productNamesRequest } from '../domain/search/whole-list-query.ts'
import type { Platform } from '../platform/platform.ts'
import type { ReadOptions } from '../platform/read-options.ts'
import { memoize, memoizeWhile } from './memoize.ts'

/** What every page needs of a store view, fetched when first asked for and once for each request at most. */
export interface StoreData {
  categories(): Promise<CategoryTree>
  attributes(): Promise<AttributesByCode>
  taxRules(): Promise<readonly TaxRule[]>
  /** Of the products that can be found; the best placed ones of a large catalogue. */
  productNames(): Promise<readonly string[]>
}

interface Sources {
  readonly platform: Pick<Platform, 'categories' | 'attributes' | 'taxRules' | 'productNames'>
  readonly config: Pick<Config, 'catalog'>
  readonly storeView: StoreViewConfig
  readonly messages: Pick<ServerMessages, 'attribute'>
}

// Always the same questions, by which their answers are found again.
const CATEGORIES = categoriesRequest()
const ATTRIBUTES = attributesRequest()
const TAX_RULES = taxRulesRequest()
const namesRequest = memoize(productNamesRequest)

// The fetched lists are shared by all requests, so what is built from one serves them all until it is fetched anew.
const attributesOf = memoizeWhile<readonly CatalogAttribute[], AttributesByCode>()
const trees = memoizeWhile<readonly CatalogCategory[], CategoryTree>()

export function createStoreData({ platform, config, storeView, messages }: Sources, options: ReadOptions): StoreData {
  return {
    categories: once(async () => {
      const { items } = await platform.categories(storeView, CATEGORIES, options)
      const { rootCategoryId } = config.catalog
      return trees(items, [rootCategoryId], () => categoryTree(items, rootCategoryId))
    }),
    attributes: once(async () => {
      const { items } = await platform.attributes(storeView, ATTRIBUTES, options)
      return attributesOf(items, [messages.attribute], () => attributesByCode(items, messages.attribute))
    }),
    taxRules: once(async () => (await platform.taxRules(storeView, TAX_RULES, options)).items),
    productNames: once(async () => platform.productNames(storeView, namesRequest(config.catalog), options)),
  }
}

function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined
  return () => {
    made ??= make()
    return made
  }
}
