import request from 'supertest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { documents } from '#schema/generated/documents.ts'
import { type HttpShop, httpShop } from '../kit/http-shop.ts'

const FRIEND = 'https://kiosk.example'
const PORT = 'http://localhost:5173'
const STRANGERS = [
  'https://evil.example',
  'https://kiosk.example.evil.example',
  'https://kiosk.example:8443',
  'http://kiosk.example',
  'https://KIOSK.example',
  'null',
  '*',
]
const [SHELL = ''] = [...documents].find(([, text]) => text.startsWith('query Shell')) ?? []

let open: HttpShop
let closed: HttpShop
beforeAll(async () => {
  open = await httpShop({ CORS_ORIGINS: `${FRIEND}, ${PORT}`, LEGACY_API: 'GET /api/stock/check/*' })
  closed = await httpShop()
}, 60_000)
afterAll(() => Promise.all([open, closed].map((shop) => shop?.close())))

const read = (shop: HttpShop, origin: string) =>
  request(shop.url).get('/graphql').query({ documentId: SHELL }).set('origin', origin)
const post = (shop: HttpShop, origin: string) =>
  request(shop.url)
    .post('/graphql')
    .set({ origin, 'content-type': 'application/json', 'sec-fetch-site': 'cross-site' })
    .send({ query: '{ store { code } }' })
const preflight = (shop: HttpShop, origin: string, path = '/graphql') =>
  request(shop.url)
    .options(path)
    .set({ origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' })
const granted = ({ headers }: request.Response) => Object.keys(headers).filter((name) => name.startsWith('access-control'))
const varies = ({ headers }: request.Response) =>
  String(headers.vary)
    .split(',')
    .map((name) => name.trim().toLowerCase())

describe('frontend at an allowed origin', () => {
  it.each([FRIEND, PORT])('at %s reads answers', async (origin) => {
    const answer = await read(open, origin)
    expect([answer.status, answer.headers['access-control-allow-origin']]).toEqual([200, origin])
    expect(answer.body.data.menu.length).toBeGreaterThan(0)
  })

  it('sends POST requests after a preflight', async () => {
    const { status, headers } = await preflight(open, FRIEND)
    expect([status, headers['access-control-allow-origin'], headers['access-control-allow-headers']]).toEqual([
      204,
      FRIEND,
      'content-type',
    ])
    expect(headers['access-control-allow-methods']).toBe('GET, HEAD, POST')
    expect(headers.allow).toBe('GET, HEAD, POST, OPTIONS')
    const answer = await post(open, FRIEND)
    expect([answer.status, answer.headers['access-control-allow-origin']]).toEqual([200, FRIEND])
  })

  it('reads error answers too', async () => {
    const answer = await request(open.url).get('/graphql').query({ documentId: 'sha256:none' }).set('origin', FRIEND)
    expect([answer.status, answer.headers['access-control-allow-origin']]).toEqual([400, FRIEND])
  })

  it('can embed pictures and files', async () => {
    const { headers } = await request(open.url).get('/img/324x489/no/such.png.webp')
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin')
  })

  it('cannot read or change private data, even if it claims to be a page of the shop', async () => {
    for (const query of ['{ customer { email } }', 'mutation { customerSignOut { userErrors { code } } }']) {
      const answer = await request(open.url)
        .post('/graphql')
        .set({ origin: FRIEND, 'content-type': 'application/json', 'sec-fetch-site': 'cross-site', 'x-heartwood': '1' })
        .send({ query })
      expect([answer.status, answer.body.errors[0].extensions.code]).toEqual([403, 'CROSS_SITE_REQUEST'])
      expect(answer.headers['set-cookie']).toBeUndefined()
    }
  })

  it('gets no credentials', async () => {
    const answers = [await read(open, FRIEND), await post(open, FRIEND), await preflight(open, FRIEND)]
    expect(answers.flatMap(granted)).not.toContain('access-control-allow-credentials')
  })

  it('is allowed to use /graphql only', async () => {
    for (const path of ['/', '/decking', '/health/live', '/graphiql', '/sitemap.xml', '/none/such']) {
      expect(granted(await preflight(open, FRIEND, path))).toEqual([])
      expect(granted(await request(open.url).get(path).set('origin', FRIEND))).toEqual([])
    }
    expect((await request(open.url).get('/robots.txt')).headers['cross-origin-resource-policy']).toBe('same-origin')
  })
})

describe('frontend at another origin', () => {
  it.each(STRANGERS)('%s is rejected', async (origin) => {
    for (const answer of [await read(open, origin), await post(open, origin), await preflight(open, origin)])
      expect(granted(answer)).toEqual([])
    expect((await post(open, origin)).status).toBe(403)
  })

  it('is rejected if no origin is configured', async () => {
    for (const answer of [await read(closed, FRIEND), await post(closed, FRIEND), await preflight(closed, FRIEND)])
      expect(granted(answer)).toEqual([])
    expect((await post(closed, FRIEND)).status).toBe(403)
    const { headers } = await request(closed.url).get('/img/324x489/no/such.png.webp')
    expect(headers['cross-origin-resource-policy']).toBe('same-origin')
  })
})

describe('cache in front of the shop', () => {
  it('stores GraphQL answers per origin, in any order of requests', async () => {
    for (const answer of [await read(open, FRIEND), await read(open, 'https://evil.example'), await preflight(open, FRIEND)])
      expect(varies(answer)).toContain('origin')
    expect(varies(await read(open, FRIEND))).toEqual(['origin', 'accept', 'accept-encoding'])
  })

  it('stores answers for all origins if none is configured, and pages always', async () => {
    expect(varies(await read(closed, FRIEND))).toEqual(['accept', 'accept-encoding'])
    expect(varies(await request(open.url).get('/decking').set('origin', FRIEND))).not.toContain('origin')
  })
})

// LEGACY-1, LEGACY-3, LEGACY-4
describe('a legacy path', () => {
  const path = '/api/stock/check/SRV-DELIVERY-TIMED'

  it('returns the answer of the platform, and nothing that another origin may read', async () => {
    const { status, headers, body } = await request(open.url).get(path).set('origin', FRIEND).set('cookie', 'a=1')
    expect([status, body]).toEqual([200, { code: 200, result: expect.objectContaining({ is_in_stock: expect.any(Boolean) }) }])
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['x-content-type-options']).toBe('nosniff')
    for (const name of ['access-control-allow-origin', 'set-cookie']) expect(headers).not.toHaveProperty(name)
  })

  it.each(['/api/user/me', '/de/api/stock/check/SRV-DELIVERY-TIMED', '/api/stock/check/../../user/me'])(
    'is no other path: %s',
    async (other) => {
      const { status } = await open.raw(`GET ${other} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
      expect(status).toBe(404)
    },
  )

  it('does not exist unless it is listed', async () => {
    const { status, headers } = await request(closed.url).get(path)
    expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
  })
})
