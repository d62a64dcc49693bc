import { OFFLINE_MARK } from './cache-names.ts'

/**
 * Whether the open page came from the device because the shop did not answer. Browsers only detect a lost connection, not an
 * unreachable server.
 */
export const wasOpenedOffline = (): boolean => readNavigation()?.serverTiming.some(({ name }) => name === OFFLINE_MARK) ?? false

/** Whether the shop itself has sent the open page, rather than a cache. */
export const wasSentByShop = (): boolean => (readNavigation()?.transferSize ?? 0) > 0 && !wasOpenedOffline()

function readNavigation(): PerformanceNavigationTiming | null {
  const [navigation] = performance.getEntriesByType('navigation')
  return navigation instanceof PerformanceNavigationTiming ? navigation : null
}
