import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pictureUrl } from '#schema/rules/picture.ts'
import { type HttpShop, httpShop } from '../kit/http-shop.ts'

let shop: HttpShop
/** Its platform is not there. */
let dead: HttpShop
beforeAll(async () => {
  shop = await httpShop()
  dead = await httpShop({ PLATFORM_URL: 'http://127.0.0.1:9', LOG_LEVEL: 'silent', PUBLIC_URL: 'https://shop.example' })
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

describe('the headers that keep pages to themselves, and the id of the request', () => {
  it.each<[what: string, status: number, request: string[], body?: string]>([
    ['a page', 200, get('/decking')],
    ['a page by its head', 200, ['HEAD /decking HTTP/1.1', 'Host: shop.test']],
    ['a page that is there already', 304, get('/decking', 'If-None-Match: *')],
    ['a page that leads elsewhere', 301, get('/decking/')],
    ['a page that is not found', 404, get('/no/such/category')],
    ['an address that cannot be read', 400, get('/%')],
    ['a host that cannot be read', 400, ['GET / HTTP/1.1', 'Host: [::1']],
    ['an address that is too long', 414, get(`/${'x'.repeat(5000)}`)],
    ['a head that is too long', 431, get(`/${'x'.repeat(20_000)}`)],
    ['what is no HTTP', 400, ['nonsense']],
    ['a method nobody knows', 400, ['CHOP / HTTP/1.1', 'Host: shop.test']],
    ['a method that is not taken', 405, post('/decking', 'text/csv', 3), 'a,b'],
    ['a question for methods', 204, ['OPTIONS /decking HTTP/1.1', 'Host: shop.test']],
    ['an expectation nobody knows', 200, get('/robots.txt', 'Expect: miracles')],
    ['another protocol that is asked for', 200, get('/robots.txt', 'Upgrade: websocket', 'Connection: Upgrade')],
    ['a picture', 200, get(pictureUrl('/sheet/osb/w1220-t18-s59/front.png', 'card', 'webp'))],
    ['a picture of no size', 404, get('/img/1x1/a.png.webp')],
    ['a document of the platform', 200, get('/media/guides/cutting.pdf')],
    ['a document that is not there', 404, get('/media/')],
    ['a file', 200, get('/icon.svg')],
    ['a file that is not there', 404, get('/assets/no-such-chunk.js')],
    ['a check of health', 200, get('/health/live')],
    ['a sitemap', 200, get('/sitemap.xml')],
    ['GraphQL', 200, get(GRAPHQL)],
    ['GraphQL that is wrong', 400, get('/graphql?query={secrets}', 'Accept: application/graphql-response+json')],
    ['a body that is too large', 413, post('/graphql', 'application/json', 100_000), ' '.repeat(100_000)],
    ['a body of another type', 415, post('/graphql', 'text/csv', 3), 'a,b'],
    ['the playground', 200, get('/graphiql')],
  ])('stand on %s: %s', async (_, status, request, body) => {
    const answer = await send(shop, request, body)
    expect(answer.status).toBe(status)
    expect(HEADERS.filter((name) => !answer.headers.get(name))).toEqual([])
    if (status >= 400 && status !== 404) expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  it.each<[what: string, status: number, request: string[]]>([
    ['a page', 503, get('/decking')],
    ['a document of the platform', 503, get('/media/guides/cutting.pdf')],
    ['a sitemap', 503, get('/sitemap.xml')],
    ['GraphQL whose menu is null', 200, get('/graphql?query={menu{id}}')],
    ['what is no HTTP', 400, ['nonsense']],
  ])('stand, with the one of HTTPS, on %s without a platform: %s', async (_, status, request) => {
    const answer = await send(dead, request)
    expect(answer.status).toBe(status)
    expect([...HEADERS, 'strict-transport-security'].filter((name) => !answer.headers.get(name))).toEqual([])
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })
})
