import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { errors } from '../errors.ts'
import { selfSigned } from '../testing/self-signed.ts'
import { sendRaw } from '../testing/send-raw.ts'
import { media } from './media.ts'

type Answer = (request: IncomingMessage, response: ServerResponse) => void

const PDF = Buffer.from('%PDF-1.7 plan')
const plan: Answer = (_request, response) =>
  response
    .writeHead(200, {
      'content-type': 'application/pdf',
      'content-length': PDF.length,
      'last-modified': 'Fri, 20 Nov 2026 12:00:00 GMT',
      'set-cookie': 'platform=1',
      'x-powered-by': 'platform',
      location: 'http://elsewhere',
      'content-disposition': 'inline; filename=x.html',
    })
    .end(PDF)

let platform: Server
let shop: FastifyInstance
let origin: string
let asked: { readonly method: string | undefined; readonly url: string | undefined; readonly headers: object }[]
let answer: Answer

const withoutPages = { sendErrorPage: async () => Promise.reject(new Error('No page was asked for')) }

beforeEach(async () => {
  asked = []
  answer = plan
  platform = createServer((request, response) => {
    asked.push({ method: request.method, url: request.url, headers: request.headers })
    answer(request, response)
  })
  await new Promise<void>((resolve) => platform.listen(0, '127.0.0.1', resolve))
  shop = Fastify()
  await shop.register(errors, withoutPages)
  await shop.register(media, { url: `http://127.0.0.1:${readPort(platform)}/shop/`, timeoutMs: 300 })
  origin = await shop.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(async () => {
  await shop.close()
  platform.closeAllConnections()
  await new Promise((resolve) => platform.close(resolve))
})

const readPort = (server: Server) => (server.address() as AddressInfo).port

const sendRawGet = (target: string) => sendRaw(origin, `GET ${target} HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n`)

describe('document of the platform', () => {
  it('stays readable if the platform compresses it unasked', async () => {
    answer = (_request, response) =>
      response.writeHead(200, { 'content-type': 'application/pdf', 'content-encoding': 'gzip' }).end(gzipSync(PDF))
    const reply = await fetch(`${origin}/media/plans/deck.pdf`)
    expect([reply.status, await reply.text()]).toEqual([200, PDF.toString()])
  })

  it('is served with its type and size and no other header of the platform', async () => {
    const reply = await fetch(`${origin}/media/plans/deck%20plan.pdf?token=1`)
    expect(reply.status).toBe(200)
    expect(Buffer.from(await reply.arrayBuffer())).toEqual(PDF)
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(PDF.length),
      'cache-control': 'public, max-age=86400',
    })
    for (const name of ['set-cookie', 'x-powered-by', 'location', 'content-disposition'])
      expect(reply.headers.has(name)).toBe(false)
    expect(asked).toMatchObject([{ method: 'GET', url: '/shop/media/plans/deck%20plan.pdf' }])
  })

  it('is requested without any information about the client', async () => {
    await fetch(`${origin}/media/a.pdf`, {
      headers: {
        cookie: 'session=1',
        authorization: 'Bearer 1',
        'x-forwarded-host': 'evil',
        referer: 'http://a',
        'x-any': '1',
        te: 'trailers',
      },
    })
    expect(Object.keys(asked[0]?.headers ?? {}).toSorted()).toEqual(['accept', 'connection', 'host'])
    expect(asked[0]?.headers).toMatchObject({ host: `127.0.0.1:${readPort(platform)}` })
  })

  it('can be requested with HEAD', async () => {
    const reply = await fetch(`${origin}/media/a.pdf`, { method: 'HEAD' })
    expect([reply.status, reply.headers.get('content-length'), asked[0]?.method]).toEqual([200, String(PDF.length), 'HEAD'])
  })

  it.each(['POST', 'PUT', 'DELETE', 'PATCH'])('is rejected for %s', async (method) => {
    expect((await fetch(`${origin}/media/a.pdf`, { method })).status).toBe(405)
    expect(asked).toEqual([])
  })

  it.each([
    '/media/../secret',
    '/media/plans/../../api/user/me',
    '/media/%2e%2e/secret',
    '/media/%2e%2e%2fsecret',
    '/media/..%2fsecret',
    '/media/..%5csecret',
    '/media/..\\secret',
    '/media/a%2f..%2f..%2fsecret',
    '/media/a%00.pdf',
    '/media/./a.pdf',
    '/media//a.pdf',
    '/media//evil.example/a.pdf',
    '/media/http://evil.example/a.pdf',
    '/media/',
    '/media',
    '/media/%zz',
    'http://evil.example/media/../api',
  ])('is never requested for %s', async (target) => {
    const [status] = (await sendRawGet(target)).split('\r\n')
    expect(status).toMatch(/ (400|404) /)
    expect(asked).toEqual([])
  })

  it.each(['/media/%2561.pdf', '/media/a;b=c.pdf', '/media/a@b:80.pdf', '/media/%c3%a4.pdf'])(
    'is requested only below /media: %s',
    async (target) => {
      await sendRawGet(target)
      expect(asked.map(({ url }) => url)).toEqual([`/shop${target}`])
    },
  )

  it('comes from the platform even if the request target has another host', async () => {
    await sendRawGet('http://evil.example/media/a.pdf')
    for (const { url, headers } of asked) {
      expect(url).toBe('/shop/media/a.pdf')
      expect(headers).toMatchObject({ host: `127.0.0.1:${readPort(platform)}` })
    }
  })

  it('takes no header from the URL', async () => {
    await sendRawGet('/media/a%0d%0aX-Injected:%201.pdf')
    for (const { headers } of asked) expect(headers).not.toHaveProperty('x-injected')
  })
})

describe('answer that is not a document', () => {
  it.each(['text/html', 'image/svg+xml', 'application/javascript', 'text/plainish', ''])('is not passed on: %s', async (type) => {
    answer = (_request, response) => response.writeHead(200, type ? { 'content-type': type } : {}).end('<script>')
    const reply = await fetch(`${origin}/media/a.pdf`)
    expect([reply.status, await reply.text(), reply.headers.get('cache-control')]).toEqual([404, 'Not found.', 'no-store'])
  })

  // CMS-22
  it('is passed on if it is a video', async () => {
    answer = (_request, response) => response.writeHead(200, { 'content-type': 'video/mp4' }).end('film')
    const reply = await fetch(`${origin}/media/wysiwyg/saw.mp4`)
    expect([reply.status, reply.headers.get('content-type'), await reply.text()]).toEqual([200, 'video/mp4', 'film'])
  })

  it.each([301, 302, 400, 401, 404, 410, 206, 304])('is a 404 for status %d', async (status) => {
    answer = (_request, response) =>
      response.writeHead(status, { 'content-type': 'application/pdf', location: 'http://evil' }).end()
    const reply = await fetch(`${origin}/media/a.pdf`, { redirect: 'manual' })
    expect([reply.status, reply.headers.get('location')]).toEqual([404, null])
  })

  it.each([500, 502, 503])('is a 503 for status %d, without a retry', async (status) => {
    answer = (_request, response) => response.writeHead(status, { 'content-type': 'text/html', 'retry-after': '0' }).end('nginx')
    const reply = await fetch(`${origin}/media/a.pdf`)
    expect([reply.status, await reply.text()]).toEqual([
      503,
      expect.stringMatching(/^The shop is unavailable right now\. Please try again shortly\. Reference: req-\w+$/),
    ])
    expect(asked.length).toBe(1)
  })

  it.each<[string, Answer]>([
    ['gives no answer', () => undefined],
    ['hangs up', (request) => request.socket.destroy()],
    ['sends no HTTP', (request) => request.socket.end('hello\r\n\r\n')],
  ])('is a 503 without a retry if the platform %s', async (_, says) => {
    answer = says
    expect((await fetch(`${origin}/media/a.pdf`)).status).toBe(503)
    expect(asked.length).toBe(1)
  })
})

describe('platform over HTTPS', () => {
  it('is rejected if its certificate is not trusted', async () => {
    const secure = createSecureServer(selfSigned, (request, response) => {
      asked.push({ method: request.method, url: request.url, headers: request.headers })
      plan(request, response)
    })
    await new Promise<void>((resolve) => secure.listen(0, '127.0.0.1', resolve))
    const other = Fastify()
    await other.register(errors, withoutPages)
    await other.register(media, { url: `https://127.0.0.1:${readPort(secure)}`, timeoutMs: 300 })
    const reply = await other.inject('/media/a.pdf')
    await other.close()
    secure.close()
    expect([reply.statusCode, asked]).toEqual([503, []])
  })
})
