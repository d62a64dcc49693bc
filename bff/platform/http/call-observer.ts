import type { PlatformErrorCode } from '../base/errors.ts'

export interface ObservedCall {
  /** Endpoints that fail together: 'catalogue', 'orders'. */
  readonly family: string
  /** Name of the call: 'search product'. */
  readonly name: string
  readonly method: string
}

export interface CallResult {
  readonly ms: number
  readonly attempts: number
  /** HTTP status of the last answer; null if there was none. */
  readonly status: number | null
  /** `ABORTED`: the caller no longer needs the answer. */
  readonly code: PlatformErrorCode | 'OK' | 'ABORTED'
}

export interface CallObservation {
  /** Headers to send with the call: its trace context. */
  readonly headers: Readonly<Record<string, string>>
  ended(result: CallResult): void
}

/** Receives every call of the platform, for metrics and traces. */
export interface CallObserver {
  started(call: ObservedCall): CallObservation
  circuitChanged(family: string, isOpen: boolean): void
}

const UNOBSERVED_CALL: CallObservation = { headers: {}, ended: () => undefined }

export const NO_OBSERVER: CallObserver = { started: () => UNOBSERVED_CALL, circuitChanged: () => undefined }
