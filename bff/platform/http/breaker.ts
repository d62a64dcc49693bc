import {
  BrokenCircuitError,
  type CircuitBreakerPolicy,
  CircuitState,
  circuitBreaker,
  handleWhen,
  SamplingBreaker,
} from 'cockatiel'
import type { Log } from '../../cache/log.ts'
import { PlatformUnreachable } from '../errors.ts'

export interface BreakerSettings {
  /** Share of calls that must fail, 0 to 1. */
  readonly threshold: number
  readonly windowMs: number
  /** Fewer calls per second never open it. */
  readonly minimumRps: number
  readonly halfOpenAfterMs: number
}

const DEFAULTS: BreakerSettings = { threshold: 0.5, windowMs: 10_000, minimumRps: 1, halfOpenAfterMs: 10_000 }

export interface Breaker {
  /** @throws PlatformUnreachable at once while the circuit is open or a probe is under way */
  run<T>(attempt: () => Promise<T>): Promise<T>
}

/** Gives a platform that keeps failing a pause. Answers of any kind are successes; only outages count. */
export function createBreaker(family: string, log: Log, settings: Partial<BreakerSettings> = {}): Breaker {
  const { threshold, windowMs, minimumRps, halfOpenAfterMs } = { ...DEFAULTS, ...settings }
  const isProbing = () => circuit.state === CircuitState.HalfOpen
  // A probe whose caller left has proved nothing, so it must not close the circuit.
  const isFailure = (error: unknown) => error instanceof PlatformUnreachable || isProbing()
  const circuit: CircuitBreakerPolicy = circuitBreaker(handleWhen(isFailure), {
    breaker: new SamplingBreaker({ threshold, duration: windowMs, minimumRps }),
    halfOpenAfter: halfOpenAfterMs,
  })
  circuit.onBreak(() => log.error({ family }, 'platform circuit open'))
  circuit.onReset(() => log.warn({ family }, 'platform circuit closed again'))
  return {
    async run(attempt) {
      if (isProbing()) throw new PlatformUnreachable('PLATFORM_CIRCUIT_OPEN')
      try {
        return await circuit.execute(attempt)
      } catch (error) {
        throw error instanceof BrokenCircuitError ? new PlatformUnreachable('PLATFORM_CIRCUIT_OPEN') : error
      }
    },
  }
}
