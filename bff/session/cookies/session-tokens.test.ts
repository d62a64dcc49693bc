import { describe, expect, it } from 'vitest'
import type { Session } from '../../services/scope/session.types.ts'
import { HOUR, newKeys, putCart, readCart, sessionServer } from '../session.test-kit.ts'

const putCanaryCart = putCart('canary-cart')

/** A server whose requests with `x-client` are a registered client's, in the store view of `x-store`. */
async function tokenServer() {
  const server = await sessionServer({
    keys: newKeys(),
    getClientId: ({ headers }) => (headers['x-client'] ? String(headers['x-client']) : null),
    getSessionStore: ({ headers }) => String(headers['x-store'] ?? ''),
  })
  let work: (session: Session) => unknown = readCart
  server.app.post('/token', async ({ session }) => ({ result: (session && (await work(session))) ?? null }))
  const send = async (next: typeof work, headers: Readonly<Record<string, string>> = {}) => {
    work = next
    const reply = await server.app.inject({ method: 'POST', url: '/token', headers: { 'x-client': 'kiosk', ...headers } })
    return { status: reply.statusCode, headers: reply.headers, result: reply.json().result }
  }
  const token = async () => String((await send(putCanaryCart)).headers['x-heartwood-session'])
  return { ...server, send, token }
}

// FRONT-6
describe('the session of a registered client', () => {
  it('is answered in a header when it changes, without a cookie, and never cached', async () => {
    const { send } = await tokenServer()
    const { headers } = await send(putCanaryCart)
    expect(headers['x-heartwood-session']).toMatch(/^hw1_[\w.-]+$/)
    expect(headers['x-heartwood-session']).not.toContain('canary')
    expect([headers['set-cookie'], headers['cache-control']]).toEqual([undefined, 'no-store'])
  })

  it('is opened by its token, and not answered again while nothing changes', async () => {
    const { send, token } = await tokenServer()
    for (const scheme of ['Bearer', 'bearer']) {
      const { result, headers } = await send(readCart, { authorization: `${scheme} ${await token()}` })
      expect([result, headers['x-heartwood-session']]).toEqual(['canary-cart', undefined])
    }
  })

  it('is renewed in use, as a cookie is', async () => {
    const { send, token, pass } = await tokenServer()
    const first = await token()
    pass(7 * HOUR)
    expect((await send(readCart, { authorization: `Bearer ${first}` })).headers['x-heartwood-session']).toMatch(/^hw1_/)
  })

  it('ends with a sign-out, and the header reports it', async () => {
    const { send, token } = await tokenServer()
    const { headers } = await send((session) => session.signOut(), { authorization: `Bearer ${await token()}` })
    expect(headers['x-heartwood-session']).toBe('none')
  })

  it.each<[string, (token: string) => Readonly<Record<string, string>>]>([
    ['of another client', (token) => ({ authorization: `Bearer ${token}`, 'x-client': 'app' })],
    ['of another store view', (token) => ({ authorization: `Bearer ${token}`, 'x-store': 'de' })],
    ['that was altered', (token) => ({ authorization: `Bearer ${token.slice(0, -4)}AAAA` })],
    ['without its prefix', (token) => ({ authorization: `Bearer ${token.slice(4)}` })],
    ['that is too long', (token) => ({ authorization: `Bearer ${token}${'A'.repeat(5000)}` })],
    ['that is none', () => ({ authorization: 'Bearer undefined' })],
  ])('is refused with a token %s', async (_, headersFor) => {
    const { send, token } = await tokenServer()
    const { status, headers } = await send(readCart, headersFor(await token()))
    expect([status, headers['www-authenticate']]).toEqual([500, 'Bearer error="invalid_token"'])
  })

  it('is refused after its idle time', async () => {
    const { send, token, pass } = await tokenServer()
    const first = await token()
    pass(49 * HOUR)
    expect((await send(readCart, { authorization: `Bearer ${first}` })).headers['www-authenticate']).toBeDefined()
  })

  it('is not accepted as a cookie, and a cookie is not accepted as a token', async () => {
    const { app, send, token, cookieAfter } = await tokenServer()
    const asCookie = await app.inject({
      method: 'POST',
      url: '/token',
      headers: { cookie: `heartwood-session=${(await token()).slice(4)}` },
    })
    expect(asCookie.json().result).toBeNull()
    const cookie = await cookieAfter(putCanaryCart)
    const sealed = cookie.split('=')[1] ?? ''
    expect((await send(readCart, { authorization: `Bearer hw1_${sealed}` })).status).toBe(500)
    // FRONT-7
    expect((await send(readCart, { authorization: `Bearer ${await token()}`, cookie })).result).toBeUndefined()
    expect((await send(readCart, { cookie })).result).toBeUndefined()
  })

  it('leaves no token in the log', async () => {
    const { send, token, logged } = await tokenServer()
    const first = await token()
    await send(readCart, { authorization: `Bearer ${first}x` })
    expect(logged()).not.toContain(first.slice(4, 40))
  })
})
