import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type HttpShop, httpShop } from '../kit/http-shop.ts'

/** Runs more cases: `FUZZ_SEED=7 FUZZ_REQUESTS=10000 npm test -- --only unit test/contract/any-request`. */
const SEED = Number(process.env.FUZZ_SEED ?? 1)
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 600)
const AT_ONCE = 16

let shop: HttpShop
beforeAll(async () => {
  shop = await httpShop({ LOG_LEVEL: 'silent' })
}, 60_000)
afterAll(() => shop?.close())

const ROUTES = [
  ...[
    '/',
    '/decking',
    '/c/decking',
    '/p/OSB3-18/x',
    '/p/OSB3-18/x/y',
    '/i/delivery',
    '/search',
    '/compare',
    '/error',
    '/pwa.html',
  ],
  ...['/img/324x489/a.png.webp', '/media/guides/cutting.pdf', '/assets/x.js', '/health/live', '/robots.txt', '/sitemap.xml'],
  ...[
    '/sitemap-products.xml',
    '/feeds/google.xml',
    '/llms.txt',
    '/sitemap-products-after-MTI.xml',
    '/graphql',
    '/graphiql',
    '/graphiql/assets/x',
    '/favicon.ico',
    '/de',
    '/de/decking',
  ],
]
/** One character per byte on the wire. */
const bytes = fc.string({ unit: fc.integer({ min: 1, max: 255 }).map((code) => String.fromCharCode(code)), maxLength: 20 })
const escaped = fc.integer({ min: 0, max: 255 }).map((code) => `%${code.toString(16).padStart(2, '0')}`)
const part = fc.oneof(
  bytes,
  escaped,
  fc.string({ unit: 'binary' }).map((text) => encodeURIComponent(text.toWellFormed())),
  fc.constantFrom(
    '..',
    '.',
    '//',
    '\\',
    '%',
    '%2f',
    '%5c',
    '%00',
    '%ED%A0%80',
    '[::1',
    '@',
    ':99999',
    '__proto__',
    'constructor',
  ),
  fc.constantFrom('9'.repeat(400), '-1', '1e300', 'NaN', '{', '}', '<script>', '"', "'", '*', '(', '\\ud800', 'x'.repeat(3000)),
)
const parameter = fc.tuple(
  fc.oneof(
    fc.constantFrom('q', 'page', 'sort', 'price', 'wood_type', 'childSku', 'query', 'variables', 'documentId', 'extensions'),
    fc.constantFrom('operationName', '__proto__', 'constructor', 'storeCode', 'key', 'tag'),
    part,
  ),
  fc.oneof(part, fc.constantFrom('{store{code}}', '{"a":'.repeat(300), '['.repeat(1000), '{stock(skus:["\\ud800"]){sku}}')),
)
const target = fc
  .tuple(
    fc.oneof(
      fc.constantFrom(...ROUTES),
      part.map((text) => `/${text}`),
      part,
    ),
    fc.array(part, { maxLength: 3 }),
    fc.array(parameter, { maxLength: 4 }),
  )
  .map(([route, parts, parameters]) => {
    const query = parameters.map(([name, value]) => `${name}=${value}`).join('&')
    return [route, ...parts].join('/') + (query === '' ? '' : `?${query}`)
  })
const header = fc.tuple(
  fc.constantFrom(
    'accept',
    'accept-encoding',
    'accept-language',
    'cookie',
    'if-none-match',
    'range',
    'x-forwarded-host',
    'origin',
    'te',
    'expect',
  ),
  fc.oneof(bytes, part, fc.constantFrom('*', 'gzip;q=x', 'bytes=0-', 'W/"', '100-continue')),
)
const host = fc.oneof({ arbitrary: fc.constant('shop.test'), weight: 4 }, part, bytes)
const method = fc.oneof(
  { arbitrary: fc.constant('GET'), weight: 8 },
  fc.constantFrom('HEAD', 'POST', 'OPTIONS', 'PUT', 'DELETE', 'TRACE', 'PATCH'),
)
const body = fc.oneof(
  fc.constant(''),
  fc.json().map((text) => text.slice(0, 2000)),
  fc.constantFrom('['.repeat(30_000), `{"query":"{store{code}}","variables":${'{"a":'.repeat(9000)}1${'}'.repeat(9000)}}`),
  fc.constantFrom(
    '{"query":"{ stock(skus: [\\"\\\\ud800\\"]) { sku } }"}',
    '{"query":"{ product(by: { sku: \\"\\ud800\\" }) { id } }"}',
    '{"query":7}',
  ),
)

const request = fc
  .tuple(method, target, host, fc.array(header, { maxLength: 3 }), body)
  .map(([verb, path, name, headers, text]) => {
    const content = verb === 'GET' || verb === 'HEAD' ? '' : text
    const length = Buffer.byteLength(content, 'latin1')
    const lines = headers.map(([field, value]) => `${field}: ${value}`)
    const own = content === '' ? [] : ['content-type: application/json', `content-length: ${length}`]
    return [`${verb} ${path} HTTP/1.1`, `Host: ${name}`, ...lines, ...own, 'Connection: close', '', content].join('\r\n')
  })

it(`the server answers ${REQUESTS} arbitrary requests without a server error`, { timeout: 600_000 }, async () => {
  const waiting = fc.sample(request, { numRuns: REQUESTS, seed: SEED }).values()
  const failures: string[] = []
  const statuses = new Map<number, number>()
  const sender = async () => {
    for (const sent of waiting) {
      const { status } = await shop.raw(sent)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      if (status >= 500) failures.push(`${status} ${JSON.stringify(sent.slice(0, 400))}`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, sender))
  expect(failures, `FUZZ_SEED=${SEED}`).toEqual([])
  expect([...statuses.keys()]).toEqual(expect.arrayContaining([200, 400, 404, 405]))
})
