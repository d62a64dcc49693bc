import Fastify, { type FastifyInstance } from 'fastify'
import { onTestFinished } from 'vitest'
import type { Session } from '../services/scope/session.types.ts'
import { type SessionKeys, sessionKeys } from './cookies/session-keys.ts'
import { type SessionsOptions, sessions } from './plugin.ts'
import { createSessionRecords } from './session-records.ts'
import { createLocalSignIns } from './sign-ins/local-sign-ins.ts'
import type { SignIns } from './sign-ins/sign-ins.types.ts'
import type { RefreshTokens } from './with-token.ts'

export const HOUR = 3_600_000

export const newKeys = (): SessionKeys => sessionKeys({ keys: null }, { warn: () => undefined })

/** Credentials of a customer who signed in. */
export const ANNA = {
  customerToken: 'canary-token',
  refreshToken: 'canary-refresh',
  groupToken: 'canary-group',
  groupId: 2,
  customerKey: 'anna',
  addressKey: 'anna-address',
}

/** Sign-ins in memory alone, of a process that has always been there. */
export const memorySignIns = (now: () => number = Date.now): SignIns =>
  createLocalSignIns({ file: null, isAlone: false, lifetimeSeconds: 240 * 3600, log: { error: fail, warn: fail }, now })

const fail = (_: object, message: string): never => {
  throw new Error(message)
}

type Work = (session: Session) => unknown

/** A server whose one address does with the session what the test says, and a browser that keeps what it is given. */
export async function sessionServer(given: Partial<SessionsOptions> & { readonly refreshTokens?: RefreshTokens } = {}) {
  const lines: string[] = []
  const app: FastifyInstance = Fastify({ logger: { level: 'debug', stream: { write: (line) => void lines.push(line) } } })
  let time = 1_700_000_000_000
  let work: Work = () => null
  await app.register(sessions, {
    keys: newKeys(),
    records: createSessionRecords(),
    signIns: memorySignIns(() => time),
    getHint: () => 'signed-in',
    refreshTokens: async () => null,
    mayHaveSession: ({ method }) => method === 'POST',
    isSecure: false,
    idleSeconds: 48 * 3600,
    lifetimeSeconds: 240 * 3600,
    now: () => time,
    ...given,
  })
  app.post('/', async ({ session }) => ({ result: (session && (await work(session))) ?? null }))
  app.get('/', async ({ session }) => ({ result: session === null ? 'no session' : 'session' }))
  onTestFinished(() => app.close())

  /** @param cookie the header; the browser's own when there is none */
  async function send(next: Work, cookie?: string) {
    work = next
    const response = await app.inject({ method: 'POST', url: '/', headers: cookie === undefined ? {} : { cookie } })
    const cookies = [response.headers['set-cookie'] ?? []].flat()
    return {
      status: response.statusCode,
      result: response.json().result,
      setCookie: cookies.find((cookie) => !cookie.startsWith('signed-in=')),
      hint: cookies.find((cookie) => cookie.startsWith('signed-in=')),
    }
  }
  return {
    app,
    send,
    logged: () => lines.join(''),
    pass: (ms: number) => {
      time += ms
    },
    /** The content of the cookie after work that changes the session. */
    cookieAfter: async (next: Work, cookie?: string) => cookieIn((await send(next, cookie)).setCookie),
  }
}

export const cookieIn = (setCookie: string | undefined): string => setCookie?.split(';')[0] ?? ''

export const read = (session: Session) => session.read()

export const readCart = (session: Session) => session.read().cartId

export const putCart = (cartId: string) => (session: Session) => session.change({ cartId })

export const signIn = (session: Session) => session.signIn(ANNA)

export const readCustomer = (session: Session) => session.read().customerToken
