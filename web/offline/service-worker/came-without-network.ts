import { OFFLINE_MARK } from './cache-names.ts'

/**
 * Whether the page that is open came from the device because the shop did not answer. Browsers know of cables that are pulled, and
 * of nothing else.
 */
export function cameWithoutNetwork(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  return navigation instanceof PerformanceNavigationTiming && navigation.serverTiming.some(({ name }) => name === OFFLINE_MARK)
}
