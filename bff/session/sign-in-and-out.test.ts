import { describe, expect, it } from 'vitest'
import type { Session } from '../services/scope/session.types.ts'
import { cookieName } from './cookies/session-cookies.ts'
import { ANNA, HOUR, putCart, read, readCart, readCustomer, sessionServer, signIn } from './session.test-kit.ts'
import { createSessionRecords, sessionRecord } from './session-records.ts'

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

const ORDER = { id: '5120', number: '000004433', isConfirmed: true, at: 1_700_000_000_000, total: 4200, currency: 'GBP' }

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

  // FRONT-17
  it('takes the order from the previous cookie, also if that continues later', async () => {
    const { send, pass, cookieAfter } = await sessionServer()
    const readOrder = (session: Session) => session.read().lastOrder
    const guest = await cookieAfter((session) => session.change({ cartId: 'guest-cart', lastOrder: ORDER }))
    expect((await send(readOrder, guest)).result).toEqual(ORDER)
    await send(signIn, guest)
    expect((await send(readOrder, guest)).result).toBeNull()
    pass(31_000)
    expect((await send(readOrder, guest)).result).toBeNull()
    expect((await send(readCart, guest)).result).toBe('guest-cart')
  })

  // FRONT-14
  it('takes the order from the previous cookie as long as it could be read', async () => {
    let elapsed = 1
    const { send, pass, cookieAfter } = await sessionServer({ records: createSessionRecords({ now: () => elapsed }) })
    const readOrder = (session: Session) => session.read().lastOrder
    const guest = await cookieAfter((session) => session.change({ lastOrder: ORDER }))
    await send(signIn, guest)
    elapsed += 23 * HOUR
    pass(23 * HOUR)
    expect((await send(readOrder, guest)).result).toBeNull()
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
