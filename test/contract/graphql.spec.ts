import {
  buildClientSchema,
  buildSchema,
  getIntrospectionQuery,
  lexicographicSortSchema,
  parse,
  print,
  printSchema,
  separateOperations,
} from 'graphql'
import request from 'supertest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { documents } from '#schema/generated/documents.ts'
import { GRAPHQL_LIMITS } from '#schema/rules/constants.ts'
import { examples } from '../../web/playground/examples.ts'
import { type HttpShop, httpShop } from '../kit/http-shop.ts'
import { createShopper } from '../kit/shopper.ts'

let open: HttpShop
let closed: HttpShop
beforeAll(async () => {
  open = await httpShop({ CHECKOUT_URL: 'none' })
  closed = await httpShop({ PLAYGROUND: 'false' })
}, 60_000)
afterAll(() => Promise.all([open, closed].map((shop) => shop?.close())))

const [SHELL = ''] = [...documents].find(([, text]) => text.startsWith('query Shell')) ?? []
const get = (shop: HttpShop, query: Readonly<Record<string, string>>) => request(shop.url).get('/graphql').query(query)
const post = (shop: HttpShop, body: object | string) =>
  request(shop.url)
    .post('/graphql')
    .set({ 'content-type': 'application/json', accept: 'application/graphql-response+json' })
    .send(body)
const readCode = ({ text }: request.Response): string | undefined => JSON.parse(text).errors?.[0]?.extensions?.code

describe('schema download', () => {
  const path = '/graphql/schema.graphql'

  it('is the same as the introspected schema, descriptions included', async () => {
    const { text, headers } = await request(open.url).get(path)
    expect(headers['content-disposition']).toBe('attachment; filename="schema.graphql"')
    const { body } = await post(open, {
      query: getIntrospectionQuery({ specifiedByUrl: true, inputValueDeprecation: true, oneOf: true }),
    })
    const told = lexicographicSortSchema(buildClientSchema(body.data))
    expect(printSchema(lexicographicSortSchema(buildSchema(text)))).toBe(printSchema(told))
  })

  it('is available only if free-form queries are', async () => {
    expect((await request(closed.url).get(path)).status).toBe(404)
  })
})

// FRONT-10
describe('playground example', () => {
  const operations = examples.flatMap(({ query, variables = '{}' }) =>
    Object.entries(separateOperations(parse(query))).map(([name, document]) => [name, print(document), variables] as const),
  )

  it.each(operations)('%s shows data of the demo shop, unless it is private', async (_, query, variables) => {
    const answer = await post(open, { query, variables: JSON.parse(variables) })
    if (readCode(answer) === 'CROSS_SITE_REQUEST') return
    const { data, errors } = JSON.parse(answer.text)
    expect([errors, Object.keys(data).filter((field) => data[field] === null)]).toEqual([undefined, []])
  })

  // FRONT-25
  it('of a cart, a coupon, delivery and an order succeed one after the other for a guest', async () => {
    const guest = createShopper(open.url)
    for (const name of ['Sync', 'ApplyCoupon', 'RemoveCoupon', 'ChooseDelivery', 'PlaceOrder']) {
      const [, query = '', variables = ''] = operations.find(([operation]) => operation === name) ?? []
      const { text } = await guest.ask(query, JSON.parse(variables))
      const [payload] = Object.values<{ readonly userErrors: unknown }>(JSON.parse(text).data)
      expect([name, payload?.userErrors]).toEqual([name, []])
    }
  })
})

describe('trusted document', () => {
  it('can be cached over GET, with its cache tags', async () => {
    const { status, headers } = await get(closed, { documentId: SHELL })
    expect([status, headers['content-type'], headers['cache-control'], headers.vary]).toEqual([
      200,
      'application/json; charset=utf-8',
      'public, max-age=45, stale-while-revalidate=600',
      'accept, accept-encoding',
    ])
    expect(headers['cache-tag']).toBeTruthy()
  })

  it('has the same answer over POST and is not cached', async () => {
    const [read, posted] = [await get(closed, { documentId: SHELL }), await post(closed, { documentId: SHELL })]
    expect([posted.status, posted.headers['cache-control']]).toEqual([200, 'no-store'])
    expect(posted.body).toEqual(read.body)
  })

  it('has the same headers over HEAD as over GET', async () => {
    const { headers } = await get(closed, { documentId: SHELL })
    const head = await request(closed.url).head('/graphql').query({ documentId: SHELL })
    expect(head.status).toBe(200)
    for (const name of ['content-type', 'cache-control', 'cache-tag', 'vary']) expect(head.headers[name]).toBe(headers[name])
  })

  it.each([
    ['gzip', 'gzip'],
    ['gzip;q=0, br', 'br'],
    ['identity', undefined],
  ])('answers accept-encoding %s with content-encoding %s', async (accepted, encoding) => {
    const { headers, body } = await get(closed, { documentId: SHELL }).set('accept-encoding', accepted)
    expect(headers['content-encoding']).toBe(encoding)
    expect(body.data.menu.length).toBeGreaterThan(0)
  })

  it.each([
    ['application/graphql-response+json', 'application/graphql-response+json; charset=utf-8'],
    ['application/json', 'application/json; charset=utf-8'],
    ['*/*', 'application/json; charset=utf-8'],
  ])('answers accept %s with content type %s', async (accept, type) => {
    expect((await get(closed, { documentId: SHELL }).set('accept', accept)).headers['content-type']).toBe(type)
  })

  it.each(['sha256:constructor', '__proto__', '', 'sha256:0'])(
    'is rejected and not cached if unknown: %j',
    async (documentId) => {
      const answer = await get(closed, { documentId })
      expect([answer.status, readCode(answer), answer.headers['cache-control']]).toEqual([
        400,
        'PERSISTED_DOCUMENT_NOT_FOUND',
        'no-store',
      ])
    },
  )
})

describe('free-form query', () => {
  it('is answered if the playground is on', async () => {
    expect((await post(open, { query: '{ store { code } }' })).body).toEqual({ data: { store: { code: 'default' } } })
  })

  it('is rejected if the playground is off, and so is its page', async () => {
    const answer = await post(closed, { query: '{ store { code } }' })
    expect([answer.status, readCode(answer)]).toEqual([400, 'PERSISTED_DOCUMENT_REQUIRED'])
    expect((await request(closed.url).get('/graphiql')).status).toBe(404)
    expect([...closed.routes.keys()].filter((route) => route.startsWith('/graphiql'))).toEqual([])
  })
})

describe('invalid GraphQL request', () => {
  it.each([
    ['invalid JSON', 'oak', 400, 'BAD_REQUEST'],
    ['an empty body', '', 400, 'BAD_REQUEST'],
    ['a list', '[]', 400, 'BAD_REQUEST'],
    ['no query', '{}', 400, 'BAD_REQUEST'],
    ['invalid GraphQL', '{"query":"SELECT 1"}', 400, 'DOCUMENT_INVALID'],
    [
      'more than 64 KiB',
      JSON.stringify({ query: `{ store { code } } #${'x'.repeat(GRAPHQL_LIMITS.bodyBytes)}` }),
      413,
      'PAYLOAD_TOO_LARGE',
    ],
  ])('is rejected: %s', async (_, body, status, code) => {
    const answer = await post(open, body)
    expect([answer.status, readCode(answer), answer.headers['cache-control']]).toEqual([status, code, 'no-store'])
  })

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/graphql',
    'application/jsonp',
    'application/json-patch+json',
    'APPLICATION',
    ';',
  ])('is rejected with content type %s', async (type) => {
    const answer = await request(open.url).post('/graphql').set('content-type', type).send('{"query":"{ store { code } }"}')
    expect([answer.status, readCode(answer)]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE'])
  })

  it.each(['application/json; charset=utf-8', 'APPLICATION/JSON', 'application/json ;charset=UTF-8'])(
    'is accepted with content type %s',
    async (type) => {
      const answer = await request(open.url).post('/graphql').set('content-type', type).send('{"query":"{ store { code } }"}')
      expect(answer.status).toBe(200)
    },
  )

  it('is rejected from another site', async () => {
    const answer = await post(open, { query: '{ store { code } }' }).set('sec-fetch-site', 'cross-site')
    expect([answer.status, readCode(answer)]).toEqual([403, 'CROSS_SITE_REQUEST'])
  })
})
