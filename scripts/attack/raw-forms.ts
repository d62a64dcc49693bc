/** A host that no answer may repeat. */
export const SMUGGLED = 'smuggled.example'

export interface RawForm {
  readonly name: string
  readonly request: string
  /** Whether the answers' statuses, in the order they came, are acceptable. */
  readonly answers: (statuses: readonly number[]) => boolean
}

const HOST = 'Host: shop.example'
const JSON_TYPE = 'Content-Type: application/json'
const HIDDEN = `GET /robots.txt HTTP/1.1\r\nHost: ${SMUGGLED}\r\n\r\n`
const head = (...lines: string[]) => `${lines.join('\r\n')}\r\n\r\n`
const get = (target: string, ...lines: string[]) => head(`GET ${target} HTTP/1.1`, HOST, ...lines)
const post = (...lines: string[]) => head('POST /graphql HTTP/1.1', HOST, JSON_TYPE, ...lines)

/** One answer that rejects the request; the hidden request has none. */
const isRejected = (statuses: readonly number[]) =>
  statuses.length === 1 && statuses.every((status) => (status >= 400 && status < 500) || status === 501 || status === 505)
/** One answer, of any kind but a server error. */
const isAnsweredOnce = (statuses: readonly number[]) => statuses.length === 1 && statuses.every((status) => status < 500)
const isRejectedOrClosed = (statuses: readonly number[]) => statuses.length === 0 || isRejected(statuses)
const are =
  (...expected: number[]) =>
  (statuses: readonly number[]) =>
    statuses.join() === expected.join()

const form = (name: string, request: string, answers = isRejected): RawForm => ({ name, request, answers })

/** Each with the reading that would smuggle a request, or hold or stop the server. */
export const rawForms: readonly RawForm[] = [
  form(
    'both Content-Length and Transfer-Encoding',
    `${post(`Content-Length: ${5 + HIDDEN.length}`, 'Transfer-Encoding: chunked')}0\r\n\r\n${HIDDEN}`,
  ),
  form('Transfer-Encoding before Content-Length', `${post('Transfer-Encoding: chunked', 'Content-Length: 5')}0\r\n\r\n${HIDDEN}`),
  ...[
    'Transfer-Encoding: xchunked',
    'Transfer-Encoding : chunked',
    'Transfer-Encoding: chunked, identity',
    'Transfer-Encoding: identity',
    'Transfer-Encoding:\x0bchunked',
    'Transfer-Encoding: chunked\r\nTransfer-Encoding: identity',
    'Content-Length: 5\r\nContent-Length: 6',
    'Content-Length: +5',
    'Content-Length: 5, 5',
    'Content-Length: -1',
    'Content-Length: 0x5',
  ].map((field) => form(JSON.stringify(field), `${post(field)}0\r\n\r\n${HIDDEN}`)),
  form('a body on a GET request', get('/robots.txt', `Content-Length: ${HIDDEN.length}`) + HIDDEN, are(200)),
  form('bare LF for line ends', `GET /robots.txt HTTP/1.1\n${HOST}\n\n`),
  form('bare LF after a header', `GET /robots.txt HTTP/1.1\r\n${HOST}\nX-A: b\r\n\r\n`),
  form('bare CR in a header', get('/robots.txt', 'X-A: b\rX-C: d')),
  form('a folded header', get('/robots.txt', 'X-A: b', ' c')),
  form('NUL in a header', get('/robots.txt', 'X-A: b\0c')),
  form('a header without a name', get('/robots.txt', ': b')),
  form('a space before the first header', `GET /robots.txt HTTP/1.1\r\n ${HOST}\r\n\r\n`),
  form('two hosts', get('/robots.txt', `Host: ${SMUGGLED}`)),
  form('one huge header', get('/robots.txt', `X-A: ${'b'.repeat(100_000)}`), are(431)),
  form('3,000 headers', get('/robots.txt', ...Array.from({ length: 3000 }, (_, i) => `X-${i}: b`)), are(431)),
  form('a target in absolute form', `GET http://${SMUGGLED}/decking HTTP/1.1\r\n${HOST}\r\n\r\n`, isAnsweredOnce),
  form('a target in absolute form with another scheme', `GET gopher://${SMUGGLED}/ HTTP/1.1\r\n${HOST}\r\n\r\n`, isAnsweredOnce),
  form('CONNECT', `CONNECT ${SMUGGLED}:443 HTTP/1.1\r\n${HOST}\r\n\r\n`, isRejectedOrClosed),
  form('OPTIONS *', head('OPTIONS * HTTP/1.1', HOST), isAnsweredOnce),
  form('GET *', get('*'), isAnsweredOnce),
  form('pipelined requests', get('/robots.txt') + get('/assets/no-such-file.js') + get('/robots.txt'), are(200, 404, 200)),
  form('a chunk size beyond 64 bits', `${post('Transfer-Encoding: chunked')}FFFFFFFFFFFFFFFFF\r\nx\r\n`),
  form('a chunk size that is not a number', `${post('Transfer-Encoding: chunked')}0x5\r\nhello\r\n0\r\n\r\n${HIDDEN}`),
  form(
    'a huge chunk extension',
    `${post('Transfer-Encoding: chunked')}1;a=${'b'.repeat(100_000)}\r\nx\r\n0\r\n\r\n`,
    isRejectedOrClosed,
  ),
  form('a chunk that ends with bare LF', `${post('Transfer-Encoding: chunked')}2\r\n{}\n0\r\n\r\n${HIDDEN}`),
  form('HTTP/0.9', 'GET /robots.txt\r\n\r\n', isRejectedOrClosed),
  form('HTTP/3.0', `GET /robots.txt HTTP/3.0\r\n${HOST}\r\n\r\n`),
  form('the preface of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', isRejectedOrClosed),
  form(
    'an upgrade to HTTP/2',
    get('/robots.txt', 'Connection: Upgrade, HTTP2-Settings', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABkAARAAAAAAAIAAAAA'),
    are(200),
  ),
  form('a method in lower case', `get /robots.txt HTTP/1.1\r\n${HOST}\r\n\r\n`),
]
