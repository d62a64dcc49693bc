import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { GRAPHQL_LIMITS } from '#schema/rules/constants.ts'
import { codeOf, documents, log, resolvers, SDL } from '../testing/greeting.ts'
import { serverWith } from '../testing/server.ts'

let open: Awaited<ReturnType<typeof serverWith>>
beforeAll(async () => {
  open = await serverWith(SDL, resolvers, { documents, log })
})
afterAll(() => open.app.close())

const deep = (levels: number) => `{ shelf ${'{ child '.repeat(levels - 2)}{ name }${' }'.repeat(levels - 2)} }`
const aliases = (count: number) => `{ ${Array.from({ length: count }, (_, i) => `a${i}: greet`).join(' ')} }`

describe('limits of a document', () => {
  it.each([
    ['as deep as allowed', deep(GRAPHQL_LIMITS.depth)],
    ['with as many aliases as allowed', aliases(GRAPHQL_LIMITS.aliases)],
  ])('allow one %s', async (_, query) => {
    expect((await open.post({ query })).status).toBe(200)
  })

  const throughFragments = `{ shelf { ...A } } fragment A on Shelf { child { ...B } } fragment B on Shelf ${deep(
    GRAPHQL_LIMITS.depth,
  ).slice('{ shelf '.length, -2)}`
  const fragmentAliases = `{ a: shelf { ...A } b: shelf { ...A } c: shelf { ...A } d: shelf { ...A } } fragment A on Shelf { e: name f: name g: name }`

  it.each([
    ['too deep', deep(GRAPHQL_LIMITS.depth + 1), 'TOO_DEEP'],
    ['too deep through fragments', throughFragments, 'TOO_DEEP'],
    ['too many aliases', aliases(GRAPHQL_LIMITS.aliases + 1), 'TOO_MANY_ALIASES'],
    ['too many aliases through fragments', fragmentAliases, 'TOO_MANY_ALIASES'],
    ['two operations', 'query A { greet } query B { shelf { name } }', 'ONE_OPERATION_PER_DOCUMENT'],
    ['no operation', 'fragment A on Shelf { name }', 'ONE_OPERATION_PER_DOCUMENT'],
    ['fragments that go in circles', '{ shelf { ...A } } fragment A on Shelf { child { ...A } }', 'DOCUMENT_INVALID'],
    ['too many words', `{ ${'greet '.repeat(GRAPHQL_LIMITS.tokens)} }`, 'DOCUMENT_INVALID'],
  ])('refuse one with %s', async (_, query, code) => {
    const answer = await open.post({ query, operationName: null })
    expect(answer.status).toBe(400)
    expect(answer.json.errors.map((error: { extensions: { code: string } }) => error.extensions.code)).toContain(code)
  })

  it('answer the operation that was sent, on every turn', async () => {
    for (const name of ['A', 'B', 'A', 'B', 'A', 'B']) {
      const answer = await open.post({ query: `query ${name} { greet(name: "${name}") }`, operationName: name })
      expect(answer.json).toEqual({ data: { greet: `Hello ${name}` } })
    }
  })

  it('leave room for questions about the schema, with the playground only', async () => {
    const query = '{ __schema { types { fields { type { ofType { ofType { ofType { ofType { ofType { name } } } } } } } } } }'
    expect((await open.post({ query })).status).toBe(200)
    const asked = await serverWith(SDL, resolvers, { playground: false, documents: new Map([['sha256:schema', query]]) })
    const answer = await asked.post({ documentId: 'sha256:schema' })
    await asked.app.close()
    expect([answer.status, codeOf(answer)]).toEqual([400, 'INTROSPECTION_OFF'])
  })
})
