import { buildClientSchema, buildSchema, getIntrospectionQuery, lexicographicSortSchema, printSchema } from 'graphql'
import request from 'supertest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { documents } from '#schema/generated/documents.ts'
import { GRAPHQL_LIMITS } from '#schema/rules/constants.ts'
import { type HttpShop, httpShop } from '../kit/http-shop.ts'

let open: HttpShop
let closed: HttpShop
beforeAll(async () => {
  open = await httpShop()
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
const codeOf = ({ text }: request.Response): string | undefined => JSON.parse(text).errors?.[0]?.extensions?.code

describe('the schema to download', () => {
  const path = '/graphql/schema.graphql'

  it('is the one introspection tells, descriptions included', async () => {
    const { text, headers } = await request(open.url).get(path)
    expect(headers['content-disposition']).toBe('attachment; filename="schema.graphql"')
    const { body } = await post(open, {
      query: getIntrospectionQuery({ specifiedByUrl: true, inputValueDeprecation: true, oneOf: true }),
    })
    const told = lexicographicSortSchema(buildClientSchema(body.data))
    expect(printSchema(lexicographicSortSchema(buildSchema(text)))).toBe(printSchema(told))
  })

  it('is there where free queries are, and nowhere else', async () => {
    expect((await request(closed.url).get(path)).status).toBe(404)
  })
})

describe('a persisted operation', () => {
  it('over GET may be kept by browsers and proxies, under its tags', async () => {
    const { status, headers } = await get(closed, { documentId: SHELL })
    expect([status, headers['content-type'], headers['cache-control'], headers.vary]).toEqual([
      200,
      'application/json; charset=utf-8',
      'public, max-age=45, stale-while-revalidate=600',
      'accept, accept-encoding',
    ])
    expect(headers['cache-tag']).toBeTruthy()
  })

  it('over POST is the same and is not kept', async () => {
    const [read, posted] = [await get(closed, { documentId: SHELL }), await post(closed, { documentId: SHELL })]
    expect([posted.status, posted.headers['cache-control']]).toEqual([200, 'no-store'])
    expect(posted.body).toEqual(read.body)
  })

  it('over HEAD has the headers of GET', async () => {
    const { headers } = await get(closed, { documentId: SHELL })
    const head = await request(closed.url).head('/graphql').query({ documentId: SHELL })
    expect(head.status).toBe(200)
    for (const name of ['content-type', 'cache-control', 'cache-tag', 'vary']) expect(head.headers[name]).toBe(headers[name])
  })

  it.each([
    ['gzip', 'gzip'],
    ['gzip;q=0, br', undefined],
    ['identity', undefined],
  ])('is sent for %s in %s', async (accepted, encoding) => {
    const { headers, body } = await get(closed, { documentId: SHELL }).set('accept-encoding', accepted)
    expect(headers['content-encoding']).toBe(encoding)
    expect(body.data.menu.length).toBeGreaterThan(0)
  })

  it.each([
    ['application/graphql-response+json', 'application/graphql-response+json; charset=utf-8'],
    ['application/json', 'application/json; charset=utf-8'],
    ['*/*', 'application/json; charset=utf-8'],
  ])('is sent to who accepts %s as %s', async (accept, type) => {
    expect((await get(closed, { documentId: SHELL }).set('accept', accept)).headers['content-type']).toBe(type)
  })

  it.each(['sha256:constructor', '__proto__', '', 'sha256:0'])(
    'that nobody knows is refused and not kept: %j',
    async (documentId) => {
      const answer = await get(closed, { documentId })
      expect([answer.status, codeOf(answer), answer.headers['cache-control']]).toEqual([
        400,
        'PERSISTED_DOCUMENT_NOT_FOUND',
        'no-store',
      ])
    },
  )
})

describe('a free query', () => {
  it('is answered where there is a playground', async () => {
    expect((await post(open, { query: '{ store { code } }' })).body).toEqual({ data: { store: { code: 'default' } } })
  })

  it('is refused where there is none, and so is its page', async () => {
    const answer = await post(closed, { query: '{ store { code } }' })
    expect([answer.status, codeOf(answer)]).toEqual([400, 'PERSISTED_DOCUMENT_REQUIRED'])
    expect((await request(closed.url).get('/graphiql')).status).toBe(404)
    expect([...closed.routes.keys()].filter((route) => route.startsWith('/graphiql'))).toEqual([])
  })
})

describe('what is no request to GraphQL', () => {
  it.each([
    ['no JSON', 'oak', 400, 'BAD_REQUEST'],
    ['an empty body', '', 400, 'BAD_REQUEST'],
    ['a list', '[]', 400, 'BAD_REQUEST'],
    ['no query', '{}', 400, 'BAD_REQUEST'],
    ['no GraphQL', '{"query":"SELECT 1"}', 400, 'DOCUMENT_INVALID'],
    [
      'more than 64 KiB',
      JSON.stringify({ query: `{ store { code } } #${'x'.repeat(GRAPHQL_LIMITS.bodyBytes)}` }),
      413,
      'PAYLOAD_TOO_LARGE',
    ],
  ])('is refused: %s', async (_, body, status, code) => {
    const answer = await post(open, body)
    expect([answer.status, codeOf(answer), answer.headers['cache-control']]).toEqual([status, code, 'no-store'])
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
  ])('is refused: a body of %s', async (type) => {
    const answer = await request(open.url).post('/graphql').set('content-type', type).send('{"query":"{ store { code } }"}')
    expect([answer.status, codeOf(answer)]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE'])
  })

  it.each(['application/json; charset=utf-8', 'APPLICATION/JSON', 'application/json ;charset=UTF-8'])(
    'is not: a body of %s',
    async (type) => {
      const answer = await request(open.url).post('/graphql').set('content-type', type).send('{"query":"{ store { code } }"}')
      expect(answer.status).toBe(200)
    },
  )

  it('is refused from another site', async () => {
    const answer = await post(open, { query: '{ store { code } }' }).set('sec-fetch-site', 'cross-site')
    expect([answer.status, codeOf(answer)]).toEqual([403, 'CROSS_SITE_REQUEST'])
  })
})
