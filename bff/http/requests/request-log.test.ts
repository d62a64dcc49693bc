import { once } from 'node:events'
import { connect } from 'node:net'
import Fastify from 'fastify'
import { afterEach, describe, expect, it } from 'vitest'
import { createLoggers } from '../../logger.ts'
import { createCallObserver } from '../telemetry/call-observer.ts'
import type { RequestSummary } from '../telemetry/request-summary.ts'
import { readRequestId, requestId } from './request-id.ts'
import { RequestLog } from './request-log.ts'

const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

const OK = { attempts: 1, status: 200, code: 'OK', ms: 12.4 } as const

async function start() {
  const lines: Record<string, unknown>[] = []
  const summaries: RequestSummary[] = []
  const { requests } = createLoggers({ logLevel: 'debug' }, { write: (line) => void lines.push(JSON.parse(line)) })
  const log = new RequestLog({
    getStoreView: () => 'de',
    release: 'abc',
    ended: (summary) => summaries.push(summary),
  })
  const app = Fastify({ loggerInstance: requests, logController: log, genReqId: readRequestId })
  await app.register(requestId, { closed: (request, reply) => log.closed(request, reply) })
  app.decorateRequest('operationName', null)
  const observer = createCallObserver(null)
  app.get('/*', async (request, reply) => {
    const call = observer.started({ family: 'catalogue', name: 'search product', method: 'POST' })
    await new Promise(setImmediate)
    call.ended(OK)
    if (request.event) request.event.screen = 'category'
    request.event?.failed('PLATFORM_UNREACHABLE')
    return reply.header('x-cache', 'miss').send('oak')
  })
  let waiting = 0
  app.get('/waits', () => {
    waiting += 1
    return new Promise(() => undefined)
  })
  closing.push(() => app.close())
  const findAnswered = () => lines.filter(({ msg }) => typeof msg === 'string' && /answered|disconnected|failed/.test(msg))
  return { app, findAnswered, summaries, waiting: () => waiting }
}

// RUN-11
describe('the line of a request', () => {
  it('contains cache state, error codes and platform calls, but not the query', async () => {
    const { app, findAnswered, summaries } = await start()
    await app.inject({ url: '/decking?token=secret-1', headers: { 'x-request-id': 'a-1' } })
    expect(findAnswered()).toEqual([
      expect.objectContaining({
        level: 30,
        msg: 'request answered',
        reqId: 'a-1',
        route: '/*',
        storeView: 'de',
        screen: 'category',
        cache: 'miss',
        codes: ['PLATFORM_UNREACHABLE'],
        release: 'abc',
        res: { statusCode: 200 },
        platform: { calls: 1, ms: expect.any(Number), list: [{ call: 'search product', ms: 12, code: 'OK' }] },
      }),
    ])
    expect(JSON.stringify(findAnswered())).not.toContain('secret-1')
    expect(summaries).toHaveLength(1)
  })

  // FRONT-15
  it('has the id of the registered client, if the request has one', async () => {
    const { app, findAnswered } = await start()
    app.decorateRequest('client', null)
    app.get('/graphql', async (request) => {
      if (request.headers['x-heartwood-client']) Object.assign(request, { client: { id: 'kiosk' } })
      return 'data'
    })
    await app.inject({ url: '/graphql', headers: { 'x-heartwood-client': 'kiosk' } })
    await app.inject('/graphql')
    expect(findAnswered().map((line) => line.client)).toEqual(['kiosk', undefined])
  })

  it('counts the bytes of each answer on a reused connection', async () => {
    const { app, summaries } = await start()
    await app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = new URL(app.listeningOrigin)
    const socket = connect(Number(port), '127.0.0.1')
    for (const count of [1, 2]) {
      socket.write('GET /oak HTTP/1.1\r\nHost: a\r\nX-Request-Id: b\r\n\r\n')
      await once(socket, 'data')
      await expect.poll(() => summaries.length).toBe(count)
    }
    socket.destroy()
    const [first, second] = summaries
    expect(first?.bytes).toBeGreaterThan(100)
    expect(second?.bytes).toBe(first?.bytes)
  })

  it('is written once if the client leaves before the answer', async () => {
    const { app, findAnswered, summaries, waiting } = await start()
    await app.listen({ port: 0, host: '127.0.0.1' })
    const socket = connect(Number(new URL(app.listeningOrigin).port), '127.0.0.1')
    socket.write('GET /waits HTTP/1.1\r\nHost: a\r\n\r\n')
    await expect.poll(() => waiting()).toBe(1)
    socket.destroy()
    await expect.poll(() => findAnswered()).toHaveLength(1)
    expect(findAnswered()[0]).toMatchObject({ msg: 'client disconnected before the answer', route: '/waits' })
    expect(summaries.map(({ hasLeft }) => hasLeft)).toEqual([true])
  })

  it('names the pattern of a route, never its path', async () => {
    const { app, summaries } = await start()
    await app.inject('/a/b/c')
    await app.inject({ method: 'POST', url: '/a' })
    expect(summaries.map(({ route }) => route)).toEqual(['/*', 'unmatched'])
  })
})
