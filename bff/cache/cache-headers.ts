import type { CacheResult } from './revalidating.ts'

/**
 * The headers that describe a cache read. A stale response carries its age, so that downstream caches do not treat it as fresh, and no
 * downstream cache may keep one that was invalidated.
 * @source RFC 9111 §5.1, §5.2.2.4
 */
export const cacheHeaders = ({ state, ageSeconds, isInvalidated = false }: Omit<CacheResult<unknown>, 'value'>) => ({
  'x-cache': state,
  ...(ageSeconds === undefined ? {} : { age: String(ageSeconds) }),
  ...(isInvalidated && { 'cache-control': 'no-cache' }),
})
