import fc from 'fast-check'

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
    '/feeds/news.xml',
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
// Most requests have to get past the parser of HTTP and of addresses, which refuse them all alike.
const part = fc.oneof(
  bytes,
  escaped,
  { arbitrary: fc.string({ unit: 'binary' }).map((text) => encodeURIComponent(text.toWellFormed())), weight: 12 },
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
      { arbitrary: fc.constantFrom(...ROUTES), weight: 4 },
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
const cookie = fc
  .tuple(
    fc.constantFrom('heartwood-session', '__Host-heartwood-session', 'heartwood-devices', 'heartwood-session-de'),
    fc.oneof(
      part,
      bytes,
      fc.constantFrom('a.b.c.d.e', `eyJhbGciOiJkaXIifQ..${'A'.repeat(16)}.${'A'.repeat(400)}.AAAA`, 'x'.repeat(4000)),
    ),
  )
  .map(([name, value]) => ['cookie', `${name}=${value}`] as const)
const host = fc.oneof({ arbitrary: fc.constant('shop.test'), weight: 16 }, part, bytes)
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

/** A request byte for byte, that closes its connection. One character is one byte. */
export const arbitraryRequest = fc
  .tuple(method, target, host, fc.array(fc.oneof({ arbitrary: header, weight: 3 }, cookie), { maxLength: 3 }), body)
  .map(([verb, path, name, headers, text]) => {
    const content = verb === 'GET' || verb === 'HEAD' ? '' : text
    const length = Buffer.byteLength(content, 'latin1')
    const lines = headers.map(([field, value]) => `${field}: ${value}`)
    const own = content === '' ? [] : ['content-type: application/json', `content-length: ${length}`]
    return [`${verb} ${path} HTTP/1.1`, `Host: ${name}`, ...lines, ...own, 'Connection: close', '', content].join('\r\n')
  })
