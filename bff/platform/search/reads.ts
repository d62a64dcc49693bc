import type { UpstreamCache } from '../../cache/caches/upstream.ts'
import type { Log } from '../../cache/log.ts'
import type { StoreViewConfig } from '../../config/store-view.ts'
import type { SearchEntity, SearchRequest } from '../../domain/search/search.types.ts'
import type { CustomerGroup } from '../../domain/tax/customer-group.types.ts'
import { PlatformUnreachable, SearchUnreachable } from '../base/errors.ts'
import type { ReadOptions } from '../base/read-options.ts'
import type { PlatformHttp } from '../http/client.ts'
import type { SearchAdapterId } from './adapter.ts'
import { type Documents, entityType } from './entities.ts'
import { createRefusedFields } from './refusals/refused-fields.ts'
import { type SearchResult, search } from './search.ts'

export type SearchReads = ReturnType<typeof searchReads>

interface SearchSettings {
  readonly timeoutMs: number
  readonly log: Log
}

interface SearchSource {
  readonly http: PlatformHttp
  readonly adapter: SearchAdapterId
}

interface SearchSources {
  /** The platform, or its search engine. */
  readonly catalog: SearchSource
  /** Only the platform works out the prices of a customer group. */
  readonly groups: SearchSource
}

// Product names rarely change, and all names at once are a large download.
const NAMES_LIFETIME = { freshSeconds: 900, staleWhileRevalidateSeconds: 9000 }

export function searchReads({ catalog, groups }: SearchSources, cache: UpstreamCache, settings: SearchSettings) {
  const { http, adapter } = catalog
  const searching = { ...settings, adapter, refused: createRefusedFields(settings.log) }
  return {
    /** Searches of one kind of document. Answers are cached for all shoppers, except those in a customer group with its own prices. */
    async read<E extends SearchEntity>(
      { index }: StoreViewConfig,
      request: SearchRequest<E>,
      { signal, group = null, onPartial, isCached = true, tags: own = [] }: ReadOptions = {},
    ): Promise<SearchResult<Documents[E]>> {
      if (group && request.entity === 'product') {
        const options = { ...searching, adapter: groups.adapter, signal }
        return wholeOr(onPartial, await search(groups.http, index, searchForGroup(request, group), options))
      }
      if (!isCached) return wholeOr(onPartial, await search(http, index, request, { ...searching, signal }))
      type Result = Awaited<ReturnType<typeof fetch>>
      const { toTag } = entityType(request.entity)
      const fetch = (why: 'miss' | 'stale') => search(http, index, request, { ...searching, cache: why })
      const tags = ({ items }: Result) => [request.entity, ...own, ...new Set(items.map(toTag))]
      const isNegative = ({ items, total }: Result) => items.length === 0 && total === 0
      const { value } = await cache.read({ call: 'search', index, request }, fetch, { tags, isNegative, isPartial, signal })
      return wholeOr(onPartial, value)
    },

    /** Only the names and skus of the products found; cached for longer than products. */
    async productNames({ index }: StoreViewConfig, request: SearchRequest<'product'>, { signal }: ReadOptions = {}) {
      const fetch = async (why: 'miss' | 'stale') => {
        const { items } = wholeOr(undefined, await search(http, index, request, { ...searching, cache: why }))
        return items.map(({ name, sku }) => ({ name, sku }))
      }
      const tags = () => [request.entity]
      const isNegative = (names: readonly unknown[]) => names.length === 0
      const options = { ...NAMES_LIFETIME, tags, isNegative, signal }
      return (await cache.read({ call: 'product names', index, request }, fetch, options)).value
    },
  }
}

const isPartial = ({ partialReason }: SearchResult<unknown>): boolean => partialReason !== null

/** An empty partial result proves nothing. @throws SearchUnreachable if the result is partial and the caller does not accept one */
function wholeOr<T>(onPartial: (() => void) | undefined, result: SearchResult<T>): SearchResult<T> {
  if (!isPartial(result)) return result
  if (!onPartial || result.items.length === 0) {
    throw new SearchUnreachable(new PlatformUnreachable('PLATFORM_PARTIAL', null, result.partialReason))
  }
  onPartial()
  return result
}

/**
 * Adds the shopper's customer group beside the query. The platform removes it again to choose tier prices.
 * @source platform contract §2.3
 */
const searchForGroup = <E extends SearchEntity>(request: SearchRequest<E>, { id, token }: CustomerGroup): SearchRequest<E> => ({
  ...request,
  body: { ...request.body, groupId: id, ...(token === null ? {} : { groupToken: token }) },
})
