import { describe, expect, it, vi } from 'vitest'
import { UnavailableError } from '../../../data/errors.ts'
import { SessionExpiredError } from '../../../data/session/session-expired.ts'
import { postOperation } from './post-operation.ts'

const json =
  (body: unknown, status = 200) =>
  () =>
    Promise.resolve(Response.json(body, { status }))
const answered = (send: () => Promise<Response>) => postOperation('/de/graphql', 'sha256:1', {}, send)

// QUEUE-12, TOKEN-1
describe('an operation that no page sends', () => {
  it('goes as one of the shop’s own pages sends it, and is never kept or redirected', async () => {
    const send = vi.fn(json({ data: { cartSync: { userErrors: [] } } }))
    expect(await postOperation('/de/graphql', 'sha256:1', { input: 2 }, send)).toEqual({ cartSync: { userErrors: [] } })
    expect(send).toHaveBeenCalledExactlyOnceWith(
      '/de/graphql',
      expect.objectContaining({
        method: 'POST',
        headers: expect.objectContaining({ 'x-heartwood': '1', 'content-type': 'application/json' }),
        body: '{"documentId":"sha256:1","variables":{"input":2}}',
        cache: 'no-store',
        redirect: 'error',
      }),
    )
  })

  it.each([
    ['a page of a gateway', () => Promise.resolve(new Response('<h1>Bad Gateway</h1>', { status: 502 }))],
    ['a failure of the whole', json({ errors: [{ message: 'No' }] }, 500)],
    ['a failure of its field', json({ data: { customer: null }, errors: [{ message: 'No', path: ['customer'] }] })],
    ['a list', json([])],
    ['null', json(null)],
    ['no data', json({ data: null })],
  ])('has no answer in %s', (_, send) => expect(answered(send)).rejects.toThrow(UnavailableError))

  it('is told that the session has ended', () =>
    expect(
      answered(json({ data: null, errors: [{ message: 'Again', extensions: { code: 'SESSION_EXPIRED' } }] })),
    ).rejects.toThrow(SessionExpiredError))
})
