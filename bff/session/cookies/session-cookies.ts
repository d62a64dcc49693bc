import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Log } from '../../cache/log.ts'
import { cookieValues } from './cookie-values.ts'
import { COOKIE_BYTES, type OpenedCookie, type SealedSession, seal, unseal } from './sealing.ts'
import { isExpired, type SessionAges } from './session-age.ts'
import type { SessionKeys } from './session-keys.ts'

export interface SessionCookiesOptions extends SessionAges {
  readonly keys: SessionKeys
  /** Whether the shop is available over HTTPS only. */
  readonly isSecure: boolean
  /** The store view that owns the session; empty or absent for the default one. */
  readonly getSessionStore?: (request: FastifyRequest) => string
  /** Name of the readable cookie that says whether a customer is signed in, in the store view of the request. */
  readonly getHint: (request: FastifyRequest) => string
  readonly now?: () => number
}

/** The session to seal; `clear` to remove the cookie; null for no change. */
export type CookieChange = SealedSession | 'clear' | null

/** One cookie per store view. Browsers accept a `__Host-` name only from this host over HTTPS. @source RFC 6265bis §4.1.3 */
export const cookieName = (isSecure: boolean, store = ''): string =>
  `${isSecure ? '__Host-' : ''}heartwood-session${store && `-${store}`}`

/** @param app has the plugin @fastify/cookie */
export function createSessionCookies(
  app: Pick<FastifyInstance, 'serializeCookie'>,
  { keys, isSecure, getHint, getSessionStore = () => '', now = Date.now, idleSeconds, lifetimeSeconds }: SessionCookiesOptions,
) {
  const attributes = { path: '/', httpOnly: true, secure: isSecure, sameSite: 'lax' } as const
  const idleMs = idleSeconds * 1000
  const lifetimeMs = lifetimeSeconds * 1000
  const nameFor = (request: FastifyRequest) => cookieName(isSecure, getSessionStore(request))

  const secondsLeft = (change: CookieChange): number =>
    Math.floor((typeof change === 'object' && change ? Math.min(idleMs, change.startedAt + lifetimeMs - now()) : idleMs) / 1000)

  async function toSetCookie(name: string, change: SealedSession | 'clear'): Promise<string> {
    if (change === 'clear') return app.serializeCookie(name, '', { ...attributes, maxAge: 0 })
    const maxAge = secondsLeft(change)
    return app.serializeCookie(name, await seal(keys, change), { ...attributes, maxAge })
  }

  const hasHint = (request: FastifyRequest) => cookieValues(request.headers.cookie ?? '', getHint(request)).length > 0

  /** Sets or clears the readable flag that tells pages to ask who is signed in. It grants no access. @source decision 0002 */
  function hintChange(request: FastifyRequest, change: CookieChange, isCustomer: boolean | null) {
    const isRenewed = isCustomer && change !== null
    if (isCustomer === null || (isCustomer === hasHint(request) && !isRenewed)) return null
    const maxAge = isCustomer ? secondsLeft(change) : 0
    return app.serializeCookie(getHint(request), isCustomer ? '1' : '', { ...attributes, httpOnly: false, maxAge })
  }

  const valuesIn = (request: FastifyRequest) => cookieValues(request.headers.cookie ?? '', nameFor(request))

  return {
    /** Whether the request has the readable flag. */
    hasHint,

    isIn: (request: FastifyRequest): boolean => valuesIn(request).length > 0,

    /** Null if the request has no session cookie or an invalid one. */
    async read(request: FastifyRequest): Promise<OpenedCookie | null> {
      const values = valuesIn(request)
      try {
        return values.length === 0 ? null : await openCookie(values, keys, { idleSeconds, lifetimeSeconds }, now)
      } catch (error) {
        logIgnored(request.log, error)
        return null
      }
    },

    /** The values of the answer's `Set-Cookie` headers; null if no cookie changes. @param isCustomer null if unknown */
    write(request: FastifyRequest, change: CookieChange, isCustomer: boolean | null): Promise<readonly string[]> | null {
      const hint = hintChange(request, change, isCustomer)
      if (!change && hint === null) return null
      return Promise.all([...(change ? [toSetCookie(nameFor(request), change)] : []), ...(hint === null ? [] : [hint])])
    },
  }
}

/** @throws if there are several cookies, or one that is too long, not sealed by the shop, or expired */
async function openCookie(
  values: readonly string[],
  keys: SessionKeys,
  ages: SessionAges,
  now: () => number,
): Promise<OpenedCookie> {
  const [value = '', ...others] = values
  if (others.length > 0) throw new Error('several cookies')
  if (value.length > COOKIE_BYTES) throw new Error('too long')
  const cookie = await unseal(keys, value)
  if (isExpired(cookie, ages, now())) throw new Error('expired')
  return cookie
}

/** Logs the reason, never the cookie. */
const logIgnored = (log: Pick<Log, 'debug'>, error: unknown): void =>
  log.debug({ reason: error instanceof Error ? error.message : String(error) }, 'session cookie ignored')
