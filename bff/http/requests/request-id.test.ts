import Fastify from 'fastify'
import { describe, expect, it, vi } from 'vitest'
import { createLoggers } from '../../logger.ts'
import { passTraceOn } from '../telemetry/trace-context.ts'
import { readRequestId, requestId } from './request-id.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

describe('request id', () => {
  it.each(['a', '4f3b8c1e-77aa', 'x'.repeat(128), 'trace:span.1'])('is taken from a proxy: %s', (id) => {
    expect(readRequestId({ headers: { 'x-request-id': id } })).toBe(id)
  })

  it.each([
    ['no id', undefined],
    ['an empty id', ''],
    ['an id that is too long', 'x'.repeat(129)],
    ['two ids', 'a, b'],
    ['markup', '<script>'],
    ['a line break', 'a\n{"level":60}'],
    ['a space', 'a b'],
    ['letters of another alphabet', 'идентификатор'],
  ])('is new and unique for %s', (_, given) => {
    const [one, other] = [0, 1].map(() => readRequestId({ headers: given === undefined ? {} : { 'x-request-id': given } }))
    expect(one).toMatch(UUID)
    expect(other).not.toBe(one)
  })

  it('appears in the log lines and the answer of its request', async () => {
    const lines: string[] = []
    const { requests, calls } = createLoggers({ logLevel: 'info' }, { write: (line) => void lines.push(line) })
    const app = Fastify({ loggerInstance: requests, genReqId: readRequestId })
    await app.register(requestId)
    app.get('/', async () => {
      await new Promise(setImmediate)
      calls.info('a call far from the request')
      return 'oak'
    })
    calls.info('before any request')
    const { headers } = await app.inject({ url: '/', headers: { 'x-request-id': 'from-proxy' } })
    await app.close()
    expect(headers['x-request-id']).toBe('from-proxy')
    const idsByLine = new Map(lines.map((line) => [JSON.parse(line).msg, JSON.parse(line).reqId]))
    expect(idsByLine.get('a call far from the request')).toBe('from-proxy')
    expect(idsByLine.get('before any request')).toBeUndefined()
    expect(idsByLine.get('request completed')).toBe('from-proxy')
  })
})

// RUN-31
describe('the trace of a request', () => {
  it.each([
    ['/', 1],
    ['/health/ready', 0],
    ['/health/live', 0],
  ])('is started for %s: %i', async (url, traces) => {
    const requestStarted = vi.fn(passTraceOn.requestStarted)
    const app = Fastify()
    await app.register(requestId, { tracing: { ...passTraceOn, requestStarted } })
    await app.inject(url)
    await app.close()
    expect(requestStarted).toHaveBeenCalledTimes(traces)
  })
})
