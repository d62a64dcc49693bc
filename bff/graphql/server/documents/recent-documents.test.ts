import { createHash } from 'node:crypto'
import Fastify from 'fastify'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { documents } from '#schema/generated/documents.ts'
import { scopeWith } from '../../../services/testing/platform.ts'
import { resolvers } from '../../resolvers/resolvers.ts'
import { shop } from '../../resolvers/testing/shop.ts'
import { graphql } from '../plugin.ts'
import { createSchema } from '../schema.ts'

const hashId = (text: string) => `sha256:${createHash('sha256').update(text).digest('hex')}`

const OLD = 'query OldMenu { menu { name } }'

async function startServer(texts: Readonly<Record<string, string>>) {
  const find = vi.fn(async (id: string) => texts[id] ?? null)
  const app = Fastify()
  onTestFinished(() => app.close())
  await app.register(graphql, {
    schema: createSchema(resolvers),
    documents,
    playground: false,
    freshSeconds: 60,
    findDocument: find,
    isOwnPage: () => true,
    getScope: () => scopeWith(shop),
  })
  const get = (documentId: string) => app.inject({ url: '/graphql', query: { documentId } })
  const post = (documentId: unknown) => app.inject({ method: 'POST', url: '/graphql', payload: { documentId } as object })
  return { find, get, post }
}

const NOT_FOUND = { errors: [{ extensions: { code: 'PERSISTED_DOCUMENT_NOT_FOUND' } }] }

// RUN-20
describe('documents of other recent builds', () => {
  it('are executed, and looked up once', async () => {
    const { get, post, find } = await startServer({ [hashId(OLD)]: OLD })
    for (const reply of [await get(hashId(OLD)), await post(hashId(OLD)), await get(hashId(OLD))]) {
      expect([reply.statusCode, Object.keys(reply.json().data)]).toEqual([200, ['menu']])
    }
    expect(find).toHaveBeenCalledOnce()
  })

  it('are refused over GET if they are private', async () => {
    const text = 'mutation OldSignOut { customerSignOut { __typename } }'
    const { get } = await startServer({ [hashId(text)]: text })
    expect((await get(hashId(text))).statusCode).toBe(405)
  })

  it.each([
    ['whose text is not the one its id names', OLD, 'query OldMenu { menu { id } }'],
    ['with a field that the schema no longer has', 'query Gone { gone }', 'query Gone { gone }'],
    ['that does not parse', 'query {', 'query {'],
    ['that asks for the schema', '{ __schema { types { name } } }', '{ __schema { types { name } } }'],
    ['with two operations', 'query A { menu { id } } query B { menu { id } }', 'query A { menu { id } } query B { menu { id } }'],
  ])('are unknown %s', async (_, named, text) => {
    const { get, post } = await startServer({ [hashId(named)]: text })
    for (const send of [get, post]) expect((await send(hashId(named))).json()).toMatchObject(NOT_FOUND)
  })

  it('are not looked up for an id of this build, an id of another form, or soon after they were unknown', async () => {
    const { get, post, find } = await startServer({})
    const [own = ''] = documents.keys()
    for (const id of [own, 'sha256:', `sha256:${'G'.repeat(64)}`, '__proto__']) await get(id)
    for (const id of [7, null, {}, ['x']]) await post(id)
    expect(find).not.toHaveBeenCalled()
    for (const _turn of [1, 2, 3]) expect((await get(hashId(OLD))).json()).toMatchObject(NOT_FOUND)
    expect(find).toHaveBeenCalledOnce()
  })

  it('are unknown if the lookup fails', async () => {
    const { get, find } = await startServer({})
    find.mockRejectedValue(new Error('store'))
    expect((await get(hashId(OLD))).json()).toMatchObject(NOT_FOUND)
  })
})
