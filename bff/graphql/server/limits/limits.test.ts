import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { GRAPHQL_LIMITS } from '#schema/rules/constants.ts'
import { documents, errorCode, log, resolvers, SDL } from '../testing/greeting.ts'
import { serverWith } from '../testing/server.ts'

let open: Awaited<ReturnType<typeof serverWith>>
beforeAll(async () => {
  open = await serverWith(SDL, resolvers, { documents, log })
})
afterAll(() => open.app.close())

const deepQuery = (levels: number) => `{ shelf ${'{ child '.repeat(levels - 2)}{ name }${' }'.repeat(levels - 2)} }`
const aliases = (count: number) => `{ ${Array.from({ length: count }, (_, i) => `a${i}: greet`).join(' ')} }`

describe('document limits', () => {
  it.each([
    ['at the depth limit', deepQuery(GRAPHQL_LIMITS.depth)],
    ['at the alias limit', aliases(GRAPHQL_LIMITS.aliases)],
  ])('allow a document %s', async (_, query) => {
    expect((await open.post({ query })).status).toBe(200)
  })

  const throughFragments = `{ shelf { ...A } } fragment A on Shelf { child { ...B } } fragment B on Shelf ${deepQuery(
    GRAPHQL_LIMITS.depth,
  ).slice('{ shelf '.length, -2)}`
  const fragmentAliases = `{ a: shelf { ...A } b: shelf { ...A } c: shelf { ...A } d: shelf { ...A } } fragment A on Shelf { e: name f: name g: name }`

  it.each([
    ['too much depth', deepQuery(GRAPHQL_LIMITS.depth + 1), 'TOO_DEEP'],
    ['too much depth in fragments', throughFragments, 'TOO_DEEP'],
    ['too many aliases', aliases(GRAPHQL_LIMITS.aliases + 1), 'TOO_MANY_ALIASES'],
    ['too many aliases in fragments', fragmentAliases, 'TOO_MANY_ALIASES'],
    ['two operations', 'query A { greet } query B { shelf { name } }', 'ONE_OPERATION_PER_DOCUMENT'],
    ['no operation', 'fragment A on Shelf { name }', 'ONE_OPERATION_PER_DOCUMENT'],
    ['circular fragments', '{ shelf { ...A } } fragment A on Shelf { child { ...A } }', 'DOCUMENT_INVALID'],
    ['too many tokens', `{ ${'greet '.repeat(GRAPHQL_LIMITS.tokens)} }`, 'DOCUMENT_INVALID'],
  ])('reject a document with %s', async (_, query, code) => {
    const answer = await open.post({ query, operationName: null })
    expect(answer.status).toBe(400)
    expect(answer.json.errors.map((error: { extensions: { code: string } }) => error.extensions.code)).toContain(code)
  })

  it('do not mix up documents at repeated execution', async () => {
    for (const name of ['A', 'B', 'A', 'B', 'A', 'B']) {
      const answer = await open.post({ query: `query ${name} { greet(name: "${name}") }`, operationName: name })
      expect(answer.json).toEqual({ data: { greet: `Hello ${name}` } })
    }
  })

  it('allow introspection only with the playground', async () => {
    const query = '{ __schema { types { fields { type { ofType { ofType { ofType { ofType { ofType { name } } } } } } } } } }'
    expect((await open.post({ query })).status).toBe(200)
    const asked = await serverWith(SDL, resolvers, { playground: false, documents: new Map([['sha256:schema', query]]) })
    const answer = await asked.post({ documentId: 'sha256:schema' })
    await asked.app.close()
    expect([answer.status, errorCode(answer)]).toEqual([400, 'INTROSPECTION_OFF'])
  })
})
