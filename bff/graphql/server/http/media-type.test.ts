import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { documents, resolvers, SDL } from '../testing/greeting.ts'
import { serverWith } from '../testing/server.ts'
import { responseType } from './media-type.ts'

const OWN = 'application/graphql-response+json'
const OLD = 'application/json'

describe('the media type of an answer', () => {
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
  ])('for %j is %s', (accept, type) => {
    expect(responseType(accept)).toBe(type)
  })
})

let server: Awaited<ReturnType<typeof serverWith>>
beforeAll(async () => {
  server = await serverWith(SDL, resolvers, { documents })
})
afterAll(() => server.app.close())

describe('a refusal', () => {
  const APOLLO = `${OWN},application/json;q=0.9`

  it.each([
    ['text that does not parse', { query: '{' }, 400],
    ['a field that does not exist', { query: '{ none }' }, 400],
    ['a variable that does not fit', { query: 'query ($n: String!) { greet(name: $n) }', variables: { n: 1 } }, 400],
    ['an unknown id', { documentId: 'sha256:none' }, 400],
    ['no query', {}, 400],
    ['broken JSON', '{"query":', 400],
    ['an answer that is nothing', { query: '{ mustNotFail }' }, 503],
  ])('of %s has the type the client asked for, so that it looks inside', async (_, body, status) => {
    const { headers, status: told } = await server.post(body, { accept: APOLLO })
    expect([told, headers.get('content-type')]).toEqual([status, `${OWN}; charset=utf-8`])
  })

  it.each([
    ['text that does not parse', { query: '{' }, 200],
    ['a field that does not exist', { query: '{ none }' }, 200],
    ['two operations', { query: '{ greet } { greet }' }, 200],
    ['an unknown id', { documentId: 'sha256:none' }, 400],
    ['no query', {}, 400],
    ['broken JSON', '{"query":', 400],
    ['an answer that is nothing', { query: '{ mustNotFail }' }, 503],
  ])('of %s tells a client of plain JSON whether its request or its document was wrong', async (_, body, status) => {
    const { headers, status: told, json } = await server.post(body, { accept: OLD })
    expect([told, headers.get('content-type')]).toEqual([status, `${OLD}; charset=utf-8`])
    expect(json.errors.length).toBeGreaterThan(0)
    expect(headers.get('cache-control')).toBe('no-store')
  })
})
