import { TIMING } from '#schema/rules/constants.ts'
import type { RenderedPage } from '../../cache/pages.ts'

/**
 * What caches between the shop and its shoppers may do with a page; browsers ask again each time. Only a page that is there, with
 * all that belongs to it, may stand in for a newer one: what is missing may be made at any time, and what leads on lead elsewhere.
 * @source LIMIT-23; decision 0009
 */
export function pageCaching({ status, isComplete }: Pick<RenderedPage, 'status' | 'isComplete'>): string {
  if (status >= 500) return 'no-store'
  if (status >= 400 || !isComplete) return 'public, max-age=0, s-maxage=10'
  if (status >= 300) return 'public, max-age=0, s-maxage=60'
  return `public, max-age=0, s-maxage=60, stale-while-revalidate=${TIMING.outputCacheTtlSeconds}`
}
