import fastifyCookie from '@fastify/cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { SESSION_TOKEN } from '#schema/rules/constants.ts'
import { createSessionCookies, type SessionCookiesOptions } from './cookies/session-cookies.ts'
import { createSessionTokens } from './cookies/session-tokens.ts'
import { createSession, type RequestSession } from './session.ts'
import { customerSession, findRecord, NO_STATE, type SessionRecord, type SessionRecords } from './session-records.ts'
import type { SharedSessions } from './shared-sessions.ts'
import { parseDevice } from './sign-ins/device.ts'
import type { SignIns } from './sign-ins/sign-ins.types.ts'
import type { RefreshTokens } from './with-token.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Null if the request may not have a session. */
    session: RequestSession | null
  }
}

export interface SessionsOptions extends SessionCookiesOptions {
  readonly records: SessionRecords
  readonly refreshTokens: RefreshTokens
  /** Store shared by all replicas; null or absent when this process runs alone. */
  readonly shared?: SharedSessions | null
  readonly signIns: SignIns
  /** Whether a request comes from a page of this shop and may use private data. */
  readonly mayHaveSession: (request: FastifyRequest) => boolean
  /** The registered client that keeps its session in a token; null for pages, which keep theirs in a cookie. */
  readonly getClientId?: (request: FastifyRequest) => string | null
}

interface SessionHeaders {
  readonly name: string
  readonly values: readonly string[]
}

/** Share of the idle time after which a cookie in use is renewed. */
const RENEW_AFTER = 1 / 8

/**
 * Opens the session of each request that may have one, and seals changes into the answer's cookie, or into the token of a registered
 * client. Without a change none is set. Invalid cookies are ignored, invalid tokens are refused.
 * @source decision 0002
 */
export const sessions = fp(async (app: FastifyInstance, options: SessionsOptions) => {
  const { records, refreshTokens, shared = null, signIns, mayHaveSession, now = Date.now } = options
  await app.register(fastifyCookie, { hook: false })
  const cookies = createSessionCookies(app, options)
  const tokens = createSessionTokens({ ...options, now, hasCookie: cookies.isIn })
  const readAudience = (request: FastifyRequest) => {
    const client = options.getClientId?.(request) ?? null
    return client && `${client} ${options.getSessionStore?.(request) ?? ''}`
  }
  app.decorateRequest('session', null)

  // Callbacks, not promises: files and pages pass these hooks too and must not wait.
  app.addHook('onRequest', (request, reply, next) => {
    if (!mayHaveSession(request)) return next()
    open(request, reply).then(() => next(), next)
  })
  app.addHook('onSend', (request, reply, payload, next) => {
    const { session } = request
    const setCookies = () => {
      const changed = changedHeaders(request, session)
      if (!changed) return next(null, payload)
      // Neither a proxy nor the service worker may cache an answer with a session.
      reply.header('cache-control', 'no-store')
      changed.then(({ name, values }) => {
        for (const value of values) reply.header(name, value)
        next(null, payload)
      }, next)
    }
    const stored = session?.store() ?? null
    if (stored) stored.then(setCookies, next)
    else setCookies()
  })

  /** The session as the answer returns it; null if nothing changes. */
  function changedHeaders(request: FastifyRequest, session: RequestSession | null): Promise<SessionHeaders> | null {
    const audience = readAudience(request)
    const change = session?.cookieChange() ?? null
    if (audience === null) {
      const values = cookies.write(request, change, session?.isCustomer() ?? null)
      return values?.then((all) => ({ name: 'set-cookie', values: all })) ?? null
    }
    return change && tokens.write(change, audience).then((value) => ({ name: SESSION_TOKEN.header, values: [value] }))
  }

  async function open(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const audience = readAudience(request)
    const cookie = await (audience === null ? cookies.read(request) : tokens.read(request, reply, audience))
    if (cookie) await refresh(findRecord(cookie, records), { shared, signIns })
    request.session = createSession({
      cookie,
      isLost: cookie === null && audience === null && cookies.isIn(request) && cookies.hasHint(request),
      records,
      refreshTokens,
      shared,
      signIns,
      now,
      device: parseDevice(request.headers['user-agent']),
      renewAfterMs: options.idleSeconds * 1000 * RENEW_AFTER,
    })
  }
})

/** Updates a record from the other replicas, and ends it if the customer has ended the session on another device. */
async function refresh(
  record: SessionRecord,
  { shared, signIns }: { readonly shared: SharedSessions | null; readonly signIns: SignIns },
): Promise<void> {
  const session = customerSession(record)
  const [endedAt] = await Promise.all([session && signIns.endedAt(session), shared?.refresh(record)])
  if (endedAt === null || record.end) return
  // The replica that ended the session may have published the reason since.
  await shared?.refresh(record)
  if (!record.end) Object.assign(record, { end: { why: 'ended', at: endedAt }, state: NO_STATE })
}
