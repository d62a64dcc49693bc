import { TIMBER_ATTRIBUTES } from '#schema/rules/timber-attributes.ts'
import { isReported } from '../../cache/reported.ts'
import type { AttributesByCode } from '../../domain/catalog/catalog.types.ts'
import type { CategoryTree } from '../../domain/catalog/category-tree.ts'
import { EMPTY_ENTRIES } from '../../domain/search/understanding/dictionary/dictionary.ts'
import { searchVocabulary } from '../../domain/search/understanding/vocabulary/vocabulary.ts'
import type { SearchVocabulary } from '../../domain/search/understanding/vocabulary/vocabulary.types.ts'
import { memoizeWhile } from '../scope/memoize.ts'
import type { RequestScope } from '../scope/request-scope.ts'

// Fetched data keeps its identity until it is refetched, so all requests share one vocabulary.
const vocabularies = memoizeWhile<AttributesByCode, SearchVocabulary>()

/**
 * The words of a store view: options of facet attributes, names of categories and products, skus, and the dictionary of its language. Words the
 * platform cannot deliver are missing, and searches continue without them.
 */
export async function loadVocabulary(attributes: AttributesByCode, scope: RequestScope): Promise<SearchVocabulary> {
  const { store, storeView, config, dictionaries } = scope
  const [tree, names] = await Promise.all([
    orNothing(store.categories(), 'categories', scope),
    orNothing(store.productNames(), 'product names', scope),
  ])
  return vocabularies(attributes, [tree, names, config.catalog, storeView.language, dictionaries], () => {
    const codes = [...new Set([...config.catalog.filterAttributes, TIMBER_ATTRIBUTES.length])]
    return searchVocabulary({
      language: storeView.language,
      productNames: [...new Set(names?.map(({ name }) => name))],
      skus: names?.map(({ sku }) => sku) ?? [],
      categoryNames: categoryNames(tree),
      attributes: [...new Set(codes)].map((code) => attributes.get(code)).filter((attribute) => attribute !== undefined),
      dictionary: dictionaries.get(storeView.language.slice(0, 2).toLowerCase()) ?? EMPTY_ENTRIES,
    })
  })
}

const categoryNames = (tree: CategoryTree | null) => [...(tree?.byId.values() ?? [])].map(({ name }) => name)

async function orNothing<T>(read: Promise<T>, what: string, { log }: Pick<RequestScope, 'log'>): Promise<T | null> {
  try {
    return await read
  } catch (error) {
    log[isReported(error) ? 'debug' : 'warn']({ err: error, what }, 'search vocabulary incomplete')
    return null
  }
}
