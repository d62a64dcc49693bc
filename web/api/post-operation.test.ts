import { describe, expect, it, vi } from 'vitest'
import { UnavailableError } from './errors.ts'
import { postOperation } from './post-operation.ts'
import { SessionExpiredError } from './session-expired.ts'

const json =
  (body: unknown, status = 200) =>
  () =>
    Promise.resolve(Response.json(body, { status }))
const answered = (send: () => Promise<Response>) => postOperation('/de/graphql', 'sha256:1', {}, send)

// QUEUE-12, TOKEN-1
describe('sending an operation from the service worker', () => {
  it('sends the same request as a page, without caching or redirects', async () => {
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
    ['a gateway error page', () => Promise.resolve(new Response('<h1>Bad Gateway</h1>', { status: 502 }))],
    ['a failure of the whole request', json({ errors: [{ message: 'No' }] }, 500)],
    ['a failed field', json({ data: { customer: null }, errors: [{ message: 'No', path: ['customer'] }] })],
    ['a list', json([])],
    ['null', json(null)],
    ['no data', json({ data: null })],
  ])('throws for %s', (_, send) => expect(answered(send)).rejects.toThrow(UnavailableError))

  it('throws SessionExpiredError if the session has expired', () =>
    expect(
      answered(json({ data: null, errors: [{ message: 'Again', extensions: { code: 'SESSION_EXPIRED' } }] })),
    ).rejects.toThrow(SessionExpiredError))
})
