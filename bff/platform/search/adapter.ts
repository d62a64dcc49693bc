import type { ClusterPath } from '../../config/cluster.ts'
import type { SearchAdapterName } from '../../config/platform.ts'
import type { Query } from '../http/redaction.ts'

interface SearchParameters {
  readonly size: number
  readonly from: number
  readonly _source_include?: string | undefined
  readonly _source_exclude?: string | undefined
}

interface SearchAdapter {
  /** Path of an index in a search engine; null for the platform, which has a path of its own. */
  readonly indexPath: IndexPath | null
  readonly parameters: (search: SearchParameters) => Query
}

type IndexPath = (index: string, entity: string) => string

export type SearchAdapterId = SearchAdapterName | ClusterPath

/**
 * The adapters of a search engine: the two forms of a path, and the names of parameters that engines of that age know.
 * @source ENGINE-5; platform contract §2.1, §2.2
 */
export const CLUSTER_ADAPTERS: Readonly<Record<ClusterPath, SearchAdapter & { readonly indexPath: IndexPath }>> = {
  '{index}_{entity}': {
    indexPath: (index, entity) => `/${encodeURIComponent(index)}_${entity}`,
    parameters: ({ _source_include, _source_exclude, ...search }) => ({
      ...search,
      _source_includes: _source_include,
      _source_excludes: _source_exclude,
    }),
  },
  '{index}/{entity}': {
    indexPath: (index, entity) => `/${encodeURIComponent(index)}/${entity}`,
    parameters: (search) => ({ ...search }),
  },
}

/**
 * All search adapters. Compact answers of the platform have short names, and their variants omit what the product already has. They are
 * smaller and decode to the same result.
 * @source SEARCH-15; platform contract §2.2, §2.12
 */
export const SEARCH_ADAPTERS: Readonly<Record<SearchAdapterId, SearchAdapter>> = {
  api: { indexPath: null, parameters: (search) => ({ ...search }) },
  'api-compact': { indexPath: null, parameters: (search) => ({ ...search, response_format: 'compact' }) },
  ...CLUSTER_ADAPTERS,
}
