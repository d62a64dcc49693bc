import { describe, expect, it, vi } from 'vitest'
import { privateScope } from '../scope/private-scope.ts'
import type { SessionState } from '../scope/session.types.ts'
import { failUnreachable, scopeWith } from '../testing/platform.ts'
import { testSession } from '../testing/session.ts'
import { PROFILE, SIGNED_IN } from './customer.test-kit.ts'
import { ownNewsletter, subscribe, unsubscribe } from './newsletter.ts'

const ADDRESS = { email: ' Ben@stairworks.example ' }
const OWN = { email: PROFILE.email.toUpperCase() }

/** A platform with one subscribed or unsubscribed address, and a shopper. */
function createNewsletter(was: boolean | null, state: Partial<SessionState> = {}) {
  const made: string[] = []
  let isSubscribed = was
  const call = (name: string, after: boolean | null) => async () => {
    made.push(name)
    isSubscribed = after ?? isSubscribed
    return true
  }
  const calls = {
    isSubscribed: async () => {
      made.push('ask')
      return isSubscribed
    },
    subscribe: call('subscribe', true),
    unsubscribe: call('unsubscribe', false),
  }
  const session = testSession(state)
  const scope = privateScope(scopeWith({ newsletter: calls, user: { profile: async () => PROFILE } as never }, { session }))
  return { made, scope, session, isSubscribed: () => isSubscribed }
}

describe('ownNewsletter', () => {
  it.each([
    [true, { isSubscribed: true }],
    [false, { isSubscribed: false }],
    [null, null],
  ])('returns %j from the platform for the customer’s own address', async (was, expected) => {
    expect(await ownNewsletter(createNewsletter(was, SIGNED_IN).scope)).toEqual(expected)
  })

  it('returns null for guests and makes no call', async () => {
    const { made, scope } = createNewsletter(true)
    expect(await ownNewsletter(scope)).toBeNull()
    expect(made).toEqual([])
  })
})

describe('subscribe', () => {
  // NEWS-1, NEWS-5, SHOP-9
  it('gives the same answer after the same number of calls, whether the address was subscribed or not', async () => {
    const [known, unknown] = [createNewsletter(true), createNewsletter(false)]
    const answers = [await subscribe(ADDRESS, known.scope), await subscribe(ADDRESS, unknown.scope)]
    expect(answers[0]).toEqual({ newsletter: { isSubscribed: true }, userErrors: [] })
    expect(answers[1]).toEqual(answers[0])
    expect([known.made, unknown.made]).toEqual([
      ['ask', 'ask'],
      ['ask', 'subscribe'],
    ])
    const [one, other] = [known.session.read().subscription, unknown.session.read().subscription]
    expect(one?.length).toBe(other?.length)
  })

  // NEWS-7
  it('rejects an invalid address, and changes nothing if the platform refuses, has no newsletter or is unreachable', async () => {
    const { made, scope } = createNewsletter(true)
    expect((await subscribe({ email: 'anna' }, scope)).userErrors).toMatchObject([{ code: 'EMAIL', field: 'email' }])
    expect(made).toEqual([])
    const refusing = createNewsletter(false)
    Object.assign(refusing.scope.platform.newsletter, { subscribe: vi.fn(async () => false) })
    expect(await subscribe(ADDRESS, refusing.scope)).toMatchObject({ newsletter: null, userErrors: [{ code: 'REFUSED' }] })
    expect(await subscribe(ADDRESS, createNewsletter(null).scope)).toMatchObject({ userErrors: [{ code: 'UNAVAILABLE' }] })
    const broken = createNewsletter(false)
    Object.assign(broken.scope.platform.newsletter, { subscribe: failUnreachable })
    expect(await subscribe(ADDRESS, broken.scope)).toMatchObject({ newsletter: null, userErrors: [{ code: 'UNAVAILABLE' }] })
    expect(broken.session.read().subscription).toBeNull()
  })
})

describe('unsubscribe', () => {
  // NEWS-2, NEWS-6
  it('removes the address that this session subscribed, in any spelling', async () => {
    const { scope, isSubscribed } = createNewsletter(false)
    await subscribe(ADDRESS, scope)
    expect(await unsubscribe({ email: 'ben@STAIRWORKS.example' }, scope)).toEqual({
      newsletter: { isSubscribed: false },
      userErrors: [],
    })
    expect(isSubscribed()).toBe(false)
  })

  it('removes an address that was subscribed twice in this session', async () => {
    const { scope, isSubscribed } = createNewsletter(false)
    await subscribe(ADDRESS, scope)
    await subscribe(ADDRESS, scope)
    await unsubscribe(ADDRESS, scope)
    expect(isSubscribed()).toBe(false)
  })

  it('removes the customer’s own address, wherever it was subscribed', async () => {
    const { scope, isSubscribed } = createNewsletter(true, SIGNED_IN)
    expect((await unsubscribe(OWN, scope)).userErrors).toEqual([])
    expect(isSubscribed()).toBe(false)
  })

  // NEWS-2
  it('makes no change for an address that is not subscribed', async () => {
    const { made, scope } = createNewsletter(false, SIGNED_IN)
    expect(await unsubscribe(OWN, scope)).toEqual({ newsletter: { isSubscribed: false }, userErrors: [] })
    expect(made).toEqual(['ask', 'ask'])
  })

  it.each([true, false])('rejects a stranger’s address without a platform call (subscribed: %j)', async (was) => {
    for (const state of [{}, SIGNED_IN]) {
      const { made, scope, isSubscribed } = createNewsletter(was, state)
      expect((await unsubscribe(ADDRESS, scope)).userErrors).toMatchObject([{ code: 'REFUSED', field: null }])
      expect([made, isSubscribed()]).toEqual([[], was])
    }
  })

  it('keeps another person’s subscription after a stranger subscribed the address again', async () => {
    const { scope, isSubscribed } = createNewsletter(true)
    await subscribe(ADDRESS, scope)
    expect(await unsubscribe(ADDRESS, scope)).toEqual({ newsletter: { isSubscribed: false }, userErrors: [] })
    expect(isSubscribed()).toBe(true)
  })
})
