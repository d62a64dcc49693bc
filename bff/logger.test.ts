import { Writable } from 'node:stream'
import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { requestId } from './http/requests/request-id.ts'
import { RequestLog } from './http/requests/request-log.ts'
import { createLoggers, forPeople } from './logger.ts'

const CANARY = 'canary-3c1f'

function writing() {
  const lines: string[] = []
  const { requests: logger } = createLoggers({ logLevel: 'trace' }, { write: (line) => void lines.push(line) })
  return { logger, text: () => lines.join('') }
}

// RUN-10
describe('the log', () => {
  it.each([
    ['a cookie', { headers: { cookie: `session=${CANARY}` } }],
    ['an authorization', { request: { headers: { authorization: `Bearer ${CANARY}` } } }],
    ['a Set-Cookie header', { res: { headers: { 'set-cookie': [`session=${CANARY}`] } } }],
    ['a token in a URL', { url: `/api/cart?token=${CANARY}&sku=A` }],
    ['a token in the middle of a query', { url: `/api/cart?sku=A&token=${CANARY}` }],
    ['a cart', { url: `/api/cart?cartId=${CANARY}` }],
    ['a secret of another spelling', { url: `/x?refresh_token=${CANARY}&group-token=${CANARY}` }],
    ['the token in a link for a new password', { url: `/create-password?email=${CANARY}%40b.example&token=${CANARY}` }],
    ['an invalidation key', { url: `/invalidate?key=${CANARY}&tag=P1` }],
    ['a URL within a URL', { url: `/login?back=%2Fcart%3Ftoken%3D${CANARY}%26a%3D1` }],
    ['a hand-off to the checkout', { location: `https://c.example/vue/cart/sync/token/${CANARY}/cart/${CANARY}?gtm=true` }],
    ['a hand-off within a URL', { url: `/x?to=%2Fvue%2Fcart%2Fsync%2Ftoken%2F%2Fcart%2F${CANARY}` }],
    ["a customer's e-mail address", { url: `/order-success/000000007/${CANARY}%40b.example` }],
    ["a customer's e-mail address below a store view", { url: `/de/order-success/000000007/${CANARY}%40b.example` }],
    ["a customer's e-mail address in a URL in a parameter", { url: `/x?to=%2Fde%2Forder-success%2F7%2F${CANARY}%40b.example` }],
    ["a customer's e-mail address in an invalid URL", { url: `//de//order-success/7/${CANARY}%40b.example` }],
    [
      'a cart that is handed over in a store view',
      { location: `https://c.example/vue/cart/sync/token/${CANARY}/cart/7?storeCode=de` },
    ],
    ["a customer's e-mail address in a path with two slashes", { url: `//Order-Success/7/${CANARY}` }],
    ["a customer's e-mail address in an encoded path", { url: `/x%2Forder-success%2F7%2F${CANARY}%40b.example` }],
    ["a customer's e-mail address in a path that is encoded twice", { url: `/%252Forder-success%252F7%252F${CANARY}` }],
    ["a customer's e-mail address in a path in mixed case", { url: `/%2fORDER-Success%2f7/${CANARY}` }],
    ["a customer's e-mail address in a path with encoded letters", { url: `/%6frder-succes%73/7/${CANARY}` }],
    ['a token encoded twice', { url: `/login?back=%252Fcart%253Ftoken%253D${CANARY}` }],
    ['a token whose name is encoded', { url: `/create-password?%74oke%6E=${CANARY}&page=2` }],
    ['a token whose name is encoded twice', { url: `/login?back=%252Fcart%253F%2574oken%253D${CANARY}` }],
    ['variables whose name is encoded', { url: `/graphql?documentId=x&vari%61bles=%7B%22p%22%3A%22${CANARY}%22%7D` }],
    ['variables of an operation', { url: `/graphql?documentId=x&variables=%7B%22password%22%3A%22${CANARY}%22%7D` }],
    ['a query in a URL', { url: `/graphql?query=mutation%7Bsign(p:%22${CANARY}%22)%7D` }],
    ['variables with quotes that are not encoded', { url: `/graphql?documentId=x&variables={"password":"${CANARY}"}` }],
    ['variables whose name is encoded in part', { url: `/graphql?variable%73=${CANARY}` }],
    ['a token after a quote and a backslash', { url: `/x?token=a"b\\c${CANARY}` }],
    ['an e-mail address with an apostrophe', { url: `/create-password?email=o'${CANARY}%40b.example` }],
    ["a customer's e-mail address with an apostrophe in a path", { url: `/order-success/7/o'${CANARY}%40b.example` }],
    ['a token whose name is encoded in part', { url: `/create-password?t%6Fken=${CANARY}` }],
    ['a token in a list', { url: `/x?token[]=${CANARY}&a=1&token%5B0%5D=${CANARY}` }],
    ['a token after a hash or a semicolon', { url: `/x?a=1;token=${CANARY}#token=${CANARY}` }],
    ["a customer's e-mail address in a path with backslashes", { url: `/order-success\\7\\${CANARY}` }],
    ["a customer's e-mail address in a path with encoded backslashes", { url: `/%5Corder-success%5C7%5c${CANARY}` }],
    ['a hand-off with doubled slashes', { url: `/vue//cart//sync/token/${CANARY}` }],
    ['a URL in an error', { err: new Error(`GET https://shop/api?token=${CANARY} failed`) }],
  ])('redacts %s', (_, fields) => {
    const { logger, text } = writing()
    logger.info(fields, 'something happened')
    expect(text()).toContain('something happened')
    expect(text()).toContain('[redacted]')
    expect(text()).not.toContain(CANARY)
  })

  it('redacts a token in a message, but not the text around it', () => {
    const { logger, text } = writing()
    logger.warn(`no answer from /api/user/me?lang=en&token=${CANARY}&page=2 in time`)
    expect(JSON.parse(text()).msg).toBe('no answer from /api/user/me?lang=en&token=[redacted]&page=2 in time')
  })

  it('redacts the private data of a request, from its first line to its error', async () => {
    const { logger, text } = writing()
    const app = Fastify({ loggerInstance: logger })
    app.get('/fails', (request) => {
      request.log.info({ req: request, headers: request.headers }, 'in detail')
      throw new Error(`at ${request.url}`)
    })
    await app.inject({
      url: `/fails?token=${CANARY}&page=2`,
      headers: { cookie: `a=${CANARY}`, authorization: `Bearer ${CANARY}` },
    })
    await app.close()
    expect(text()).toContain('page=2')
    expect(text()).toContain('in detail')
    expect(text()).not.toContain(CANARY)
  })

  it('does not contain the shopper’s address', async () => {
    const { logger, text } = writing()
    const app = Fastify({
      loggerInstance: logger,
      logController: new RequestLog({ getStoreView: () => 'default', release: null }),
    })
    await app.register(requestId)
    app.get('/*', async () => 'oak')
    await app.inject({ url: '/decking', remoteAddress: '203.0.113.9' })
    await app.close()
    expect(text()).toContain('"url":"/decking"')
    expect(text()).not.toContain('203.0.113.9')
  })

  // A pattern that tries every way to read an encoded part would not end.
  it.each(['%2525', '%26', '%25', '&token', '%2526%74oken', '%2F', '?%253Ft'])('redacts a long URL of %j', (part) => {
    const { logger, text } = writing()
    const long = part.repeat(60_000 / part.length)
    logger.info({ url: `/x?a=${long}&token=${CANARY}` }, 'asked')
    expect(text()).not.toContain(CANARY)
  })

  it('stays one object a line', () => {
    const { logger, text } = writing()
    logger.info({ url: `/x?token="\\"}&a=1`, other: 'kept' }, 'a value that tries to end the line')
    expect(JSON.parse(text())).toMatchObject({ other: 'kept', msg: 'a value that tries to end the line' })
  })
})

describe('the log on a terminal', () => {
  it('has one line for each, with the time and the level in words', () => {
    let text = ''
    const terminal = new Writable({
      write(part, _encoding, done) {
        text += part
        done()
      },
    })
    const { requests: logger } = createLoggers({ logLevel: 'info' }, forPeople(terminal))
    logger.info({ reqId: 'a-1', req: { method: 'GET', url: '/decking' }, res: { statusCode: 200 } }, 'request answered')
    logger.warn('the platform is away')
    expect(text.split('\n')).toEqual([
      expect.stringMatching(/^\[\d\d:\d\d:\d\d\.\d{3}\] INFO: request answered \{.*"reqId":"a-1".*"url":"\/decking".*\}$/),
      expect.stringMatching(/^\[\d\d:\d\d:\d\d\.\d{3}\] WARN: the platform is away$/),
      '',
    ])
  })
})
