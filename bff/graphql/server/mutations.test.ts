import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createResponseCache } from '../../cache/caches/responses.ts'
import { scopeWith, silent } from '../../services/testing/platform.ts'
import { BASKET_SDL, basket, basketDocuments } from './testing/basket.ts'
import { errorCode } from './testing/greeting.ts'
import { serverWith } from './testing/server.ts'

const variables = { sku: 'OAK-1', quantity: 2 }
const request = { documentId: 'sha256:set', variables }

let calls: ReturnType<typeof basket>['calls']
let server: Awaited<ReturnType<typeof serverWith>>
beforeEach(async () => {
  const { resolvers, ...made } = basket()
  calls = made.calls
  const cache = createResponseCache({ maxBytes: 1024 * 1024, log: silent })
  const responses = { cache, getViewCode: () => 'default', getSharedScope: () => scopeWith() }
  server = await serverWith(BASKET_SDL, resolvers, { documents: basketDocuments, playground: false, responses })
})
afterEach(() => server.app.close())

describe('a persisted mutation', () => {
  it('runs once per POST request and is not cached', async () => {
    for (const _ of [1, 2]) {
      const answer = await server.post(request)
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
      expect(answer.headers.get('x-cache')).toBeNull()
      expect(answer.json.data.setQuantity).toMatchObject({ quantity: 2, userErrors: [] })
    }
    expect(calls).toEqual([variables, variables])
  })

  it('does not run over GET, and the error is not cached', async () => {
    const answer = await server.get({ documentId: 'sha256:set', variables: JSON.stringify(variables) })
    expect([answer.status, errorCode(answer)]).toEqual([405, 'METHOD_NOT_ALLOWED'])
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(calls).toEqual([])
  })

  it('does not run by an unknown id or as free text', async () => {
    const unknown = await server.post({ ...request, documentId: 'sha256:other' })
    const text = await server.post({ query: basketDocuments.get('sha256:set'), variables })
    expect([errorCode(unknown), errorCode(text)]).toEqual(['PERSISTED_DOCUMENT_NOT_FOUND', 'PERSISTED_DOCUMENT_REQUIRED'])
    expect(calls).toEqual([])
  })

  it.each([
    ["another site's page", { 'sec-fetch-site': 'cross-site' }, 403, 'CROSS_SITE_REQUEST'],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['plain text', { 'content-type': 'text/plain' }, 415, 'UNSUPPORTED_MEDIA_TYPE'],
  ])('does not run for %s', async (_, headers, status, code) => {
    const answer = await server.post(request, headers)
    expect([answer.status, errorCode(answer)]).toEqual([status, code])
    expect(calls).toEqual([])
  })

  it('does not run with invalid variables', async () => {
    for (const given of [{ sku: 'OAK-1', quantity: 2.5 }, { sku: 'OAK-1' }, [], 'quantity']) {
      expect((await server.post({ ...request, variables: given })).status).toBe(400)
    }
    expect(calls).toEqual([])
  })
})
