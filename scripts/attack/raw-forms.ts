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

/** Each with the reading that would smuggle a request, or hold or stop the server. */
export const rawForms: readonly RawForm[] = [
  {
    name: 'both Content-Length and Transfer-Encoding',
    request: `${post(`Content-Length: ${5 + HIDDEN.length}`, 'Transfer-Encoding: chunked')}0\r\n\r\n${HIDDEN}`,
    answers: isRejected,
  },
  {
    name: 'Transfer-Encoding before Content-Length',
    request: `${post('Transfer-Encoding: chunked', 'Content-Length: 5')}0\r\n\r\n${HIDDEN}`,
    answers: isRejected,
  },
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
  ].map((field) => ({ name: JSON.stringify(field), request: `${post(field)}0\r\n\r\n${HIDDEN}`, answers: isRejected })),
  {
    name: 'a body on a GET request',
    request: get('/robots.txt', `Content-Length: ${HIDDEN.length}`) + HIDDEN,
    answers: are(200),
  },
  { name: 'bare LF for line ends', request: `GET /robots.txt HTTP/1.1\n${HOST}\n\n`, answers: isRejected },
  { name: 'bare LF after a header', request: `GET /robots.txt HTTP/1.1\r\n${HOST}\nX-A: b\r\n\r\n`, answers: isRejected },
  { name: 'bare CR in a header', request: get('/robots.txt', 'X-A: b\rX-C: d'), answers: isRejected },
  { name: 'a folded header', request: get('/robots.txt', 'X-A: b', ' c'), answers: isRejected },
  { name: 'NUL in a header', request: get('/robots.txt', 'X-A: b\0c'), answers: isRejected },
  { name: 'a header without a name', request: get('/robots.txt', ': b'), answers: isRejected },
  { name: 'a space before the first header', request: `GET /robots.txt HTTP/1.1\r\n ${HOST}\r\n\r\n`, answers: isRejected },
  { name: 'two hosts', request: get('/robots.txt', `Host: ${SMUGGLED}`), answers: isRejected },
  { name: 'one huge header', request: get('/robots.txt', `X-A: ${'b'.repeat(100_000)}`), answers: are(431) },
  {
    name: '3,000 headers',
    request: get('/robots.txt', ...Array.from({ length: 3000 }, (_, i) => `X-${i}: b`)),
    answers: are(431),
  },
  {
    name: 'a target in absolute form',
    request: `GET http://${SMUGGLED}/decking HTTP/1.1\r\n${HOST}\r\n\r\n`,
    answers: isAnsweredOnce,
  },
  {
    name: 'a target in absolute form with another scheme',
    request: `GET gopher://${SMUGGLED}/ HTTP/1.1\r\n${HOST}\r\n\r\n`,
    answers: isAnsweredOnce,
  },
  {
    name: 'CONNECT',
    request: `CONNECT ${SMUGGLED}:443 HTTP/1.1\r\n${HOST}\r\n\r\n`,
    answers: isRejectedOrClosed,
  },
  { name: 'OPTIONS *', request: head('OPTIONS * HTTP/1.1', HOST), answers: isAnsweredOnce },
  { name: 'GET *', request: get('*'), answers: isAnsweredOnce },
  {
    name: 'pipelined requests',
    request: get('/robots.txt') + get('/assets/no-such-file.js') + get('/robots.txt'),
    answers: are(200, 404, 200),
  },
  {
    name: 'a chunk size beyond 64 bits',
    request: `${post('Transfer-Encoding: chunked')}FFFFFFFFFFFFFFFFF\r\nx\r\n`,
    answers: isRejected,
  },
  {
    name: 'a chunk size that is not a number',
    request: `${post('Transfer-Encoding: chunked')}0x5\r\nhello\r\n0\r\n\r\n${HIDDEN}`,
    answers: isRejected,
  },
  {
    name: 'a huge chunk extension',
    request: `${post('Transfer-Encoding: chunked')}1;a=${'b'.repeat(100_000)}\r\nx\r\n0\r\n\r\n`,
    answers: isRejectedOrClosed,
  },
  {
    name: 'a chunk that ends with bare LF',
    request: `${post('Transfer-Encoding: chunked')}2\r\n{}\n0\r\n\r\n${HIDDEN}`,
    answers: isRejected,
  },
  { name: 'HTTP/0.9', request: 'GET /robots.txt\r\n\r\n', answers: isRejectedOrClosed },
  { name: 'HTTP/3.0', request: `GET /robots.txt HTTP/3.0\r\n${HOST}\r\n\r\n`, answers: isRejected },
  { name: 'the preface of HTTP/2', request: 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', answers: isRejectedOrClosed },
  {
    name: 'an upgrade to HTTP/2',
    request: get(
      '/robots.txt',
      'Connection: Upgrade, HTTP2-Settings',
      'Upgrade: h2c',
      'HTTP2-Settings: AAMAAABkAARAAAAAAAIAAAAA',
    ),
    answers: are(200),
  },
  { name: 'a method in lower case', request: `get /robots.txt HTTP/1.1\r\n${HOST}\r\n\r\n`, answers: isRejected },
]
