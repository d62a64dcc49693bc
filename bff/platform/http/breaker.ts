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

export interface Breaker {
  /**
   * While a probe is under way it is waited for.
   * @param attempt is told whether it is the probe that others wait for
   * @throws PlatformUnreachable at once while the circuit is open
   */
  run<T>(attempt: (isProbe: boolean) => Promise<T>): Promise<T>
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
  circuit.onBreak(() => log.error({ family }, 'platform circuit open'))
  circuit.onReset(() => log.warn({ family }, 'platform circuit closed again'))
  return {
    async run(attempt) {
      try {
        return await circuit.execute(() => attempt(isProbing()))
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
