import { describe, expect, it } from 'vitest'
import type { Session } from '../services/scope/session.types.ts'
import { SessionTooLong } from '../services/scope/session-errors.ts'
import { cookieName } from './cookies/session-cookies.ts'
import { ANNA, HOUR, newKeys, sessionServer } from './session.test-kit.ts'
import { createSessionRecords, sessionRecord } from './session-records.ts'

const read = (session: Session) => session.read()
const readCart = (session: Session) => session.read().cartId
const putCart = (cartId: string) => (session: Session) => session.change({ cartId })
const signIn = (session: Session) => session.signIn(ANNA)
const readCustomer = (session: Session) => session.read().customerToken

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

describe('the devices of a customer', () => {
  const devices = (session: Session) => session.devices()

  it('are listed with this one first, and each can be ended', async () => {
    const { send, pass, cookieAfter } = await sessionServer()
    const phone = await cookieAfter(signIn)
    pass(1000)
    const laptop = await cookieAfter(signIn)
    const listed = (await send(devices, phone)).result
    expect(listed).toMatchObject([{ isCurrent: true }, { isCurrent: false, signedInAt: listed[0].signedInAt + 1000 }])
    expect((await send((session) => session.endDevice(listed[1].id), phone)).result).toBe(true)
    expect((await send(readCustomer, laptop)).result).toBeNull()
    expect((await send(readCustomer, phone)).result).toBe('canary-token')
    expect((await send(devices, phone)).result).toHaveLength(1)
  })

  it('are empty for guests, and never include another customer’s', async () => {
    const { send, cookieAfter } = await sessionServer()
    const anna = await cookieAfter(signIn)
    const ben = await cookieAfter((session) => session.signIn({ ...ANNA, customerKey: 'ben' }))
    const [{ id }] = (await send(devices, anna)).result
    expect((await send((session) => session.endDevice(id), ben)).result).toBe(false)
    expect((await send((session) => session.endDevice(id))).result).toBe(false)
    expect((await send(devices)).result).toEqual([])
    expect((await send(readCustomer, anna)).result).toBe('canary-token')
  })

  it('include when each was last seen, to a few minutes', async () => {
    const { send, pass, cookieAfter } = await sessionServer()
    const cookie = await cookieAfter(signIn)
    const [{ seenAt }] = (await send(devices, cookie)).result
    pass(4 * 60_000)
    expect((await send(devices, cookie)).result).toMatchObject([{ seenAt }])
    pass(2 * 60_000)
    await send(readCustomer, cookie)
    expect((await send(devices, cookie)).result).toMatchObject([{ seenAt: seenAt + 6 * 60_000, signedInAt: seenAt }])
  })

  it('all end at once except one, including sessions without a record', async () => {
    const keys = newKeys()
    const { send, pass, cookieAfter } = await sessionServer({ keys })
    const elsewhere = await sessionServer({ keys })
    const unnoted = await elsewhere.cookieAfter(signIn)
    const phone = await cookieAfter(signIn)
    pass(1)
    const laptop = await cookieAfter(signIn)
    await send((session) => session.endOtherDevices(), laptop)
    const open = [unnoted, phone, laptop].map(async (cookie) => (await send(readCustomer, cookie)).result)
    expect(await Promise.all(open)).toEqual([null, null, 'canary-token'])
    pass(1)
    expect((await send(readCustomer, await cookieAfter(signIn))).result).toBe('canary-token')
  })

  it('are limited to fifty: one more ends the least recently used', async () => {
    const { send, pass, cookieAfter } = await sessionServer()
    const cookies: string[] = []
    for (let count = 0; count < 51; count++) {
      cookies.push(await cookieAfter(signIn))
      pass(1000)
    }
    const [oldest, next] = cookies
    expect((await send(readCustomer, oldest)).result).toBeNull()
    expect((await send(readCustomer, next)).result).toBe('canary-token')
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

describe('signing in and out', () => {
  it('starts a new session, while the previous cookie stays a guest’s', async () => {
    const { send, cookieAfter } = await sessionServer()
    const guest = await cookieAfter(putCart('guest-cart'))
    const customer = await cookieAfter(signIn, guest)
    expect((await send(readCustomer, customer)).result).toBe('canary-token')
    expect((await send(readCart, customer)).result).toBeNull()
    expect((await send(read, guest)).result).toMatchObject({
      customerToken: null,
      refreshToken: null,
      groupId: null,
      cartId: 'guest-cart',
    })
  })

  it('does not let a late answer replace the new cookie, and continues the guest session if the new cookie never arrived', async () => {
    const { send, pass, cookieAfter } = await sessionServer()
    const guest = await cookieAfter(putCart('guest-cart'))
    await send(signIn, guest)
    expect((await send(putCart('late'), guest)).setCookie).toBeUndefined()
    pass(31_000)
    const lost = await send(putCart('later'), guest)
    expect((await send(readCart, lost.setCookie?.split(';')[0])).result).toBe('later')
  })

  it('leaves the guest cart to the previous cookie, which sees changes to it', async () => {
    const { send, pass, cookieAfter } = await sessionServer()
    const guest = await cookieAfter(putCart('guest-cart'))
    await send((session) => session.signIn(ANNA).change({ cartId: null }), guest)
    expect((await send(readCart, guest)).result).toBeNull()
    pass(31_000)
    expect((await send(readCart, (await send(readCart, guest)).setCookie?.split(';')[0])).result).toBeNull()
  })

  it('ends the session for good: the cookie is removed, and a copy of it is rejected', async () => {
    const { send, pass, cookieAfter } = await sessionServer()
    const customer = await cookieAfter(signIn)
    const { setCookie } = await send((session) => session.signOut(), customer)
    expect(setCookie).toMatch(/^heartwood-session=; Max-Age=0; /)
    expect((await send(readCustomer, customer)).result).toBeNull()
    expect((await send(putCart('late'), customer)).setCookie).toBeUndefined()
    pass(31_000)
    const next = await send(putCart('mine'), customer)
    expect((await send(readCustomer, next.setCookie?.split(';')[0])).result).toBeNull()
  })

  it('clears a cookie that was signed out some time ago', async () => {
    const { send, pass, cookieAfter } = await sessionServer()
    const customer = await cookieAfter(signIn)
    await send((session) => session.signOut(), customer)
    expect((await send(readCustomer, customer)).setCookie).toBeUndefined()
    pass(31_000)
    expect((await send(readCustomer, customer)).setCookie).toMatch(/^heartwood-session=; Max-Age=0; /)
  })

  it('ends the session for good, even if 10,200 other sessions begin', async () => {
    const records = createSessionRecords()
    const { send, cookieAfter } = await sessionServer({ records })
    const customer = await cookieAfter(signIn)
    await send((session) => session.signOut(), customer)
    for (let count = 0; count < 10_200; count++) {
      const record = sessionRecord({ startedAt: 0 })
      records.set(record.id, record)
    }
    expect((await send(readCustomer, customer)).result).toBeNull()
  })

  it.each(['customerKey', 'addressKey'])('does not open a cookie of an earlier release that has no %s', async (key) => {
    const { send, cookieAfter } = await sessionServer()
    const cookie = await cookieAfter((session) => session.signIn({ ...ANNA, [key]: null }))
    expect((await send(readCustomer, cookie)).result).toBeNull()
  })

  it('discards changes of requests that are still running', async () => {
    const { send, cookieAfter } = await sessionServer()
    const customer = await cookieAfter(signIn)
    const { result, setCookie } = await send(async (session) => {
      await send((other) => other.signOut(), customer)
      session.change({ cartId: 'late' })
      return session.read()
    }, customer)
    expect([result, setCookie]).toEqual([{ ...NOTHING }, undefined])
  })

  it('ends the previous session if a customer signs in again', async () => {
    const { send, cookieAfter } = await sessionServer()
    const first = await cookieAfter(signIn)
    await send((session) => session.signIn({ ...ANNA, customerToken: 'next' }), first)
    expect((await send(readCustomer, first)).result).toBeNull()
  })

  it('names its cookie by the type of connection', () => {
    expect([cookieName(true), cookieName(false)]).toEqual(['__Host-heartwood-session', 'heartwood-session'])
  })

  // VIEW-2
  it('is limited to one store view: a customer of one is a guest in another', async () => {
    let store = ''
    const { send, cookieAfter } = await sessionServer({ getSessionStore: () => store })
    const cookie = await cookieAfter(signIn)
    expect((await send(readCustomer, cookie)).result).not.toBeNull()
    store = 'de'
    expect((await send(readCustomer, cookie)).result).toBeNull()
    expect(await cookieAfter(signIn, cookie)).toMatch(/^heartwood-session-de=/)
  })
})

const NOTHING = {
  customerToken: null,
  refreshToken: null,
  groupToken: null,
  groupId: null,
  customerKey: null,
  addressKey: null,
  cartId: null,
  handedOffCartId: null,
  subscription: null,
  lastOrder: null,
  revisions: {},
}
