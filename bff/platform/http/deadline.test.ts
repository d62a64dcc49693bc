import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { PlatformUnreachable } from '../base/errors.ts'
import { scriptedPlatform } from '../testing/scripted-platform.ts'
import { client, code, GOOD } from './client.test-kit.ts'
import { deadlineIn } from './deadline.ts'

const LIMIT_MS = 200

/** Keeps the event loop busy, as rendering does. */
function block(ms: number): void {
  const end = performance.now() + ms
  while (performance.now() < end);
}

// LOAD-5
describe('a timeout', () => {
  it('is our own if the event loop was blocked for half of the time limit', async () => {
    const deadline = deadlineIn(LIMIT_MS, undefined)
    block(LIMIT_MS * 1.2)
    await pause(1)
    expect(deadline.signal.reason).toMatchObject({ code: 'PLATFORM_TIMEOUT', isOwnDelay: true })
    deadline.release()
  })

  it("is the platform's if the event loop was idle", async () => {
    // Other processes delay the event loop by a tenth of a second now and then.
    const deadline = deadlineIn(5 * LIMIT_MS, undefined)
    await expect.poll(() => deadline.signal.reason, { timeout: 10_000 }).toBeInstanceOf(PlatformUnreachable)
    expect(deadline.signal.reason).toMatchObject({ code: 'PLATFORM_TIMEOUT', isOwnDelay: false })
  })

  it('does not open the circuit if it is our own', async () => {
    const platform = await scriptedPlatform(GOOD)
    const http = client(platform.url, { breaker: { consecutive: 2, minimumRps: 1000, halfOpenAfterMs: 60_000 } })
    const options = { name: 'x', timeoutMs: LIMIT_MS }
    for (let i = 0; i < 4; i++) {
      const read = http.get('/api/x', {}, options).catch(code)
      block(LIMIT_MS * 1.2)
      expect(await read).toBe('PLATFORM_TIMEOUT')
    }
    expect(await http.get('/api/x', {}, { name: 'x' })).toMatchObject({ status: 200 })
  })
})
