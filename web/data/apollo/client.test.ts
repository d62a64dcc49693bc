import { ApolloClient, gql } from '@apollo/client'
import { InMemoryCache } from '@apollo/client/cache'
import { afterEach, expect, it, vi } from 'vitest'
import { trustedDocuments } from './client.ts'

const QUERY = gql`{ store { code name } }`
const client = () => new ApolloClient({ cache: new InMemoryCache(), link: trustedDocuments('https://shop.example/graphql') })

afterEach(() => vi.unstubAllGlobals())

it.each([
  ['GET', false],
  ['POST', true],
])('sends a query by its document id as %s if it is private: %s', async (method, isPrivate) => {
  const send = vi.fn(async (_: Request) => Response.json({ data: { store: null } }))
  vi.stubGlobal('fetch', send)
  await client().query({ query: QUERY, context: { documentId: 'sha256:store', isPrivate } })
  expect(send.mock.calls[0]?.[0].method).toBe(method)
})

it('passes on data with the errors of its parts', async () => {
  const errors = [{ message: 'No name', path: ['store', 'name'] }]
  vi.stubGlobal('fetch', async () => Response.json({ data: { store: { code: 'gb', name: null } }, errors }))
  const { data, error } = await client().query({ query: QUERY, errorPolicy: 'all', context: { documentId: 'sha256:store' } })
  expect(data).toEqual({ store: { code: 'gb', name: null } })
  expect(error?.message).toBe('No name')
})

it('rejects with the caller’s reason if the caller aborts', async () => {
  vi.stubGlobal('fetch', (_: Request, { signal }: RequestInit) => Promise.reject(signal?.reason))
  const signal = AbortSignal.abort(new Error('went on to another page'))
  await expect(client().query({ query: QUERY, context: { documentId: 'sha256:store', signal } })).rejects.toThrow(
    'went on to another page',
  )
})
