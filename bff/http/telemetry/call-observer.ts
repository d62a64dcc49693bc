import type { CallObserver } from '../../platform/http/call-observer.ts'
import { currentEvent } from './request-event.ts'

const NO_HEADERS = {}

/** Adds platform calls to the event of the request that caused them. A call that outlives its request belongs to none. */
export const createCallObserver = (): CallObserver => ({
  started({ family, name }) {
    const event = currentEvent.getStore()
    const open = event && !event.isClosed ? event : null
    open?.callStarted()
    return {
      headers: NO_HEADERS,
      ended: ({ ms, code }) => open?.callEnded({ family, name, ms, code }),
    }
  },
  circuitChanged: () => undefined,
})
