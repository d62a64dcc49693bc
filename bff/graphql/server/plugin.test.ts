import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { GRAPHQL_LIMITS } from '#schema/rules/constants.ts'
import { documents, errorCode, log, resolvers, SDL } from './testing/greeting.ts'
import { serverWith } from './testing/server.ts'

type Server = Awaited<ReturnType<typeof serverWith>>
let open: Server
let closed: Server

beforeAll(async () => {
  open = await serverWith(SDL, resolvers, { documents, log })
  closed = await serverWith(SDL, resolvers, { documents, playground: false })
})
afterAll(() => Promise.all([open.app.close(), closed.app.close()]))

describe('trusted documents', () => {
  it.each(['post', 'get'] as const)('are executed by id over %s', async (method) => {
    const variables = { name: 'Ada' }
    const request = { documentId: 'sha256:greet' }
    const answer =
      method === 'post'
        ? await closed.post({ ...request, variables })
        : await closed.get({ ...request, variables: JSON.stringify(variables) })
    expect(answer).toMatchObject({ status: 200, json: { data: { greet: 'Hello Ada' } } })
  })

  it.each(['sha256:none', 'constructor', '__proto__', 'toString', ''])(
    'are rejected for the unknown id %j',
    async (documentId) => {
      const answer = await closed.post({ documentId })
      expect(answer.status).toBe(400)
      expect(answer.json.errors[0].message).toBe('PersistedDocumentNotFound')
      expect(errorCode(answer)).toBe('PERSISTED_DOCUMENT_NOT_FOUND')
    },
  )

  it('are the only operations without the playground', async () => {
    const answer = await closed.post({ query: '{ greet }' })
    expect(answer.status).toBe(400)
    expect(answer.json.errors[0].message).toBe('PersistedDocumentRequired')
    expect(errorCode(answer)).toBe('PERSISTED_DOCUMENT_REQUIRED')
  })

  it('reject invalid variables with a message', async () => {
    const answer = await closed.post({ documentId: 'sha256:greet', variables: { name: 1 } })
    expect([answer.status, errorCode(answer)]).toEqual([400, 'DOCUMENT_INVALID'])
  })

  it('reject invalid variables compiled and uncompiled', async () => {
    for (const turn of [1, 2, 3, 4]) {
      const answer = await closed.post({ documentId: 'sha256:greet', variables: { name: 'Ada', times: `${turn}` } })
      expect([answer.status, errorCode(answer)]).toEqual([400, 'DOCUMENT_INVALID'])
    }
  })

  it('that are mutations are rejected over GET', async () => {
    const answer = await closed.get({ documentId: 'sha256:touch' })
    expect([answer.status, errorCode(answer)]).toEqual([405, 'METHOD_NOT_ALLOWED'])
    expect((await closed.post({ documentId: 'sha256:touch' })).json).toEqual({ data: { touch: true } })
  })
})

describe('responses over GET', () => {
  it('are cacheable', async () => {
    const { headers } = await closed.get({ documentId: 'sha256:greet', variables: '{"name":"Ada"}' })
    expect(headers.get('cache-control')).toBe('public, max-age=60, stale-while-revalidate=600')
  })

  it('are not cacheable if a field failed', async () => {
    expect((await closed.get({ documentId: 'sha256:fails' })).headers.get('cache-control')).toBe('no-store')
  })

  it('are not cacheable if the request is rejected', async () => {
    expect((await closed.get({ documentId: 'sha256:none' })).headers.get('cache-control')).toBe('no-store')
  })
})

describe('an invalid request', () => {
  it.each([
    ['a syntax error', { query: '{ greet' }, 400, 'DOCUMENT_INVALID'],
    ['an unknown field', { query: '{ none }' }, 400, 'DOCUMENT_INVALID'],
    ['a document written as JSON', { query: '{"kind":"Document","definitions":[]}' }, 400, 'DOCUMENT_INVALID'],
    ['an empty object as a document', { query: '{}' }, 400, 'DOCUMENT_INVALID'],
    ['a list as a document', { query: '[]' }, 400, 'DOCUMENT_INVALID'],
    ['a number as a document', { query: '123' }, 400, 'DOCUMENT_INVALID'],
    ['null as a document', { query: 'null' }, 400, 'DOCUMENT_INVALID'],
    ['no query', {}, 400, 'BAD_REQUEST'],
    ['a blank query', { query: ' ' }, 400, 'BAD_REQUEST'],
    ['variables that are a list', { query: '{ greet }', variables: ['a', 'b'] }, 400, 'BAD_REQUEST'],
    ['variables that are a string', { query: '{ greet }', variables: 'a' }, 400, 'BAD_REQUEST'],
    ['an unknown operation name', { query: 'query A { greet }', operationName: 'B' }, 400, 'BAD_REQUEST'],
    ['a batch of requests', [{ query: '{ greet }' }, { query: '{ greet }' }], 400, 'BAD_REQUEST'],
    ['invalid JSON', '{"query":', 400, 'BAD_REQUEST'],
    ['a body that is null', 'null', 400, 'BAD_REQUEST'],
    ['a body with __proto__', '{"__proto__":{"a":1},"query":"{ greet }"}', 400, 'BAD_REQUEST'],
  ])('is rejected: %s', async (_, body, status, code) => {
    const answer = await open.post(body)
    expect([answer.status, errorCode(answer)]).toEqual([status, code])
    expect(answer.json).not.toHaveProperty('data')
  })

  it.each([
    ['variables that are not JSON', { query: '{ greet }', variables: '{' }],
    ['variables that are not a map', { query: '{ greet }', variables: '[1]' }],
    ['an unknown operation name', { query: 'query A { greet }', operationName: 'B' }],
    ['no parameters', {}],
  ])('is rejected over GET: %s', async (_, query) => {
    const answer = await open.get(query)
    expect([answer.status, errorCode(answer)]).toEqual([400, 'BAD_REQUEST'])
  })

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'application/graphql', 'application/jsonp'])(
    'is refused: %s',
    async (type) => {
      const answer = await open.post('{"query":"{ greet }"}', { 'content-type': type })
      expect([answer.status, errorCode(answer)]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE'])
    },
  )

  it('is rejected from another site', async () => {
    const answer = await open.post({ query: 'mutation { touch }' }, { 'sec-fetch-site': 'cross-site' })
    expect([answer.status, errorCode(answer)]).toEqual([403, 'CROSS_SITE_REQUEST'])
  })

  it('is rejected above 64 KiB', async () => {
    const answer = await open.post({ query: '{ greet }', extensions: { filler: 'x'.repeat(GRAPHQL_LIMITS.bodyBytes) } })
    expect([answer.status, errorCode(answer)]).toEqual([413, 'PAYLOAD_TOO_LARGE'])
  })
})
