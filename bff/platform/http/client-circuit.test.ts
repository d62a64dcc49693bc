import { describe, expect, it, vi } from 'vitest'
import { isReported } from '../../cache/reported.ts'
import { html, json, recordLog, scriptedPlatform, silence } from '../testing/scripted-platform.ts'
import { client, code, GOOD } from './client.test-kit.ts'

// RUN-6, RUN-7
describe('circuit breaker of the platform client', () => {
  // A few calls suffice to open the circuit.
  const breaker = { threshold: 0.5, windowMs: 1000, minimumRps: 3, halfOpenAfterMs: 30 }
  const failTimes = async (http: ReturnType<typeof client>, times: number) => {
    for (let i = 0; i < times; i++) await http.get('/api/x', {}, { name: 'x' }).catch(() => null)
  }

  it('opens after repeated outages and makes no more calls', async () => {
    const platform = await scriptedPlatform(html(503))
    const http = client(platform.url, { breaker: { ...breaker, halfOpenAfterMs: 60_000 } })
    await failTimes(http, 20)
    const asked = platform.asked.length
    const error = await http.get('/api/x', {}, { name: 'x', retry: true }).catch((error: unknown) => error)
    expect(code(error)).toBe('PLATFORM_CIRCUIT_OPEN')
    expect(asked).toBeLessThan(20)
    expect(platform.asked).toHaveLength(asked)
  })

  it('opens with little traffic after five consecutive outages', async () => {
    const platform = await scriptedPlatform(html(503))
    const http = client(platform.url, { breaker: { ...breaker, minimumRps: 1000, halfOpenAfterMs: 60_000 } })
    await failTimes(http, 4)
    platform.behave(GOOD)
    expect(await http.get('/api/x', {}, { name: 'x' })).toMatchObject({ status: 200 })
    platform.behave(html(503))
    await failTimes(http, 20)
    expect(platform.asked).toHaveLength(10)
    expect(await http.get('/api/x', {}, { name: 'x' }).catch(code)).toBe('PLATFORM_CIRCUIT_OPEN')
  })

  // RUN-40
  it('leaves a line for each outage and recovery, and for a sent call of one shopper, but none for the cache', async () => {
    const platform = await scriptedPlatform(html(503))
    const log = recordLog()
    const http = client(platform.url, { breaker }, log)
    const refresh = () => http.get('/api/x', {}, { name: 'x', cache: 'stale' }).catch((error: unknown) => error)
    await failTimes(http, 20)
    const before = log.lines.length
    const warnings = () => log.lines.slice(before).flatMap(({ level, message }) => (level === 'debug' ? [] : [message]))
    const failure = await refresh()
    expect([code(failure), isReported(failure)]).toEqual(['PLATFORM_FAILED', true])
    expect(await http.get('/api/x', {}, { name: 'x', timeoutMs: 1 }).catch(code)).toBe('PLATFORM_CIRCUIT_OPEN')
    expect(warnings()).toEqual([])
    await vi.waitFor(async () => expect(await http.post('/api/x', {}, {}, { name: 'order' }).catch(code)).toBe('PLATFORM_FAILED'))
    platform.behave(GOOD)
    await vi.waitFor(async () => expect(await refresh()).toMatchObject({ status: 200 }))
    expect(warnings()).toEqual(['platform call failed', 'platform circuit closed'])
  })

  it('closes when the platform has recovered', async () => {
    const platform = await scriptedPlatform(html(503))
    const http = client(platform.url, { breaker })
    await failTimes(http, 20)
    platform.behave(GOOD)
    await vi.waitFor(async () => expect(await http.get('/api/x', {}, { name: 'x' })).toMatchObject({ status: 200 }), {
      timeout: 5000,
    })
    await expect(http.get('/api/x', {}, { name: 'x' })).resolves.toMatchObject({ status: 200 })
  })

  it.each([
    ['are answered if it succeeds', GOOD, 200],
    ['fail if it fails', html(503), 'PLATFORM_CIRCUIT_OPEN'],
  ])('lets one probe through while other calls wait for it and %s', async (_, outcome, expected) => {
    const platform = await scriptedPlatform(html(503))
    const http = client(platform.url, { breaker })
    await failTimes(http, 20)
    const before = platform.asked.length
    let answerProbe = () => {}
    platform.behave((response, asked) => {
      answerProbe = () => outcome(response, asked)
    })
    const call = () => http.get('/api/x', {}, { name: 'x' }).then(({ status }) => status, code)
    let probe: Promise<unknown> = Promise.resolve()
    await vi.waitFor(() => {
      probe = call()
      expect(platform.asked).toHaveLength(before + 1)
    })
    const others = [call(), call()]
    platform.behave(outcome)
    expect(platform.asked).toHaveLength(before + 1)
    answerProbe()
    expect(await Promise.all(others)).toEqual([expected, expected])
    expect([200, 'PLATFORM_FAILED', 'PLATFORM_CIRCUIT_OPEN']).toContain(await probe)
  })

  it('limits the wait for a probe to the call’s own timeout', async () => {
    const platform = await scriptedPlatform(html(503))
    const http = client(platform.url, { breaker })
    await failTimes(http, 20)
    const before = platform.asked.length
    platform.behave(silence)
    const leaving = new AbortController()
    await vi.waitFor(() => {
      http.get('/api/x', {}, { name: 'x', timeoutMs: 600_000, signal: leaving.signal }).catch(() => null)
      expect(platform.asked).toHaveLength(before + 1)
    })
    expect(await http.get('/api/x', {}, { name: 'x', timeoutMs: 50 }).catch(code)).toBe('PLATFORM_TIMEOUT')
    expect(platform.asked).toHaveLength(before + 1)
    leaving.abort()
  })

  it('aborts an unanswered probe however long its caller’s timeout, so that the next one can succeed', async () => {
    const platform = await scriptedPlatform(html(503))
    const http = client(platform.url, { breaker, timeoutMs: 600_000, probeMs: 50 })
    await failTimes(http, 20)
    const before = platform.asked.length
    platform.behave(silence)
    await vi.waitFor(async () => {
      expect(await http.get('/api/x', {}, { name: 'x' }).catch(code)).toBe('PLATFORM_TIMEOUT')
    })
    expect(platform.asked).toHaveLength(before + 1)
    platform.behave(GOOD)
    await vi.waitFor(async () => expect(await http.get('/api/x', {}, { name: 'x' })).toMatchObject({ status: 200 }), {
      timeout: 5000,
    })
  })

  it.each([
    ['404s', json({ code: 404, result: 'no' }, 404)],
    ['HTML 404s', html(404)],
    [
      '500s in JSON, because the ERP may be down while the catalogue is up',
      json({ code: 500, result: 'connect ECONNREFUSED' }, 500),
    ],
  ])('stays closed after %s', async (_, behaviour) => {
    const platform = await scriptedPlatform(behaviour)
    const http = client(platform.url, { breaker })
    await failTimes(http, 20)
    expect(platform.asked).toHaveLength(20)
  })
})
