import { setTimeout as pause } from 'node:timers/promises'
import {
  BrokenCircuitError,
  type CircuitBreakerPolicy,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  handleWhen,
  type IBreaker,
  SamplingBreaker,
} from 'cockatiel'
import type { Log } from '../../cache/log.ts'
import { PlatformUnreachable } from '../base/errors.ts'
import { type CallObserver, NO_OBSERVER } from './call-observer.ts'
import type { Deadline } from './deadline.ts'

export interface BreakerSettings {
  /** Share of calls that must fail, 0 to 1. */
  readonly threshold: number
  readonly windowMs: number
  /** With fewer calls per second the share means little; only consecutive failures count then. */
  readonly minimumRps: number
  /** This many consecutive failures open the circuit, however long they take. */
  readonly consecutive: number
  readonly halfOpenAfterMs: number
}

// A platform that answers some calls is worth calling: if half the attempts fail, seven attempts nearly always get an answer.
const DEFAULTS: BreakerSettings = { threshold: 0.8, windowMs: 10_000, minimumRps: 1, consecutive: 5, halfOpenAfterMs: 500 }

/** How far the circuit's clock, in whole milliseconds, may lag behind a timer. */
const CLOCK_MS = 2

export type Breaker = ReturnType<typeof createBreaker>

/** Pauses calls to a platform that keeps failing. Only outages count as failures; any answer is a success. */
export function createBreaker(
  family: string,
  log: Log,
  settings: Partial<BreakerSettings> = {},
  observer: Pick<CallObserver, 'circuitChanged'> = NO_OBSERVER,
) {
  const { threshold, windowMs, minimumRps, consecutive, halfOpenAfterMs } = { ...DEFAULTS, ...settings }
  const isProbing = () => circuit.state === CircuitState.HalfOpen
  // A probe whose caller disconnected proves nothing, so it must not close the circuit.
  const isFailure = (error: unknown) => (error instanceof PlatformUnreachable && !error.isOwnDelay) || isProbing()
  const circuit: CircuitBreakerPolicy = circuitBreaker(handleWhen(isFailure), {
    breaker: either(new SamplingBreaker({ threshold, duration: windowMs, minimumRps }), new ConsecutiveBreaker(consecutive)),
    halfOpenAfter: halfOpenAfterMs,
  })
  let probeAt = 0
  let isOpen = false
  /** A circuit opens again whenever a probe fails. That is not a change, so it is not reported. */
  function note(nowOpen: boolean): void {
    if (nowOpen === isOpen) return
    isOpen = nowOpen
    observer.circuitChanged(family, isOpen)
    if (isOpen) log.error({ family }, 'platform circuit open')
    else log.warn({ family }, 'platform circuit closed')
  }
  observer.circuitChanged(family, false)
  circuit.onBreak(() => {
    probeAt = performance.now() + halfOpenAfterMs + CLOCK_MS
    note(true)
  })
  circuit.onReset(() => note(false))
  return {
    /** Whether an outage was logged and its end was not, also while a probe is running. */
    isOpen: () => isOpen,
    /**
     * Runs a call with all its attempts. While the circuit is open, waits for the next probe, or becomes it, if the time suffices.
     * @param call receives whether it is the probe that others wait for
     * @throws PlatformUnreachable if the probe fails, or at once if it is too far off
     */
    async run<T>(call: (isProbe: boolean) => Promise<T>, deadline: Pick<Deadline, 'remainingMs' | 'signal'>) {
      const wait = circuit.state === CircuitState.Open ? probeAt - performance.now() : 0
      if (wait > 0 && wait < deadline.remainingMs()) await pause(wait, undefined, { signal: deadline.signal })
      try {
        return await circuit.execute(() => call(isProbing()))
      } catch (error) {
        throw error instanceof BrokenCircuitError ? new PlatformUnreachable('PLATFORM_CIRCUIT_OPEN') : error
      }
    },
  }
}

/** Opens if either breaker opens: one for a busy platform that fails most calls, one for a rarely called platform that fails each. */
const either = (busy: IBreaker, quiet: IBreaker): IBreaker => ({
  state: undefined,
  success(state) {
    busy.success(state)
    quiet.success(state)
  },
  failure(state) {
    const opens = [busy.failure(state), quiet.failure(state)]
    return opens.includes(true)
  },
})
