import { describe, expect, it } from 'vitest'
import { PlatformRefused } from '../platform/base/errors.ts'
import type { Session } from '../services/scope/session.types.ts'
import { SessionExpired } from '../services/scope/session-errors.ts'
import { putCart, readCart, sessionServer, signIn } from './session.test-kit.ts'

const LOST_KEY = 'heartwood-session=sealed-with-a-lost-key; signed-in=1'

const rejected = async () => {
  throw new PlatformRefused('PLATFORM_REFUSED', 401)
}

/** A service that goes on as a guest's if the session has ended. */
const swallowEnd = (session: Session) => session.withToken(rejected).catch(() => 'sent as a guest')

/** An answer that tells the device that the session has ended. */
const answerEnd = (session: Session) => {
  try {
    session.requireOpen()
    return 'open'
  } catch (error) {
    session.reportEnd()
    return error instanceof SessionExpired ? error.why : 'another error'
  }
}

describe('a session that has ended', () => {
  // USER-39
  it('keeps its cookies until an answer tells the device of the end', async () => {
    const { send, cookieAfter } = await sessionServer()
    const cookie = `${await cookieAfter(signIn)}; signed-in=1`
    const first = await send(swallowEnd, cookie)
    expect(first).toMatchObject({ result: 'sent as a guest', setCookie: undefined, hint: undefined })
    const told = await send(answerEnd, cookie)
    expect(told).toMatchObject({ result: 'refused', setCookie: expect.stringMatching(/^heartwood-session=; Max-Age=0; /) })
    expect(told.hint).toMatch(/^signed-in=; Max-Age=0; /)
  })

  // USER-39
  it('is reported if its cookie is sealed with a lost key, and takes no cart until then', async () => {
    const { send } = await sessionServer()
    expect(await send(putCart('mask'), LOST_KEY)).toMatchObject({ setCookie: undefined, hint: undefined })
    const told = await send(answerEnd, LOST_KEY)
    expect(told).toMatchObject({ result: 'refused', setCookie: expect.stringMatching(/^heartwood-session=; Max-Age=0; /) })
    expect(told.hint).toMatch(/^signed-in=; Max-Age=0; /)
    expect(await send(answerEnd)).toMatchObject({ result: 'open' })
  })

  it('gives way to a sign-in', async () => {
    const { send } = await sessionServer()
    const signedIn = await send(signIn, LOST_KEY)
    expect(signedIn.hint).toMatch(/^signed-in=1; /)
    const cookie = signedIn.setCookie?.split(';')[0] ?? ''
    await send(putCart('4417'), cookie)
    expect((await send(readCart, `${cookie}; signed-in=1`)).result).toBe('4417')
  })
})
