import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { MutationOperation, UserError } from '#schema/operation.ts'
import { BASKET_SDL, basket, basketDocuments } from '../../bff/graphql/server/testing/basket.ts'
import { serverWith } from '../../bff/graphql/server/testing/server.ts'
import { createClient } from './client.ts'
import { OfflineError, UnavailableError } from './errors.ts'
import { updateNetwork } from './network.ts'

interface Payload {
  readonly quantity: number | null
  readonly total: string | null
  readonly userErrors: readonly UserError[]
}
type SetQuantity = { readonly setQuantity: Payload }
interface Line {
  readonly sku: string
  readonly quantity: number
}
const setQuantity: MutationOperation<SetQuantity, Line> = { id: 'sha256:set', name: 'SetQuantity', kind: 'mutation' }

let calls: readonly Line[]
let server: Awaited<ReturnType<typeof serverWith>>
beforeEach(async () => {
  const { resolvers, ...made } = basket()
  calls = made.calls
  server = await serverWith(BASKET_SDL, resolvers, { documents: basketDocuments, playground: false })
})
afterEach(async () => {
  updateNetwork({ isOnline: true })
  await server.app.close()
})

function send(line: Line, { operation = setQuantity, origin = server.origin, signal = new AbortController().signal } = {}) {
  return createClient(() => `${origin}/graphql`).mutate(operation, line, { signal })
}

describe('a mutation', () => {
  it('sends the operation id and returns a typed answer', async () => {
    const { setQuantity } = await send({ sku: 'OAK-1', quantity: 2 })
    expect(setQuantity).toMatchObject({ quantity: 2, userErrors: [] })
    expect(calls).toEqual([{ sku: 'OAK-1', quantity: 2 }])
  })

  it('returns rejections as userErrors in the data', async () => {
    const { setQuantity } = await send({ sku: 'OAK-1', quantity: 9 })
    expect(setQuantity.userErrors).toEqual([{ code: 'TOO_MANY', field: 'quantity', message: 'There are only 3.' }])
  })

  it('returns an answer even if another field could not be read', async () => {
    const { setQuantity } = await send({ sku: 'OAK-1', quantity: 1 })
    expect(setQuantity).toMatchObject({ quantity: 1, total: null })
  })

  it('sends every call, whether concurrent or repeated', async () => {
    const line = { sku: 'OAK-1', quantity: 1 }
    await Promise.all([send(line), send(line)])
    await send(line)
    expect(calls).toEqual([line, line, line])
  })

  it('reports a broken request as unavailable and does not retry it', async () => {
    await expect(send({ sku: 'BROKEN', quantity: 1 })).rejects.toThrow(UnavailableError)
    expect(calls).toHaveLength(1)
  })

  it('reports an unknown operation as unavailable', async () => {
    await expect(send({ sku: 'OAK-1', quantity: 1 }, { operation: { ...setQuantity, id: 'sha256:old' } })).rejects.toThrow(
      new UnavailableError('PersistedDocumentNotFound'),
    )
  })

  it('throws OfflineError without a connection', async () => {
    await server.app.close()
    await expect(send({ sku: 'OAK-1', quantity: 1 })).rejects.toThrow(OfflineError)
  })

  it('rejects if the caller aborts', async () => {
    const given = AbortSignal.abort(new Error('no longer wanted'))
    await expect(send({ sku: 'OAK-1', quantity: 1 }, { signal: given })).rejects.toThrow('no longer wanted')
    expect(calls).toEqual([])
  })

  it('is not accepted as a query, nor a query as a mutation', () => {
    // @ts-expect-error answers of mutations must not be cached
    const query: Parameters<typeof import('../data/client-load.ts').clientLoad>[0] = setQuantity
    // @ts-expect-error a query lacks `kind`
    const mutation: MutationOperation<SetQuantity, Line> = { id: 'sha256:greet', name: 'Greet' }
    expect([query, mutation]).toHaveLength(2)
  })
})
