import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createResponseCache } from '../../cache/caches/responses.ts'
import { scopeWith, silent } from '../../services/testing/platform.ts'
import type { Resolvers } from '../generated/resolvers.ts'
import { createExecutor } from './execution/execute.ts'
import { executableSchema } from './schema.ts'
import { errorCode } from './testing/greeting.ts'
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
    getViewCode: () => 'default',
    getSharedScope: () => scopeWith(),
  }
  const isOwnPage = (request: { readonly headers: object }) => Reflect.get(request.headers, 'x-heartwood') === '1'
  server = await serverWith(SDL, resolvers, { documents, responses, isOwnPage })
})
afterAll(() => server.app.close())

const own = { 'x-heartwood': '1' }

describe('a private query', () => {
  it('is answered by POST to pages of the shop and never cached', async () => {
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
  ])('is detected in %s and rejected over GET', async (query) => {
    const answer = await server.get({ query }, own)
    expect([answer.status, errorCode(answer), answer.headers.get('allow')]).toEqual([405, 'METHOD_NOT_ALLOWED', 'POST'])
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  it('is rejected over GET by id too', async () => {
    expect(errorCode(await server.get({ documentId: 'sha256:me' }, own))).toBe('METHOD_NOT_ALLOWED')
  })

  it('is rejected from other pages, which may send public queries', async () => {
    expect(errorCode(await server.post({ documentId: 'sha256:me' }))).toBe('CROSS_SITE_REQUEST')
    expect((await server.post({ query: '{ shop }' })).json.data.shop).toBe('Heartwood')
    expect((await server.get({ documentId: 'sha256:shop' })).headers.get('x-cache')).toBe('miss')
  })

  it('fails without a session, as in a page', async () => {
    const execute = createExecutor(server.app.graphql, documents)
    const { data, failures } = await execute({ id: 'sha256:me', name: 'Me' }, {}, scopeWith())
    expect([data, failures.map(({ code }) => code)]).toEqual([{ me: null }, ['INTERNAL']])
  })

  it('can only be a field of Query', () => {
    const sdl = 'directive @private on FIELD_DEFINITION type Query { shop: Shop } type Shop { owner: String @private }'
    const resolvers = [{ Query: { shop: () => null } } as Resolvers]
    expect(() => executableSchema(sdl, resolvers)).toThrow('Shop.owner cannot be @private: it is not a field of Query')
  })
})
