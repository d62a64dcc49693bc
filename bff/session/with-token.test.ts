import { describe, expect, it } from 'vitest'
import { PlatformRefused, PlatformUnreachable } from '../platform/base/errors.ts'
import type { Session } from '../services/scope/session.types.ts'
import { SessionExpired } from '../services/scope/session-errors.ts'
import { ANNA, sessionServer } from './session.test-kit.ts'

const EXPIRED = 'Error refreshing user token. User is not authorized to access the resource'
const TOO_OFTEN = 'Internal Application error while refreshing the tokens. Please clear the storage and refresh page.'

/** A platform that takes the newest token alone, and gives others for the refresh token. */
function createTokens({ isRefreshed = true }: { isRefreshed?: boolean } = {}) {
  const asked = { calls: [] as (string | null)[], refreshes: [] as string[] }
  let valid = 'none'
  return {
    asked,
    take: (token: string) => {
      valid = token
    },
    call: async (token: string | null) => {
      asked.calls.push(token)
      await new Promise(setImmediate)
      if (token !== valid) throw new PlatformRefused('PLATFORM_REFUSED', 401, 'not authorized')
      return `answer for ${token}`
    },
    refreshTokens: async (refreshToken: string) => {
      asked.refreshes.push(refreshToken)
      await new Promise(setImmediate)
      valid = `token-${asked.refreshes.length}`
      return isRefreshed ? { customerToken: valid, refreshToken: `refresh-${asked.refreshes.length}` } : null
    },
  }
}

const outcome = (promise: Promise<unknown>) => promise.catch((error: Error) => error.message)

describe('withToken', () => {
  it('uses the current token', async () => {
    const { take, call, asked, refreshTokens } = createTokens()
    take(ANNA.customerToken)
    const { send, cookieAfter } = await sessionServer({ refreshTokens })
    const cookie = await cookieAfter((session) => session.signIn(ANNA))
    expect((await send((session) => session.withToken(call), cookie)).result).toBe('answer for canary-token')
    expect(asked.refreshes).toEqual([])
  })

  // TOKEN-1, TOKEN-2, TOKEN-6
  it('refreshes once for all waiting calls, and repeats each call once', async () => {
    const { call, asked, refreshTokens } = createTokens()
    const { send, cookieAfter } = await sessionServer({ refreshTokens })
    const cookie = await cookieAfter((session) => session.signIn(ANNA))
    const callManyTimes = (session: Session) => Promise.all(Array.from({ length: 10 }, () => session.withToken(call)))
    const answers = await Promise.all([send(callManyTimes, cookie), send(callManyTimes, cookie)])
    expect(answers.flatMap(({ result }) => result)).toEqual(Array.from({ length: 20 }, () => 'answer for token-1'))
    expect(asked.refreshes).toEqual(['canary-refresh'])
    expect(asked.calls.filter((token) => token === 'token-1')).toHaveLength(20)
  })

  // USER-13
  it('stores the new tokens for later requests at each refresh', async () => {
    const { call, asked, take, refreshTokens } = createTokens()
    const { send, cookieAfter } = await sessionServer({ refreshTokens })
    const cookie = await cookieAfter((session) => session.signIn(ANNA))
    for (const turn of [1, 2, 3, 4]) {
      expect((await send((session) => session.withToken(call), cookie)).result).toBe(`answer for token-${turn}`)
      take('another')
    }
    expect(asked.refreshes).toEqual(['canary-refresh', 'refresh-1', 'refresh-2', 'refresh-3'])
    expect((await send((session) => session.read(), cookie)).result).toMatchObject({
      customerToken: 'token-4',
      refreshToken: 'refresh-4',
    })
  })

  // TOKEN-1, TOKEN-3, TOKEN-4, TOKEN-5, TEXT-13
  it.each([
    ['the refresh token is refused', createTokens({ isRefreshed: false }), ANNA],
    ['there is no refresh token', createTokens(), { ...ANNA, refreshToken: null }],
  ])('ends the session if %s, for waiting and for later callers', async (_, { call, refreshTokens }, credentials) => {
    const { send, cookieAfter } = await sessionServer({ refreshTokens })
    const cookie = await cookieAfter((session) => session.signIn(credentials))
    const callTwice = (session: Session) => {
      session.reportEnd()
      return Promise.all([outcome(session.withToken(call)), outcome(session.withToken(call))])
    }
    const { result, setCookie } = await send(callTwice, cookie)
    expect(result).toEqual([EXPIRED, EXPIRED])
    expect(setCookie).toMatch(/^heartwood-session=; /)
    const callLater = async (session: Session) => {
      session.reportEnd()
      return [await outcome(session.withToken(call)), session.read().customerToken]
    }
    const later = await send(callLater, cookie)
    expect(later).toMatchObject({ result: [EXPIRED, null], setCookie: expect.stringMatching(/^heartwood-session=; /) })
    expect((await send((session) => session.withToken(async (token) => `guest ${token}`))).result).toBe('guest null')
  })

  it('ends the session if the new token is rejected too', async () => {
    const { send, cookieAfter } = await sessionServer({
      refreshTokens: async () => ({ customerToken: 'new', refreshToken: null }),
    })
    const cookie = await cookieAfter((session) => session.signIn(ANNA))
    const calls: (string | null)[] = []
    const refuse = async (token: string | null) => {
      calls.push(token)
      throw new PlatformRefused('PLATFORM_REFUSED', 401)
    }
    expect((await send((session) => outcome(session.withToken(refuse)), cookie)).result).toBe(EXPIRED)
    expect(calls).toEqual(['canary-token', 'new'])
  })

  // TEXT-14
  it('keeps the session during an outage, and ends it if refreshing fails three times in a row', async () => {
    let status: number | null = null
    const refreshTokens = async () => Promise.reject(new PlatformUnreachable('PLATFORM_FAILED', status))
    const { call } = createTokens()
    const { send, cookieAfter } = await sessionServer({ refreshTokens })
    const cookie = await cookieAfter((session) => session.signIn(ANNA))
    const attempt = async () => (await send((session) => outcome(session.withToken(call)), cookie)).result
    for (const _ of [1, 2, 3, 4]) expect(await attempt()).toBe('The platform failed to answer.')
    status = 500
    expect([await attempt(), await attempt(), await attempt(), await attempt()]).toEqual([
      'The platform failed to answer.',
      'The platform failed to answer.',
      TOO_OFTEN,
      EXPIRED,
    ])
  })

  // TOKEN-4
  it('ends the session if the platform answers three times in a row without a token', async () => {
    const refreshTokens = async () => Promise.reject(new PlatformUnreachable('PLATFORM_SHAPE', 200))
    const { call } = createTokens()
    const { send, cookieAfter } = await sessionServer({ refreshTokens })
    const cookie = await cookieAfter((session) => session.signIn(ANNA))
    const attempt = async () => (await send((session) => outcome(session.withToken(call)), cookie)).result
    const unreadable = "The platform's answer has an unknown structure."
    expect([await attempt(), await attempt(), await attempt()]).toEqual([unreadable, unreadable, TOO_OFTEN])
  })

  it('passes other rejections, and a guest’s 401, to the caller', async () => {
    const { refreshTokens, asked, call } = createTokens()
    const { send, cookieAfter } = await sessionServer({ refreshTokens })
    expect((await send((session) => outcome(session.withToken(call)))).result).toBe('The platform refused the request.')
    const cookie = await cookieAfter((session) => session.signIn(ANNA))
    const refuseCall = async () => Promise.reject(new PlatformRefused('PLATFORM_REFUSED', 404))
    expect((await send((session) => outcome(session.withToken(refuseCall)), cookie)).result).toBe(
      'The platform refused the request.',
    )
    expect(asked.refreshes).toEqual([])
  })

  it('does not restore a session that was signed out during the refresh', async () => {
    const { call } = createTokens()
    const { promise: signedOut, resolve: tellOfSignOut } = Promise.withResolvers<null>()
    const refreshTokens = async () => {
      await signedOut
      return { customerToken: 'new', refreshToken: null }
    }
    const { send, cookieAfter } = await sessionServer({ refreshTokens })
    const cookie = await cookieAfter((session) => session.signIn(ANNA))
    const { result } = await send(async (session) => {
      const waiting = session.withToken(call).catch((error) => error instanceof SessionExpired)
      await send((other) => other.signOut(), cookie)
      tellOfSignOut(null)
      return [await waiting, session.read().customerToken]
    }, cookie)
    expect(result).toEqual([true, null])
  })
})
