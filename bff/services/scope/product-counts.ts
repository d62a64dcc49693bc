import { categoryListTags } from '../../cache/tags.ts'
import type { Config } from '../../config/config.ts'
import type { StoreViewConfig } from '../../config/store-view.ts'
import { type CategoryTree, subtreeIds } from '../../domain/catalog/category-tree.ts'
import { categoryCounts, categoryCountsRequest } from '../../domain/search/category-counts.ts'
import { toOutcome } from '../../platform/base/outcome.ts'
import type { ReadOptions } from '../../platform/base/read-options.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ResultQuality } from './result-quality.ts'
import type { StoreData } from './store-data.ts'

interface Sources {
  readonly platform: Pick<Platform, 'products'>
  readonly config: Pick<Config, 'catalog'>
  readonly storeView: StoreViewConfig
  readonly store: Pick<StoreData, 'categories'>
  readonly options: ReadOptions
  readonly quality: ResultQuality
}

/**
 * The number of products in each category, including its children. Platforms count only a category's own products, or none at all. The
 * engine therefore counts categories that have children or no count, all in one search. If the engine fails, the platform's counts are
 * used and the result is cached only briefly.
 * @source CAT-11; platform contract §14.21
 */
export async function productCounts(ids: readonly string[], sources: Sources): Promise<readonly number[]> {
  const tree = await sources.store.categories()
  const isUncounted = (id: string) => tree.byId.get(id)?.productCount === null
  const groups = ids.map((id) => subtreeIds(tree, id)).filter((group) => group.length > 1 || group.some(isUncounted))
  const counts = groups.length > 0 ? await loadCounts(groups, sources) : []
  const byId = new Map(groups.map(([id = ''], i) => [id, counts[i] ?? null]))
  return ids.map((id) => byId.get(id) ?? ownCount(tree, id))
}

async function loadCounts(
  groups: readonly (readonly string[])[],
  { platform, config, storeView, options, quality }: Sources,
): Promise<readonly (number | null)[]> {
  const tags = categoryListTags([...new Set(groups.flat())])
  const outcome = await toOutcome(
    platform.products(storeView, categoryCountsRequest(groups, config.catalog), { ...options, tags }),
  )
  if (outcome.kind === 'found') return categoryCounts(outcome.value.aggregations, groups.length)
  quality.isUnconfirmed = true
  return []
}

const ownCount = (tree: CategoryTree, id: string): number => tree.byId.get(id)?.productCount ?? 0
