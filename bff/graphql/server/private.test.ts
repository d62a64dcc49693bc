import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createResponseCache } from '../../cache/caches/responses.ts'
import { scopeWith, silent } from '../../services/testing/platform.ts'
import type { Resolvers } from '../generated/resolvers.ts'
import { createExecutor } from './execution/execute.ts'
import { executableSchema } from './schema.ts'
import { codeOf } from './testing/greeting.ts'
import { serverWith } from './testing/server.ts'

const SDL = `
  directive @private on FIELD_DEFINITION
  type Query { shop: String me: String @private }
`
const documents = new Map([
  ['sha256:shop', '{ shop }'],
  ['sha256:me', '{ me }'],
])
let runs = 0
const resolvers = { Query: { shop: () => 'Heartwood', me: () => `Anna ${++runs}` } }

let server: Awaited<ReturnType<typeof serverWith>>
beforeAll(async () => {
  const responses = {
    cache: createResponseCache({ maxBytes: 1024 * 1024, log: silent }),
    viewOf: () => 'default',
    sharedScopeOf: () => scopeWith(),
  }
  const isOwnPage = (request: { readonly headers: object }) => Reflect.get(request.headers, 'x-heartwood') === '1'
  server = await serverWith(SDL, resolvers, { documents, responses, isOwnPage })
})
afterAll(() => server.app.close())

const own = { 'x-heartwood': '1' }

describe('a private question', () => {
  it('is answered to a page of the shop by POST, anew each time, and nobody keeps it', async () => {
    for (const run of [1, 2]) {
      const answer = await server.post({ documentId: 'sha256:me' }, own)
      expect([answer.status, answer.json.data.me]).toEqual([200, `Anna ${run}`])
      expect([answer.headers.get('cache-control'), answer.headers.get('x-cache')]).toEqual(['no-store', null])
    }
  })

  it.each([
    '{ me }',
    '{ shop me }',
    '{ ... { me } }',
    '{ ...F } fragment F on Query { shop ...G } fragment G on Query { who: me }',
  ])('is known in %s, and is not answered in an address', async (query) => {
    const answer = await server.get({ query }, own)
    expect([answer.status, codeOf(answer), answer.headers.get('allow')]).toEqual([405, 'METHOD_NOT_ALLOWED', 'POST'])
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  it('is not answered by id in an address either', async () => {
    expect(codeOf(await server.get({ documentId: 'sha256:me' }, own))).toBe('METHOD_NOT_ALLOWED')
  })

  it('is for pages of the shop alone, and what is public for everybody', async () => {
    expect(codeOf(await server.post({ documentId: 'sha256:me' }))).toBe('CROSS_SITE_REQUEST')
    expect((await server.post({ query: '{ shop }' })).json.data.shop).toBe('Heartwood')
    expect((await server.get({ documentId: 'sha256:shop' })).headers.get('x-cache')).toBe('miss')
  })

  it('has no answer where everybody is answered alike, as in a page', async () => {
    const execute = createExecutor(server.app.graphql, documents)
    const { data, failures } = await execute({ id: 'sha256:me', name: 'Me' }, {}, scopeWith())
    expect([data, failures.map(({ code }) => code)]).toEqual([{ me: null }, ['INTERNAL']])
  })

  it('is a question: nothing deeper can be private', () => {
    const sdl = 'directive @private on FIELD_DEFINITION type Query { shop: Shop } type Shop { owner: String @private }'
    const resolvers = [{ Query: { shop: () => null } } as Resolvers]
    expect(() => executableSchema(sdl, resolvers)).toThrow('Shop.owner is no question, and cannot be @private')
  })
})
