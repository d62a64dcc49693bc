import { AsyncLocalStorage } from 'node:async_hooks'
import type { CallResult, ObservedCall } from '../../platform/http/call-observer.ts'
import type { RequestTrace } from './trace-context.ts'

/** A call of the platform that a request waited for. */
export type RequestCall = Pick<ObservedCall, 'family' | 'name'> & Pick<CallResult, 'ms' | 'code'>

/** Calls and codes that a log line names; their number is counted beyond that. */
const MOST_CALLS = 20
const MOST_CODES = 10

/**
 * What happens during one request. Its log line, its metrics, its spans and `Server-Timing` are all derived from it. It has no values that
 * a shopper or a client has sent.
 * @source RUN-11; decision 0029
 */
export class RequestEvent {
  readonly id: string
  /** Socket bytes sent before this request: connections are reused. */
  readonly bytesBefore: number
  /** Name of the screen that a page shows: 'category'. */
  screen: string | null = null
  /** The page was rendered by another replica. */
  isShared = false
  /** Time in which the page was rendered, platform calls included. Null if it was cached. */
  renderMs: number | null = null
  isClosed = false
  trace: RequestTrace | null = null
  callCount = 0
  /** The time in which at least one platform call was under way. */
  platformMs = 0
  readonly calls: RequestCall[] = []
  readonly codes: string[] = []
  #pending = 0
  #pendingSince = 0

  constructor(id: string, bytesBefore = 0) {
    this.id = id
    this.bytesBefore = bytesBefore
  }

  callStarted(): void {
    this.#pending += 1
    if (this.#pending === 1) this.#pendingSince = performance.now()
  }

  callEnded(call: RequestCall): void {
    this.#pending -= 1
    if (this.#pending === 0) this.platformMs += performance.now() - this.#pendingSince
    this.callCount += 1
    if (this.calls.length < MOST_CALLS) this.calls.push(call)
  }

  failed(code: string): void {
    if (this.codes.length < MOST_CODES && !this.codes.includes(code)) this.codes.push(code)
  }
}

/** The event of the request that caused the running work, for code far from the request. */
export const currentEvent = new AsyncLocalStorage<RequestEvent>()
