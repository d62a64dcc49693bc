import { describe, expect, it } from 'vitest'
import type { Session } from '../services/scope/session.types.ts'
import { SessionTooLong } from '../services/scope/session-errors.ts'
import { ANNA, HOUR, newKeys, putCart, read, readCart, sessionServer, signIn } from './session.test-kit.ts'
import { createSessionRecords } from './session-records.ts'

describe('the session cookie', () => {
  it('is not set by requests that only read, with or without a session', async () => {
    const { send, cookieAfter } = await sessionServer()
    expect((await send(read)).setCookie).toBeUndefined()
    const cookie = await cookieAfter(putCart('mask'))
    expect(await send(readCart, cookie)).toEqual({ status: 200, result: 'mask', setCookie: undefined })
    expect((await send(putCart('mask'), cookie)).setCookie).toBeUndefined()
  })

  // USER-21
  it('holds the changed state, sealed and inaccessible to scripts and other sites', async () => {
    const { send, app } = await sessionServer()
    const { setCookie } = await send((session) => {
      signIn(session)
      putCart('canary-cart')(session)
    })
    expect(setCookie).toMatch(/^heartwood-session=[\w.-]+; Max-Age=172800; Path=\/; HttpOnly; SameSite=Lax$/)
    expect(setCookie).not.toContain('canary')
    expect(Buffer.from(setCookie?.split('.').at(-2) ?? '', 'base64url').toString('latin1')).not.toContain('canary')
    expect((await app.inject({ url: '/' })).json()).toEqual({ result: 'no session' })
  })

  it('makes its answer uncacheable, whatever cache headers the answer has', async () => {
    const { app } = await sessionServer()
    app.post('/kept', async ({ session }, reply) => {
      session?.change({ cartId: 'mask' })
      return reply.header('cache-control', 'public, max-age=60').send('')
    })
    const { headers } = await app.inject({ method: 'POST', url: '/kept' })
    expect([headers['set-cookie'], headers['cache-control']]).toEqual([expect.any(String), 'no-store'])
  })

  it('is limited to this host under HTTPS', async () => {
    const { send } = await sessionServer({ isSecure: true })
    const { setCookie } = await send(putCart('mask'))
    expect(setCookie).toMatch(/^__Host-heartwood-session=[\w.-]+; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
  })

  it('stays valid after a restart and a change of keys', async () => {
    const [old, recent] = [newKeys(), newKeys()]
    const before = await sessionServer({ keys: old })
    const cookie = await before.cookieAfter(putCart('mask'))
    const after = await sessionServer({ keys: [...recent, ...old] as unknown as typeof old })
    const answer = await after.send(readCart, cookie)
    expect(answer.result).toBe('mask')
    const later = await sessionServer({ keys: recent })
    expect(await later.send(readCart, answer.setCookie?.split(';')[0])).toMatchObject({ result: 'mask', setCookie: undefined })
    expect((await later.send(readCart, cookie)).result).toBeNull()
  })

  it('expires after the idle time, and is renewed before', async () => {
    const { send, pass, cookieAfter } = await sessionServer()
    const cookie = await cookieAfter(putCart('mask'))
    pass(7 * HOUR)
    const renewed = await send(readCart, cookie)
    expect(renewed).toMatchObject({ result: 'mask', setCookie: expect.stringContaining('Max-Age=172800') })
    pass(42 * HOUR)
    expect(await send(readCart, cookie)).toEqual({ status: 200, result: null, setCookie: undefined })
    expect((await send(readCart, renewed.setCookie?.split(';')[0])).result).toBe('mask')
  })

  it('expires after its lifetime, however often it is used', async () => {
    const { send, pass, cookieAfter } = await sessionServer()
    let cookie = await cookieAfter(putCart('mask'))
    for (let hours = 0; hours < 234; hours += 39) {
      pass(39 * HOUR)
      cookie = (await send(read, cookie)).setCookie?.split(';')[0] ?? ''
    }
    const last = await send(readCart, cookie)
    expect(last.result).toBe('mask')
    pass(7 * HOUR)
    expect((await send(readCart, cookie)).result).toBeNull()
  })

  it('is ignored if it was changed or sealed by another key', async () => {
    const { send, cookieAfter, logged } = await sessionServer()
    const cookie = await cookieAfter(putCart('mask'))
    const [name, value = ''] = cookie.split('=')
    const foreign = await (await sessionServer()).cookieAfter(putCart('mask'))
    const [header = '', ...rest] = value.split('.')
    const unsealed = Buffer.from('{"alg":"none"}').toString('base64url')
    const hostile = [
      `${name}=`,
      `${name}`,
      `${name}=x`,
      `${name}=${value.slice(0, -2)}`,
      `${name}=${value.slice(0, value.length / 2)}`,
      `${name}=${value.replace(/.(?=.{30}$)/, (letter) => (letter === 'A' ? 'B' : 'A'))}`,
      `${name}=${[unsealed, ...rest].join('.')}`,
      `${name}=${header}....`,
      `${name}=${'a'.repeat(5000)}`,
      `${name}=%00%ff`,
      `${name}="${value}"`,
      `${cookie}; ${cookie}`,
      `${cookie}; ${name}=other`,
      foreign,
      cookie.replace('heartwood', '__Host-heartwood'),
      ';;;===',
    ]
    for (const sent of hostile)
      expect([sent, await send(readCart, sent)]).toEqual([sent, { status: 200, result: null, setCookie: undefined }])
    expect((await send(readCart, `a=1; ${cookie}; b=2`)).result).toBe('mask')
    expect(logged()).toContain('session cookie ignored')
    expect(logged()).not.toContain(value)
  })

  it('stays within the size limit of browsers, and rejects a change that does not fit', async () => {
    const { send } = await sessionServer()
    let longest = 0
    for (let length = 100; length < 6000; length += 100) {
      const { result, setCookie = '' } = await send((session) => {
        try {
          session.signIn({ ...ANNA, refreshToken: 'r'.repeat(length) })
        } catch (error) {
          return [error instanceof SessionTooLong, session.read().customerToken]
        }
        return 'fits'
      })
      expect(setCookie.length).toBeLessThanOrEqual(4096)
      if (result === 'fits') longest = length
      else expect([result, setCookie]).toEqual([[true, null], ''])
    }
    expect(longest).toBeGreaterThan(2000)
  })

  it('keeps the revisions of the five latest devices', async () => {
    const { send } = await sessionServer()
    const { result } = await send((session) => {
      for (const device of ['a', 'b', 'c', 'd', 'e', 'a', 'f']) {
        const { revisions } = session.read()
        session.change({ revisions: { ...revisions, [device]: (revisions[device] ?? 0) + 1 } })
      }
      return session.read().revisions
    })
    expect(result).toEqual({ c: 1, d: 1, e: 1, a: 2, f: 1 })
  })
})

describe('overlapping requests', () => {
  it('see earlier changes, even with an older cookie', async () => {
    const { send, cookieAfter } = await sessionServer()
    const old = await cookieAfter(putCart('first'))
    await send(putCart('second'), old)
    const answer = await send(readCart, old)
    expect(answer.result).toBe('second')
    expect(answer.setCookie).toBeDefined()
  })

  it('run serial work in the order of arrival, even if earlier work fails', async () => {
    const { app, send, cookieAfter } = await sessionServer()
    const cookie = await cookieAfter(putCart('mask'))
    const order: string[] = []
    const { promise: held, resolve: release } = Promise.withResolvers<null>()
    const post = (work: (session: Session) => Promise<unknown>) =>
      send((session) => session.serially(() => work(session)), cookie)
    const first = post(async () => {
      order.push('first begins')
      await held
      order.push('first ends')
      throw new Error('broken')
    })
    await app.ready()
    while (order.length === 0) await new Promise(setImmediate)
    const second = post(async () => order.push('second'))
    await new Promise(setImmediate)
    expect(order).toEqual(['first begins'])
    release(null)
    expect([(await first).status, (await second).status]).toEqual([500, 200])
    expect(order).toEqual(['first begins', 'first ends', 'second'])
  })

  it('share sent revisions and the newest unanswered change of each line', async () => {
    const { send, cookieAfter } = await sessionServer()
    const cookie = await cookieAfter(putCart('mask'))
    const recordSent = (deviceId: string, revision: number) =>
      send(async (session) => session.recordSent({ deviceId, revision }), cookie)
    const revisions = [
      await recordSent('a', 3),
      await recordSent('a', 2),
      await recordSent('b', 1),
      await recordSent('__proto__', 1),
      await recordSent('a', 4),
    ]
    expect(revisions.map(({ result }) => result)).toEqual([3, 3, 1, 1, 4])
    const line = (sku: string) => ({ sku, itemId: null, bundleChoices: [], optionAnswers: [] })
    const createLateChange = (sku: string, at: number) =>
      send(async (session) => session.recordLateChange({ line: line(sku), by: { deviceId: 'a', revision: 3 }, at }), cookie)
    await createLateChange('A', 1)
    await createLateChange('B', 2)
    await createLateChange('A', 3)
    const { result } = await send(async (session) => session.lateChanges().map(({ line, at }) => `${line.sku} ${at}`), cookie)
    expect(result).toEqual(['B 2', 'A 3'])
  })

  it('take over another replica’s changes from a newer cookie', async () => {
    const [keys, records] = [newKeys(), createSessionRecords()]
    const here = await sessionServer({ keys, records })
    const there = await sessionServer({ keys })
    const cookie = await here.cookieAfter(putCart('first'))
    const newer = await there.cookieAfter(putCart('second'), cookie)
    expect((await here.send(readCart, newer)).result).toBe('second')
    expect((await here.send(readCart, cookie)).result).toBe('second')
  })
})

describe('many shoppers', () => {
  it('never see each other’s state when their requests interleave', async () => {
    const { send, cookieAfter } = await sessionServer()
    const cookies: string[] = []
    for (let i = 0; i < 50; i++) cookies.push(await cookieAfter(putCart(`cart-${i}`)))
    const turns = Array.from({ length: 1000 }, (_, turn) => (turn * turn * 7 + turn * 13) % 50)
    const answers = await Promise.all(
      turns.map((i) =>
        send(async (session) => {
          const before = session.read().cartId
          await new Promise(setImmediate)
          return [before, session.read().cartId]
        }, cookies[i]),
      ),
    )
    expect(answers.map(({ result }) => result)).toEqual(turns.map((i) => [`cart-${i}`, `cart-${i}`]))
  })
})

describe('the readable cookie beside the session', () => {
  it('is set while a customer is signed in, holds nothing else, and is repaired if it is missing or stale', async () => {
    const { send, cookieAfter } = await sessionServer()
    const signedIn = await send(signIn)
    expect(signedIn.hint).toMatch(/^signed-in=1; Max-Age=172800; Path=\/; SameSite=Lax$/)
    const customer = signedIn.setCookie?.split(';')[0] ?? ''
    expect((await send(read, `${customer}; signed-in=1`)).hint).toBeUndefined()
    expect((await send(read, customer)).hint).toMatch(/^signed-in=1; /)
    expect((await send(read, 'signed-in=1')).hint).toMatch(/^signed-in=; Max-Age=0; /)
    expect((await send((session) => session.signOut(), `${customer}; signed-in=1`)).hint).toMatch(/^signed-in=; Max-Age=0; /)
    // On its way while its shopper signed out: the shopper may have signed in again since.
    expect((await send(read, `${customer}; signed-in=1`)).hint).toBeUndefined()
    expect((await send(putCart('mask'))).hint).toBeUndefined()
    expect(await cookieAfter(putCart('mask'))).not.toBe('')
  })
})
