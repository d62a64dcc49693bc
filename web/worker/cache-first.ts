import { Strategy, type StrategyHandler } from 'workbox-strategies'
import { DEVICE_TIMING } from '#schema/rules/constants.ts'
import { withTimeout } from '../storage/with-timeout.ts'

/** Cache first, then network. If the cache fails or hangs, uses the network. */
export class CacheFirst extends Strategy {
  override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const kept = await withTimeout(DEVICE_TIMING.cacheReadMs, handler.cacheMatch(request)).catch(() => undefined)
    return kept ?? handler.fetchAndCachePut(request)
  }
}
