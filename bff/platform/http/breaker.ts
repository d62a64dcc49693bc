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
import { PlatformUnreachable } from '../errors.ts'
import type { Deadline } from './deadline.ts'

export interface BreakerSettings {
  /** Share of calls that must fail, 0 to 1. */
  readonly threshold: number
  readonly windowMs: number
  /** With fewer calls per second the share says nothing; then failures in a row count. */
  readonly minimumRps: number
  /** As many failures, one after the other, open it however long they take. */
  readonly consecutive: number
  readonly halfOpenAfterMs: number
}

// A platform that answers a few calls is worth asking: seven attempts find an answer nearly always where half of them fail.
const DEFAULTS: BreakerSettings = { threshold: 0.8, windowMs: 10_000, minimumRps: 1, consecutive: 5, halfOpenAfterMs: 500 }

/** How far the circuit's clock, in whole milliseconds, may be behind a timer. */
const CLOCK_MS = 2

export interface Breaker {
  /**
   * Runs a call, all its attempts together. While the circuit is open, waits for the next probe, or becomes it, if the time suffices.
   * @param call receives whether it is the probe that others wait for
   * @throws PlatformUnreachable when the probe fails, or at once when it is too far off
   */
  run<T>(call: (isProbe: boolean) => Promise<T>, patience: Pick<Deadline, 'remainingMs' | 'signal'>): Promise<T>
}

/** Gives a platform that keeps failing a pause. Answers of any kind are successes; only outages count. */
export function createBreaker(family: string, log: Log, settings: Partial<BreakerSettings> = {}): Breaker {
  const { threshold, windowMs, minimumRps, consecutive, halfOpenAfterMs } = { ...DEFAULTS, ...settings }
  const isProbing = () => circuit.state === CircuitState.HalfOpen
  // A probe whose caller left has proved nothing, so it must not close the circuit.
  const isFailure = (error: unknown) => error instanceof PlatformUnreachable || isProbing()
  const circuit: CircuitBreakerPolicy = circuitBreaker(handleWhen(isFailure), {
    breaker: either(new SamplingBreaker({ threshold, duration: windowMs, minimumRps }), new ConsecutiveBreaker(consecutive)),
    halfOpenAfter: halfOpenAfterMs,
  })
  let probeAt = 0
  circuit.onBreak(() => {
    probeAt = performance.now() + halfOpenAfterMs + CLOCK_MS
    log.error({ family }, 'platform circuit open')
  })
  circuit.onReset(() => log.warn({ family }, 'platform circuit closed again'))
  return {
    async run(call, patience) {
      const wait = circuit.state === CircuitState.Open ? probeAt - performance.now() : 0
      if (wait > 0 && wait < patience.remainingMs()) await pause(wait, undefined, { signal: patience.signal })
      try {
        return await circuit.execute(() => call(isProbing()))
      } catch (error) {
        throw error instanceof BrokenCircuitError ? new PlatformUnreachable('PLATFORM_CIRCUIT_OPEN') : error
      }
    },
  }
}

/** Opens when one of two would: a busy platform that fails half its calls, and one that is asked now and then and fails each. */
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
