import { TIMING } from '#schema/rules/constants.ts'
import type { RenderedPage } from '../../cache/caches/pages.ts'

/**
 * The cache policy for shared caches; browsers revalidate every time. Only a complete, existing page may be served stale. A missing page
 * may be created at any time, and a redirect may change its target.
 * @source LIMIT-23; decision 0007
 */
export function pageCaching({ status, isComplete }: Pick<RenderedPage, 'status' | 'isComplete'>): string {
  if (status >= 500) return 'no-store'
  if (status >= 400 || !isComplete) return 'public, max-age=0, s-maxage=10'
  if (status >= 300) return 'public, max-age=0, s-maxage=60'
  return `public, max-age=0, s-maxage=60, stale-while-revalidate=${TIMING.outputCacheTtlSeconds}`
}
