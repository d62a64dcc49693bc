import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { PlatformUnreachable } from '../../bff/platform/base/errors.ts'
import { isOutage } from '../../bff/platform/http/attempts.ts'
import { createPlatformHttp, type PlatformHttp } from '../../bff/platform/http/client.ts'
import { readJson } from '../../bff/platform/http/envelope.ts'
import { type LogRecord, recordLog } from '../../bff/platform/testing/scripted-platform.ts'
import { type Fault, type FaultyPlatform, faultyPlatform } from '../kit/faulty-platform.ts'

/** All of them count as platform failures; a quarter of them hang. */
const FAULTS: readonly Fault[] = ['refused', 'slow', 'half a body', 'dropped']
/** With this seed, six attempts in a row fail exactly once. */
const SEED = 169
const CALLS = 100
const TIMEOUT_MS = 2000
const OPENED = 'platform circuit open'

let platform: FaultyPlatform
let http: PlatformHttp
let log: LogRecord
beforeEach(async () => {
  platform = await faultyPlatform(inject('shop').sandboxUrl)
  log = recordLog()
  http = createPlatformHttp(
    { url: platform.url, family: 'catalogue', connections: 64, timeoutMs: TIMEOUT_MS, maxResponseBytes: 1e6 },
    log,
  )
})
afterEach(async () => {
  await http.close()
  await platform.close()
})

const search = (word: number) =>
  http.postHedged(
    '/api/catalog/vue_storefront_catalog/category/_search',
    { size: 1, from: word },
    {},
    { decode: readJson, isTransient: isOutage },
    { name: 'search category' },
  )
const openings = () => log.lines.filter(({ message }) => message === OPENED).length

// RUN-5
describe('circuit breaker when the platform fails 30 % of its calls', () => {
  it('stays closed, because a call that succeeds on retry is no failure', { timeout: 60_000 }, async () => {
    platform.failSometimes(0.3, FAULTS, SEED)
    const failures: unknown[] = []
    for (let word = 0; word < CALLS; word++) await search(word).catch((error: unknown) => failures.push(error))
    expect(platform.calls.length).toBeGreaterThan(CALLS * 1.2)
    expect(failures).toEqual([])
    expect(openings()).toBe(0)
  })
})

// RUN-6
describe('circuit breaker when the platform is down', () => {
  it('opens within seconds, and the first call after the outage waits for the probe instead of failing', async () => {
    platform.fail('refused')
    let calls = 0
    while (openings() === 0 && calls < 50) await search(++calls).catch(() => null)
    expect(calls).toBeLessThanOrEqual(10)
    platform.fail('none')
    await expect(search(0)).resolves.toBeDefined()
  })

  it("fails a call at once if the next probe is due after the call's time limit", async () => {
    platform.fail('refused')
    while (openings() === 0) await search(1).catch(() => null)
    const asked = platform.calls.length
    const failed = await http.get('/api/', {}, { name: 'probe', timeoutMs: 50 }).catch((error: unknown) => error)
    expect(failed).toBeInstanceOf(PlatformUnreachable)
    expect(failed).toMatchObject({ code: 'PLATFORM_CIRCUIT_OPEN' })
    expect(platform.calls.length).toBe(asked)
  })
})
