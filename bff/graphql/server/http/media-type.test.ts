import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { documents, resolvers, SDL } from '../testing/greeting.ts'
import { serverWith } from '../testing/server.ts'
import { responseType } from './media-type.ts'

const OWN = 'application/graphql-response+json'
const OLD = 'application/json'

describe('responseType', () => {
  it.each([
    [undefined, OLD],
    ['', OLD],
    ['*/*', OLD],
    ['text/html', OLD],
    [OWN, OWN],
    [`${OWN}; charset=utf-8`, OWN],
    ['APPLICATION/GraphQL-Response+JSON', OWN],
    [`${OWN}, application/json;q=0.9`, OWN],
    [`application/json, ${OWN}`, OWN],
    [`application/json, ${OWN};q=0.5`, OLD],
    [`${OWN};q=0, */*`, OLD],
    [`${OWN};q=none`, OLD],
    [`x${OWN}`, OLD],
  ])('for the Accept header %j is %s', (accept, type) => {
    expect(responseType(accept)).toBe(type)
  })
})

let server: Awaited<ReturnType<typeof serverWith>>
beforeAll(async () => {
  server = await serverWith(SDL, resolvers, { documents })
})
afterAll(() => server.app.close())

describe('an error response', () => {
  const APOLLO = `${OWN},application/json;q=0.9`

  it.each([
    ['a syntax error', { query: '{' }, 400],
    ['an unknown field', { query: '{ none }' }, 400],
    ['an invalid variable', { query: 'query ($n: String!) { greet(name: $n) }', variables: { n: 1 } }, 400],
    ['an unknown id', { documentId: 'sha256:none' }, 400],
    ['no query', {}, 400],
    ['invalid JSON', '{"query":', 400],
    ['a result without data', { query: '{ mustNotFail }' }, 503],
  ])('for %s has the GraphQL media type and its own status', async (_, body, status) => {
    const { headers, status: told } = await server.post(body, { accept: APOLLO })
    expect([told, headers.get('content-type')]).toEqual([status, `${OWN}; charset=utf-8`])
  })

  it.each([
    ['a syntax error', { query: '{' }, 200],
    ['an unknown field', { query: '{ none }' }, 200],
    ['two operations', { query: '{ greet } { greet }' }, 200],
    ['an unknown id', { documentId: 'sha256:none' }, 400],
    ['no query', {}, 400],
    ['invalid JSON', '{"query":', 400],
    ['a result without data', { query: '{ mustNotFail }' }, 503],
  ])('for %s has status 200 in plain JSON only if the document is invalid', async (_, body, status) => {
    const { headers, status: told, json } = await server.post(body, { accept: OLD })
    expect([told, headers.get('content-type')]).toEqual([status, `${OLD}; charset=utf-8`])
    expect(json.errors.length).toBeGreaterThan(0)
    expect(headers.get('cache-control')).toBe('no-store')
  })
})
