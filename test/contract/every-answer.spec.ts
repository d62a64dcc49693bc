import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pictureUrl } from '#schema/rules/picture.ts'
import { type HttpShop, httpShop } from '../kit/http-shop.ts'

let shop: HttpShop
/** A shop whose platform is unreachable. */
let dead: HttpShop
beforeAll(async () => {
  shop = await httpShop()
  dead = await httpShop({
    PLATFORM_URL: 'http://127.0.0.1:9',
    LOG_LEVEL: 'silent',
    PUBLIC_URL: 'https://shop.example',
    FIELD_REPORTS: 'false',
  })
}, 60_000)
afterAll(() => Promise.all([shop, dead].map((started) => started?.close())))

const HEADERS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
  'referrer-policy',
  'x-content-type-options',
  'x-frame-options',
  'x-request-id',
]

const get = (target: string, ...headers: string[]) => [`GET ${target} HTTP/1.1`, 'Host: shop.test', ...headers]
const post = (target: string, type: string, length: number) => [
  `POST ${target} HTTP/1.1`,
  'Host: shop.test',
  `Content-Type: ${type}`,
  `Content-Length: ${length}`,
]
const send = (to: HttpShop, lines: readonly string[], body = '') => to.raw([...lines, 'Connection: close', '', body].join('\r\n'))

const GRAPHQL = '/graphql?query={store{code}}'

describe('security headers and request id', () => {
  it.each<[what: string, status: number, request: string[], body?: string]>([
    ['a page', 200, get('/decking')],
    ['a HEAD request for a page', 200, ['HEAD /decking HTTP/1.1', 'Host: shop.test']],
    ['an unchanged page', 304, get('/decking', 'If-None-Match: *')],
    ['a redirect', 301, get('/decking/')],
    ['a missing page', 404, get('/no/such/category')],
    ['an unreadable URL', 400, get('/%')],
    ['an unreadable host', 400, ['GET / HTTP/1.1', 'Host: [::1']],
    ['a URL that is too long', 414, get(`/${'x'.repeat(5000)}`)],
    ['headers that are too long', 431, get(`/${'x'.repeat(20_000)}`)],
    ['malformed HTTP', 400, ['nonsense']],
    ['an unknown method', 400, ['CHOP / HTTP/1.1', 'Host: shop.test']],
    // LOAD-6
    ['a request to a proxy', 400, ['CONNECT shop.test:443 HTTP/1.1', 'Host: shop.test:443']],
    ['an unsupported method', 405, post('/decking', 'text/csv', 3), 'a,b'],
    ['an OPTIONS request', 204, ['OPTIONS /decking HTTP/1.1', 'Host: shop.test']],
    ['an unknown expectation', 200, get('/robots.txt', 'Expect: miracles')],
    ['a protocol upgrade', 200, get('/robots.txt', 'Upgrade: websocket', 'Connection: Upgrade')],
    ['a picture', 200, get(pictureUrl('/sheet/osb/w1220-t18-s59/front.png', 'card', 'webp'))],
    ['a picture of an unknown size', 404, get('/img/1x1/a.png.webp')],
    ['a platform file', 200, get('/media/guides/cutting.pdf')],
    ['a missing platform file', 404, get('/media/')],
    ['a static file', 200, get('/icon.svg')],
    ['a missing static file', 404, get('/assets/no-such-chunk.js')],
    ['a health check', 200, get('/health/live')],
    ['a sitemap', 200, get('/sitemap.xml')],
    ['GraphQL', 200, get(GRAPHQL)],
    ['invalid GraphQL', 400, get('/graphql?query={secrets}', 'Accept: application/graphql-response+json')],
    ['a body that is too large', 413, post('/graphql', 'application/json', 100_000), ' '.repeat(100_000)],
    ['a body of another type', 415, post('/graphql', 'text/csv', 3), 'a,b'],
    ['the playground', 200, get('/graphiql')],
  ])('are set on %s: %s', async (_, status, request, body) => {
    const answer = await send(shop, request, body)
    expect(answer.status).toBe(status)
    expect(HEADERS.filter((name) => !answer.headers.get(name))).toEqual([])
    if (status >= 400 && status !== 404) expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  it.each<[what: string, status: number, request: string[]]>([
    ['a page', 503, get('/decking')],
    ['a platform file', 503, get('/media/guides/cutting.pdf')],
    ['a sitemap', 503, get('/sitemap.xml')],
    ['GraphQL with a null menu', 200, get('/graphql?query={menu{id}}')],
    ['malformed HTTP', 400, ['nonsense']],
  ])('are set, with HSTS, on %s without a platform: %s', async (_, status, request) => {
    const answer = await send(dead, request)
    expect(answer.status).toBe(status)
    expect([...HEADERS, 'strict-transport-security'].filter((name) => !answer.headers.get(name))).toEqual([])
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })
})

// FIELD-6
describe('reports of browsers', () => {
  it.each([
    ['/reports/page', 'application/json', 400],
    ['/reports/csp', 'application/reports+json', 400],
  ])('are read at %s, and with FIELD_REPORTS=false refused', async (path, type, status) => {
    const report = (to: HttpShop) =>
      send(to, [...post(path, type, 2), `Origin: http://shop.test`, 'Sec-Fetch-Site: same-origin'], '{}')
    const [on, off] = await Promise.all([report(shop), report(dead)])
    expect([on.status, on.headers.get('reporting-endpoints')]).toEqual([status, 'csp="/reports/csp"'])
    expect([off.status, off.headers.get('reporting-endpoints')]).toEqual([405, undefined])
  })
})
