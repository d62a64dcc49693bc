import type { Log } from '../../cache/log.ts'
import type { Config } from '../../config/config.ts'
import type { StoreViewConfig } from '../../config/store-view.ts'
import { attributesByCode } from '../../domain/catalog/attribute-labels.ts'
import type { AttributesByCode, CatalogAttribute, CatalogCategory } from '../../domain/catalog/catalog.types.ts'
import { type CategoryTree, categoryTree } from '../../domain/catalog/category-tree.ts'
import type { ServerMessages } from '../../domain/messages/generated/languages.ts'
import { attributesRequest, taxRulesRequest } from '../../domain/search/content-query.ts'
import { productNamesRequest } from '../../domain/search/whole-list-query.ts'
import type { ReadOptions } from '../../platform/base/read-options.ts'
import type { Platform } from '../../platform/platform.ts'
import { allCategories } from './all-categories.ts'
import { memoize, memoizeWhile } from './memoize.ts'

/** Store view data that every page needs, fetched on first use and at most once per request. */
export type StoreData = ReturnType<typeof createStoreData>

interface Sources {
  readonly platform: Pick<Platform, 'categories' | 'attributes' | 'taxRules' | 'productNames'>
  readonly config: Pick<Config, 'catalog'>
  readonly storeView: StoreViewConfig
  readonly messages: Pick<ServerMessages, 'attribute'>
  readonly log: Log
}

// Constant requests, so that their answers are found in the cache.
const ATTRIBUTES = attributesRequest()
const TAX_RULES = taxRulesRequest()
const namesRequest = memoize(productNamesRequest)

// All requests share the fetched lists, so a value built from a list is reused until the list is refetched.
const attributeLists = memoizeWhile<readonly CatalogAttribute[], AttributesByCode>()
const trees = memoizeWhile<readonly CatalogCategory[], CategoryTree>()

export function createStoreData({ platform, config, storeView, messages, log }: Sources, options: ReadOptions) {
  return {
    categories: once(async () => {
      const items = await allCategories({ platform, storeView, log }, options)
      const { rootCategoryId } = config.catalog
      return trees(items, [rootCategoryId], () => categoryTree(items, rootCategoryId))
    }),
    attributes: once(async () => {
      const { items } = await platform.attributes(storeView, ATTRIBUTES, options)
      return attributeLists(items, [messages.attribute], () => attributesByCode(items, messages.attribute))
    }),
    taxRules: once(async () => (await platform.taxRules(storeView, TAX_RULES, options)).items),
    /** Names and skus of the listed products; of a large catalogue only the top ones. */
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
