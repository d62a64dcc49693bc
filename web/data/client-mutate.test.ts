import { parse } from 'graphql'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { MutationOperation, UserError } from '#schema/operation.ts'
import { BASKET_SDL, basket, basketDocuments, SET_QUANTITY } from '../../bff/graphql/server/testing/basket.ts'
import { serverWith } from '../../bff/graphql/server/testing/server.ts'
import { clientMutate } from './client-load.ts'

vi.mock('./generated/parsed.ts', () => ({ parsed: { SetQuantity: parse(SET_QUANTITY) } }))

type SetQuantity = { readonly setQuantity: { readonly quantity: number; readonly userErrors: readonly UserError[] } }
const setQuantity: MutationOperation<SetQuantity, { sku: string; quantity: number }> = {
  id: 'sha256:set',
  name: 'SetQuantity',
  kind: 'mutation',
}

const { calls, resolvers } = basket()
let server: Awaited<ReturnType<typeof serverWith>>
beforeAll(async () => {
  server = await serverWith(BASKET_SDL, resolvers, { documents: basketDocuments, playground: false })
  vi.stubGlobal('location', new URL('/c/decking', server.origin))
  vi.stubGlobal('document', new EventTarget())
})
afterAll(async () => {
  vi.unstubAllGlobals()
  // Test files share their modules, so the mock is removed for other tests.
  vi.doUnmock('./generated/parsed.ts')
  vi.resetModules()
  await server.app.close()
})

it('sends a mutation to the current store view without device storage', async () => {
  const answer = await clientMutate(setQuantity, { sku: 'OAK-1', quantity: 9 })
  expect(answer.setQuantity.userErrors).toMatchObject([{ code: 'TOO_MANY' }])
  expect(calls).toEqual([{ sku: 'OAK-1', quantity: 9 }])
})
