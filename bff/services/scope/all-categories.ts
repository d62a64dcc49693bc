import { LIST_SIZES } from '#schema/rules/constants.ts'
import type { Log } from '../../cache/log.ts'
import type { StoreViewConfig } from '../../config/store-view.ts'
import type { CatalogCategory } from '../../domain/catalog/catalog.types.ts'
import { categoriesAfterRequest, categoriesRequest } from '../../domain/search/content-query.ts'
import type { ReadOptions } from '../../platform/base/read-options.ts'
import type { Platform } from '../../platform/platform.ts'
import type { SearchResult } from '../../platform/search/search.ts'
import { memoizeWhile } from './memoize.ts'

type Answer = SearchResult<CatalogCategory>

interface Sources {
  readonly platform: Pick<Platform, 'categories'>
  readonly storeView: StoreViewConfig
  readonly log: Log
}

// A constant request, so that its answer is found in the cache.
const CATEGORIES = categoriesRequest()
/** 100,000 categories. Bounds the calls to an index that never ends. */
const MOST_CALLS = 25

/**
 * All active categories. If the index has more than one answer holds, they are read on in order of id, up to its total. Returns the same
 * list while the answers are cached.
 * @source CAT-12
 */
export async function allCategories(sources: Sources, options: ReadOptions): Promise<readonly CatalogCategory[]> {
  const { platform, storeView } = sources
  const first = await platform.categories(storeView, CATEGORIES, options)
  if (first.totalIsExact && first.total <= LIST_SIZES.categories) return first.items
  const others = await categoriesInOrder(sources, options)
  const categories = wholeLists(first.items, others, () => uniqueCategories([first.items, ...others]))
  const { total } = first
  if (categories.length < total) logMissing(sources, categories.length, total)
  return categories
}

async function categoriesInOrder({ platform, storeView }: Sources, options: ReadOptions): Promise<Answer['items'][]> {
  const answers: Answer['items'][] = []
  let after: string | null = null
  for (let call = 0; call < MOST_CALLS; call += 1) {
    const { items, orderIsRefused }: Answer = await platform.categories(storeView, categoriesAfterRequest(after), options)
    const last = items.at(-1)
    // An index that cannot page in order returns the same page again.
    if (orderIsRefused || !last || last.id === after) break
    answers.push(items)
    after = last.id
  }
  return answers
}

const wholeLists = memoizeWhile<Answer['items'], readonly CatalogCategory[]>()

const uniqueCategories = (lists: readonly Answer['items'][]): readonly CatalogCategory[] => [
  ...new Map(lists.flat().map((category) => [category.id, category])).values(),
]

/** Platforms with missing categories, each logged once. */
const logged = new WeakSet<Platform['categories']>()

function logMissing({ platform: { categories }, storeView, log }: Sources, found: number, total: number): void {
  if (logged.has(categories)) return
  logged.add(categories)
  log.error({ storeView: storeView.code, found, total }, 'categories missing: the index cannot be read in order of id')
}
