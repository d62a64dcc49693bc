import { parse } from 'graphql'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { PrivateOperation } from '#schema/operation.ts'
import { serverWith } from '../../bff/graphql/server/testing/server.ts'
import { clientAsk } from './client-load.ts'

const TEXT = 'query Me { me }'
const SDL = 'directive @private on FIELD_DEFINITION type Query { me: String @private }'
const me: PrivateOperation<{ readonly me: string | null }, object> = { id: 'sha256:me', name: 'Me', kind: 'private' }

vi.mock('./generated/parsed.ts', () => ({ parsed: { Me: parse('query Me { me }') } }))

const asked: (string | string[] | undefined)[] = []
let runs = 0
let server: Awaited<ReturnType<typeof serverWith>>
beforeAll(async () => {
  const resolvers = { Query: { me: () => `Anna ${++runs}` } }
  const isOwnPage = (request: { readonly method: string; readonly headers: object }) => {
    asked.push(request.method)
    return Reflect.get(request.headers, 'x-heartwood') === '1'
  }
  server = await serverWith(SDL, resolvers, { documents: new Map([['sha256:me', TEXT]]), playground: false, isOwnPage })
  vi.stubGlobal('location', new URL('/my-account', server.origin))
  vi.stubGlobal('document', new EventTarget())
})
afterAll(async () => {
  vi.unstubAllGlobals()
  // Test files share their modules, so the mock is removed for other tests.
  vi.doUnmock('./generated/parsed.ts')
  vi.resetModules()
  await server.app.close()
})

it('sends a private query as a same-origin POST, without caching', async () => {
  expect(await clientAsk(me, {})).toEqual({ me: 'Anna 1' })
  expect(await clientAsk(me, {})).toEqual({ me: 'Anna 2' })
  expect(asked).toEqual(['POST', 'POST'])
})
