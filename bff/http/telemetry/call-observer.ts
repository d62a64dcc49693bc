import type { UpstreamCache } from '../../cache/caches/upstream.ts'
import type { CacheState } from '../../cache/revalidating.ts'
import type { CallObserver } from '../../platform/http/call-observer.ts'
import type { Metrics } from './metrics.ts'
import { currentEvent } from './request-event.ts'

const NO_HEADERS = {}

/**
 * Adds platform calls to the event of the request that caused them, and counts them. A call that outlives its request belongs to none.
 * @param metrics null if they are off
 */
export const createCallObserver = (metrics: Pick<Metrics, 'callEnded' | 'circuitChanged'> | null): CallObserver => ({
  started(call) {
    const event = currentEvent.getStore()
    const open = event && !event.isClosed ? event : null
    open?.callStarted()
    const span = open?.trace?.callStarted(call)
    return {
      headers: span?.headers ?? NO_HEADERS,
      ended(result) {
        open?.callEnded({ family: call.family, name: call.name, ms: result.ms, code: result.code })
        span?.ended(result)
        metrics?.callEnded(call.family, result)
      },
    }
  },
  circuitChanged: (family, isOpen) => metrics?.circuitChanged(family, isOpen),
})

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
