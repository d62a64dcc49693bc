import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readConfig } from '../../config/config.ts'
import { readableTarget } from '../requests/request-target.ts'
import { sendRaw } from '../testing/send-raw.ts'
import { legacyApi } from './legacy-api.ts'

type Answer = (request: IncomingMessage, response: ServerResponse) => void

interface Call {
  readonly method: string | undefined
  readonly url: string | undefined
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

const { routes } = readConfig({ LEGACY_API: 'GET /api/stock/check/*,POST /api/catalog/shop_index/product/_search' }).legacy
const SEARCH = '/api/catalog/shop_index/product/_search'
const TIMEOUT_MS = 300

const answerInStock: Answer = (_request, response) =>
  response
    .writeHead(200, {
      'content-type': 'application/json; charset=latin1',
      'set-cookie': 'platform=1',
      'x-powered-by': 'Express',
      'access-control-allow-origin': '*',
      location: 'http://elsewhere',
      'cache-control': 'public, max-age=600',
    })
    .end('{"code":200,"result":{"is_in_stock":true}}')

let platform: Server
let shop: FastifyInstance
let origin: string
let calls: Call[]
let answer: Answer

beforeEach(async () => {
  calls = []
  answer = answerInStock
  platform = createServer((request, response) => {
    let body = ''
    request.on('data', (part) => (body += part))
    request.on('end', () => {
      calls.push({ method: request.method, url: request.url, headers: request.headers, body })
      answer(request, response)
    })
  })
  await new Promise<void>((resolve) => platform.listen(0, '127.0.0.1', resolve))
  shop = Fastify({ rewriteUrl: readableTarget })
  await shop.register(legacyApi, { routes, url: `http://127.0.0.1:${readPort(platform)}/shop/`, timeoutMs: TIMEOUT_MS })
  origin = await shop.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(async () => {
  await shop.close()
  platform.closeAllConnections()
  await new Promise((resolve) => platform.close(resolve))
})

const readPort = (server: Server) => (server.address() as AddressInfo).port

const sendRawGet = (target: string) => sendRaw(origin, `GET ${target} HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n`)
const search = (body: string, headers: Readonly<Record<string, string>> = { 'content-type': 'application/json' }) =>
  fetch(origin + SEARCH, { method: 'POST', headers, body })

/** Status and body of an answer in the platform's form. */
const read = async (reply: Response) => [reply.status, await reply.json()] as const

// LEGACY-2
describe('a listed path', () => {
  it('is passed on below the path of the platform, with its query', async () => {
    expect(await read(await fetch(`${origin}/api/stock/check/OAK%2018?storeId=1`))).toEqual([
      200,
      { code: 200, result: { is_in_stock: true } },
    ])
    expect(calls).toMatchObject([{ method: 'GET', url: '/shop/api/stock/check/OAK%2018?storeId=1', body: '' }])
  })

  it('is passed on with its JSON unchanged', async () => {
    const text = '{ "query": {"size": 1.0, "id": 12345678901234567890, "__proto__": 1} }'
    expect((await read(await search(text)))[0]).toBe(200)
    expect(calls).toMatchObject([{ method: 'POST', url: `/shop${SEARCH}`, body: text }])
  })

  it.each([
    '/api/user/me',
    '/api/stock/check',
    '/api/stock/check/../../user/me',
    '/api/./stock/check/a',
    '/x/../api/stock/check/a',
    '/x/%2e%2e/api/stock/check/a',
    '/api/stock/check/..%2f..%2fuser%2fme',
    '/api/stock/check/%2e%2e',
    '/api/stock/check/a%5c..%5cb',
    '/api/stock/check/a%00',
    '/api/stock/check/a%252f',
    '/api//stock/check/a',
    '/api/stock/check//a',
    '/api/stock/check/a/',
    '/api/stock/CHECK/a',
    '/%61pi/stock/check/a',
    `/api/stock/check/${'a'.repeat(2000)}`,
    '/API/stock/check/a',
    '//api/stock/check/a',
    '/api/stock/check/\u00e4',
    'http://evil.example/api/user/me',
    SEARCH,
  ])('is the only path passed on: not %s', async (target) => {
    const [status] = (await sendRawGet(target)).split('\r\n')
    expect(status).toMatch(/ (400|404) /)
    expect(calls).toEqual([])
  })

  it.each(['PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS', 'POST'])('is not passed on for the method %s', async (method) => {
    const reply = await fetch(`${origin}/api/stock/check/a`, { method })
    await reply.text()
    expect([reply.status, calls]).toEqual([404, []])
  })

  it('goes to the platform if the request target has another host', async () => {
    await sendRawGet('http://evil.example/api/stock/check/a')
    for (const { headers } of calls) expect(headers.host).toBe(`127.0.0.1:${readPort(platform)}`)
  })
})

// LEGACY-3
describe('the platform', () => {
  const SENT = {
    cookie: 'session=1',
    authorization: 'Bearer 1',
    'x-forwarded-for': '192.0.2.7',
    'x-heartwood-client': 'kiosk',
    'user-agent': 'app',
    referer: 'http://a',
    'accept-language': 'de',
    traceparent: '00-1-1-01',
  }

  it('gets no header of a client that reads', async () => {
    await (await fetch(`${origin}/api/stock/check/a`, { headers: SENT })).text()
    expect(Object.keys(calls[0]?.headers ?? {}).toSorted()).toEqual(['accept', 'connection', 'host'])
  })

  it('gets only type and length from a client that searches', async () => {
    await (await search('{}', { ...SENT, 'content-type': 'application/json; charset=utf-8' })).text()
    expect(Object.keys(calls[0]?.headers ?? {}).toSorted()).toEqual([
      ...['accept', 'connection', 'content-length', 'content-type', 'host'],
    ])
  })

  it('gets no token and no cart id', async () => {
    await (await fetch(`${origin}/api/stock/check/a?token=1&storeId=2&cartId=3&TOKEN=4`)).text()
    expect(calls.map(({ url }) => url)).toEqual(['/shop/api/stock/check/a?storeId=2'])
  })

  it('gets no query that is not encoded', async () => {
    expect(await sendRawGet('/api/stock/check/a?skus=\u00e4')).toMatch(/^HTTP\/1.1 400 /)
    expect(calls).toEqual([])
  })
})

// LEGACY-4
describe('an answer', () => {
  it('has no header of the platform and is never stored', async () => {
    const { headers, ...reply } = await fetch(`${origin}/api/stock/check/a`).then(async (r) => ({
      headers: r.headers,
      text: await r.text(),
    }))
    expect(reply.text).toContain('is_in_stock')
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(headers.get('cache-control')).toBe('no-store')
    for (const name of ['set-cookie', 'x-powered-by', 'access-control-allow-origin', 'location'])
      expect(headers.has(name)).toBe(false)
  })

  it.each([400, 401, 404, 429, 500])('of the platform with status %d and JSON is passed on', async (status) => {
    answer = (_request, response) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(`{"code":${status},"result":"no"}`)
    expect(await read(await fetch(`${origin}/api/stock/check/a`))).toEqual([status, { code: status, result: 'no' }])
  })

  it.each([
    [200, 'text/html', 503],
    [200, 'application/javascript', 503],
    [200, 'application/jsonp', 503],
    [200, '', 503],
    [404, 'text/html', 404],
    [401, 'text/html', 401],
    [301, 'application/json', 503],
    [302, 'text/html', 503],
    [304, '', 503],
    [206, 'application/json', 503],
    [600, 'application/json', 503],
    [999, 'application/json', 503],
    [502, 'application/json', 503],
    [503, 'text/html', 503],
  ])('with status %d and type %j is replaced', async (status, type, expected) => {
    answer = (_request, response) =>
      response
        .writeHead(status, { ...(type && { 'content-type': type }), location: 'http://evil.example', 'retry-after': '0' })
        .end(status === 304 ? '' : '<script>')
    const reply = await fetch(`${origin}/api/stock/check/a`, { redirect: 'manual' })
    expect([reply.status, reply.headers.get('location'), await reply.json()]).toEqual([
      expected,
      null,
      { code: expected, result: expect.any(String) },
    ])
    expect(calls.length).toBe(1)
  })
})

// LEGACY-5
describe('a limit', () => {
  it.each<[string, Answer]>([
    ['gives no answer', () => undefined],
    ['hangs up', (request) => request.socket.destroy()],
    ['sends no HTTP', (request) => request.socket.end('hello\r\n\r\n')],
    [
      'breaks off',
      (_request, response) => {
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': 100 }).write('{"code"')
        setTimeout(() => response.destroy(), 20)
      },
    ],
    [
      'never ends',
      (_request, response) => {
        response.writeHead(200, { 'content-type': 'application/json' })
        const timer = setInterval(() => response.write(' '), 20)
        response.on('close', () => clearInterval(timer))
      },
    ],
    [
      'sends too much',
      (_request, response) => {
        response.writeHead(200, { 'content-type': 'application/json' }).end('1'.repeat(5 * 1024 * 1024))
      },
    ],
  ])('ends the call with a 503, without a retry, if the platform %s', async (_, says) => {
    answer = says
    const reply = await fetch(`${origin}/api/stock/check/a`)
    expect(reply.headers.get('retry-after')).not.toBeNull()
    expect(await read(reply)).toEqual([503, { code: 503, result: expect.any(String) }])
    expect(calls.length).toBe(1)
  })

  it.each([
    ['is larger than 64 KiB', 413, 'application/json', JSON.stringify('x'.repeat(65_536))],
    ['is not JSON', 415, 'text/plain', '{}'],
    ['is a form', 415, 'application/x-www-form-urlencoded', 'a=1'],
  ])('stops a request before it reaches the platform if it %s', async (_, status, type, body) => {
    expect(await read(await search(body, { 'content-type': type }))).toEqual([
      status,
      { code: status, result: expect.any(String) },
    ])
    expect(calls).toEqual([])
  })

  it('refuses further requests while 80 wait for the platform, and answers all others', async () => {
    const patient = Fastify()
    await patient.register(legacyApi, { routes, url: `http://127.0.0.1:${readPort(platform)}`, timeoutMs: 30_000 })
    const address = await patient.listen({ port: 0, host: '127.0.0.1' })
    const held: ServerResponse[] = []
    answer = (_request, response) => void held.push(response)
    const statuses: number[] = []
    const replies = Array.from({ length: 100 }, async () => {
      const reply = await fetch(`${address}/api/stock/check/a`)
      await reply.text()
      statuses.push(reply.status)
    })
    await vi.waitFor(() => expect(statuses.length).toBe(20), { timeout: 20_000 })
    expect(new Set(statuses)).toEqual(new Set([503]))
    answer = answerInStock
    for (const response of held) answerInStock(response.req, response)
    await Promise.all(replies)
    await patient.close()
    expect(statuses.filter((status) => status === 200).length).toBe(80)
  }, 60_000)
})
