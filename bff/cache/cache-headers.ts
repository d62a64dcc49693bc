import type { CacheState } from './revalidating.ts'

/** What a read of a cache says about itself. A stale answer carries its age, so that no cache behind the shop takes it for new. @source RFC 9111 §5.1 */
export const cacheHeaders = ({ state, ageSeconds }: { readonly state: CacheState; readonly ageSeconds?: number }) => ({
  'x-cache': state,
  ...(ageSeconds === undefined ? {} : { age: String(ageSeconds) }),
})
