import type { UpstreamCache } from '../../cache/caches/upstream.ts'
import type { CacheState } from '../../cache/revalidating.ts'

/** Reports the state of every read of the platform's cached answers. */
export const observeUpstream = (cache: UpstreamCache, observed: (state: CacheState) => void): UpstreamCache => ({
  ...cache,
  async read(request, fetch, options) {
    const result = await cache.read(request, fetch, options)
    observed(result.state)
    return result
  },
  peek(request, fetch, options) {
    const result = cache.peek(request, fetch, options)
    observed(result?.state ?? 'miss')
    return result
  },
})
