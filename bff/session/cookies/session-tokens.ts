import type { FastifyReply, FastifyRequest } from 'fastify'
import { SESSION_TOKEN } from '#schema/rules/constants.ts'
import { SessionRefused } from '../../services/scope/session-errors.ts'
import { COOKIE_BYTES, type OpenedCookie, openText, parseSession, sealText, sessionText } from './sealing.ts'
import { isExpired, type SessionAges } from './session-age.ts'
import type { CookieChange } from './session-cookies.ts'
import type { SessionKeys } from './session-keys.ts'

export interface SessionTokensOptions extends SessionAges {
  readonly keys: SessionKeys
  readonly hasCookie: (request: FastifyRequest) => boolean
  readonly now: () => number
}

/** The text after `Bearer`. */
const BEARER = /^bearer +(?<token>\S+) *$/i

/**
 * Sessions of registered clients in a token instead of a cookie: sent as `Authorization: Bearer`, answered in a header when it changes.
 * Sealed like a cookie together with its client and store view, so it is valid nowhere else and no cookie is a token.
 * @source FRONT-6; decision 0033; RFC 6750
 */
export function createSessionTokens({ keys, hasCookie, now, ...ages }: SessionTokensOptions) {
  async function open(token: string, audience: string): Promise<OpenedCookie> {
    if (!token.startsWith(SESSION_TOKEN.prefix) || token.length > COOKIE_BYTES) throw new Error('not a session token')
    const { text, isOldKey } = await openText(keys, token.slice(SESSION_TOKEN.prefix.length))
    const [sealedFor, session]: unknown[] = JSON.parse(text)
    if (sealedFor !== audience) throw new Error('token of another client or store view')
    const opened = { ...parseSession(session), isOldKey }
    if (isExpired(opened, ages, now())) throw new Error('expired')
    return opened
  }

  return {
    /**
     * The session of the token; null without one.
     * @param audience client and store view
     * @throws SessionRefused for an invalid token, and for a session cookie
     */
    async read(request: FastifyRequest, reply: FastifyReply, audience: string): Promise<OpenedCookie | null> {
      if (hasCookie(request)) throw new SessionRefused('mixed')
      const token = BEARER.exec(request.headers.authorization ?? '')?.groups?.token
      if (token === undefined) return null
      try {
        return await open(token, audience)
      } catch (error) {
        request.log.debug({ reason: error instanceof Error ? error.message : String(error) }, 'session token refused')
        reply.header('www-authenticate', 'Bearer error="invalid_token"')
        throw new SessionRefused('invalid')
      }
    },

    /** The value of the answer's header. */
    async write(change: NonNullable<CookieChange>, audience: string): Promise<string> {
      if (change === 'clear') return SESSION_TOKEN.none
      return SESSION_TOKEN.prefix + (await sealText(keys, JSON.stringify([audience, sessionText(change)])))
    },
  }
}
