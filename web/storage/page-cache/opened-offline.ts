import { OFFLINE_MARK } from './cache-names.ts'

/**
 * Whether the open page came from the device because the shop did not answer. Browsers only detect a lost connection, not an
 * unreachable server.
 */
export function wasOpenedOffline(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  return navigation instanceof PerformanceNavigationTiming && navigation.serverTiming.some(({ name }) => name === OFFLINE_MARK)
}
