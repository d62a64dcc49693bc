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
