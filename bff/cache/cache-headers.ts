import type { CacheState } from './revalidating.ts'

/**
 * The headers that describe a cache read. A stale response carries its age, so that downstream caches do not treat it as fresh.
 * @source RFC 9111 §5.1
 */
export const cacheHeaders = ({ state, ageSeconds }: { readonly state: CacheState; readonly ageSeconds?: number }) => ({
  'x-cache': state,
  ...(ageSeconds === undefined ? {} : { age: String(ageSeconds) }),
})
