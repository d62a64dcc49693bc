import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { PlatformUnreachable } from '../base/errors.ts'
import { createBreaker } from './breaker.ts'

// RUN-15
describe('the circuit breaker', () => {
  it('reports one opening per outage, however many probes fail', async () => {
    const lines: string[] = []
    const states: boolean[] = []
    const write = (_fields: object, message: string) => void lines.push(message)
    const breaker = createBreaker(
      'orders',
      { debug: write, warn: write, error: write },
      { consecutive: 2, halfOpenAfterMs: 5 },
      { circuitChanged: (_family, isOpen) => void states.push(isOpen) },
    )
    let probes = 0
    const run = (isUp: boolean) =>
      breaker
        .run(
          async (isProbe) => {
            if (isProbe) probes += 1
            if (!isUp) throw new PlatformUnreachable('PLATFORM_NETWORK')
          },
          { remainingMs: () => 0, signal: new AbortController().signal },
        )
        .catch(() => undefined)
    while (probes < 3) {
      await run(false)
      await pause(2)
    }
    expect(lines).toEqual(['platform circuit open'])
    while (lines.length < 2) {
      await run(true)
      await pause(2)
    }
    expect(lines).toEqual(['platform circuit open', 'platform circuit closed'])
    expect(states).toEqual([false, true, false])
  })
})
