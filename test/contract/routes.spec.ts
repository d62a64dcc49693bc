import request from 'supertest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isShopRoute } from '#schema/rules/shop-routes.ts'
import { type HttpShop, httpShop } from '../kit/http-shop.ts'
import { CONTRACT } from './contract.ts'

let shop: HttpShop
beforeAll(async () => {
  shop = await httpShop()
}, 60_000)
afterAll(() => shop?.close())

const ANSWERS = Object.values(CONTRACT).flatMap(({ answers }) => answers)
const ROUTES = Object.entries(CONTRACT).map(
  ([
    route,
    {
      methods,
      answers: [first],
    },
  ]) => ({ route, methods, path: first?.path ?? '' }),
)
/** Headers that differ per answer or connection. */
const OWN = new Set(['server-timing', 'date', 'age', 'connection', 'keep-alive', 'transfer-encoding', 'x-cache', 'x-request-id'])
/** Headers that are known only when there is a body. */
const OF_THE_BODY = new Set(['content-length', 'content-encoding'])

describe('routes', () => {
  it('are all in the contract, with their methods', () => {
    const registered = Object.fromEntries([...shop.routes].toSorted(([a], [b]) => a.localeCompare(b)))
    const agreed = Object.entries(CONTRACT).map(([route, { methods }]) => [route, methods.toSorted()] as const)
    expect(registered).toEqual(Object.fromEntries(agreed))
  })

  // URL-13
  it('have paths that no product or category can have', () => {
    const paths = [...shop.routes.keys()].filter((route) => route !== '/*').map((route) => route.slice(1).replace('*', 'oak'))
    expect(paths.filter((path) => !isShopRoute(path))).toEqual([])
  })
})

describe('GET request', () => {
  it.each(ANSWERS)('for $path gets $status', async ({ path, status, type, caching, vary }) => {
    const { status: seen, headers } = await request(shop.url).get(path).redirects(0)
    expect({
      status: seen,
      type: headers['content-type'],
      caching: headers['cache-control'],
      vary: headers.vary?.toLowerCase() ?? null,
    }).toEqual({ status, type, caching, vary })
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers).not.toHaveProperty('set-cookie')
    expect(headers).not.toHaveProperty('x-powered-by')
  })

  it.each(ANSWERS)('for $path depends only on the encodings its vary header names', async ({ path, vary }) => {
    const { headers } = await request(shop.url).get(path).set('accept-encoding', 'identity').redirects(0)
    expect(headers['content-encoding'] ?? 'identity').toBe('identity')
    expect(headers.vary?.toLowerCase() ?? null).toBe(vary)
  })

  it.each(ANSWERS)('for $path has the same headers as HEAD, which has no body', async ({ path, status }) => {
    const [get, head] = [await read('get', path), await read('head', path)]
    expect(head.status).toBe(status)
    expect(head.text ?? '').toBe('')
    expect(toComparable(head.headers)).toEqual(toComparable(get.headers))
    const sizes = [get, head].map(({ headers }) => headers['content-length'])
    expect([undefined, sizes[0]]).toContain(sizes[1])
  })
})

const read = (method: 'get' | 'head', path: string) => request(shop.url)[method](path).set('accept-encoding', 'gzip').redirects(0)

const toComparable = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !OWN.has(name) && !OF_THE_BODY.has(name)))

describe('unsupported method', () => {
  const WRITING = ['post', 'put', 'patch', 'delete'] as const

  it.each(
    ROUTES.flatMap((route) =>
      WRITING.flatMap((method) => (route.methods.includes(method.toUpperCase()) ? [] : { ...route, method })),
    ),
  )('$method $path is rejected with a list of the allowed methods', async ({ path, methods, method }) => {
    const { status, headers, text } = await request(shop.url)[method](path).set('content-type', 'text/csv').send('a,b')
    expect([status, headers.allow]).toEqual([405, [...methods, 'OPTIONS'].join(', ')])
    expect([headers['cache-control'], text]).toEqual(['no-store', 'This URL does not allow this method.'])
  })

  it.each(ROUTES)('OPTIONS $path lists the methods and allows no cross-origin request', async ({ path, methods }) => {
    const { status, headers } = await request(shop.url)
      .options(path)
      .set('origin', 'https://evil.example')
      .set('access-control-request-method', 'POST')
    expect([status, headers.allow]).toEqual([204, [...methods, 'OPTIONS'].join(', ')])
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([])
  })

  it.each(['TRACE', 'PROPFIND'])('%s is refused and echoes nothing', async (method) => {
    const { status, headers, body } = await shop.raw(
      `${method} /decking HTTP/1.1\r\nHost: x\r\nCookie: secret\r\nConnection: close\r\n\r\n`,
    )
    expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS'])
    expect(body).not.toContain('secret')
  })

  it('is a bad request if HTTP does not define it', async () => {
    expect((await shop.raw('CHOP /decking HTTP/1.1\r\nHost: x\r\n\r\n')).status).toBe(400)
  })
})
