import fastifyCookie from '@fastify/cookie'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { Log } from '../cache/log.ts'
import type { SessionConfig } from '../config/session.ts'
import type { RefreshTokens } from './authorized.ts'
import { cookieValues } from './cookies/cookie-values.ts'
import { COOKIE_BYTES, type OpenedCookie, type SealedSession, seal, unseal } from './cookies/sealing.ts'
import type { SessionKeys } from './cookies/session-keys.ts'
import { createSession, customerSession, findRecord, type RequestSession } from './session.ts'
import { NO_STATE, type SessionRecord, type SessionRecords } from './session-records.ts'
import type { SharedSessions } from './shared-sessions.ts'
import { deviceOf } from './sign-ins/device.ts'
import type { SignIns } from './sign-ins/sign-ins.types.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Null if the request may not have a session. */
    session: RequestSession | null
  }
}

export interface SessionsOptions extends Pick<SessionConfig, 'idleSeconds' | 'lifetimeSeconds'> {
  readonly keys: SessionKeys
  readonly records: SessionRecords
  readonly refreshTokens: RefreshTokens
  /** Store shared by all replicas; null or absent when this process runs alone. */
  readonly shared?: SharedSessions | null
  readonly signIns: SignIns
  /** Whether a request comes from a page of this shop and may use private data. */
  readonly mayHaveSession: (request: FastifyRequest) => boolean
  /** Whether the shop is available over HTTPS only. */
  readonly isSecure: boolean
  /** The store view that owns the session; empty or absent for the default one. */
  readonly storeOf?: (request: FastifyRequest) => string
  /** Name of the readable cookie that says whether a customer is signed in, in the store view of the request. */
  readonly hintOf: (request: FastifyRequest) => string
  readonly now?: () => number
}

/** One cookie per store view. Browsers accept a `__Host-` name only from this host over HTTPS. @source RFC 6265bis §4.1.3 */
export const cookieName = (isSecure: boolean, store = ''): string =>
  `${isSecure ? '__Host-' : ''}heartwood-session${store && `-${store}`}`

/** Share of the idle time after which a cookie in use is renewed. */
const RENEW_AFTER = 1 / 8

/**
 * Opens the session of each request that may have one, and seals changes into the answer's cookie. Without a change no cookie is set.
 * Invalid cookies are ignored.
 * @source decision 0002
 */
export const sessions = fp(async (app: FastifyInstance, options: SessionsOptions) => {
  const {
    keys,
    records,
    refreshTokens,
    shared = null,
    signIns,
    mayHaveSession,
    isSecure,
    hintOf,
    storeOf = () => '',
    now = Date.now,
  } = options
  const nameFor = (request: FastifyRequest) => cookieName(isSecure, storeOf(request))
  const idleMs = options.idleSeconds * 1000
  const lifetimeMs = options.lifetimeSeconds * 1000
  const attributes = { path: '/', httpOnly: true, secure: isSecure, sameSite: 'lax' } as const

  await app.register(fastifyCookie, { hook: false })
  app.decorateRequest('session', null)

  // Callbacks, not promises: files and pages pass these hooks too and must not wait.
  app.addHook('onRequest', (request, _reply, next) => {
    if (!mayHaveSession(request)) return next()
    open(request).then(() => next(), next)
  })
  app.addHook('onSend', (request, reply, payload, next) => {
    const handOut = () => {
      const change = request.session?.cookieChange() ?? null
      const hint = hintChange(request, change)
      if (!change && hint === null) return next(null, payload)
      // Neither a proxy nor the service worker may cache an answer with a cookie.
      reply.header('cache-control', 'no-store')
      serialized(nameFor(request), change).then((cookie) => {
        for (const each of [cookie, hint]) if (each !== null) reply.header('set-cookie', each)
        next(null, payload)
      }, next)
    }
    const stored = request.session?.store() ?? null
    if (stored) stored.then(handOut, next)
    else handOut()
  })

  /** Sets or clears the readable flag that tells pages to ask who is signed in. It grants no access. @source decision 0030 */
  function hintChange(request: FastifyRequest, change: SealedSession | 'clear' | null): string | null {
    const isCustomer = request.session?.isCustomer() ?? null
    const name = hintOf(request)
    const isSet = cookieValues(request.headers.cookie ?? '', name).length > 0
    const isRenewed = isCustomer && change !== null
    if (isCustomer === null || (isCustomer === isSet && !isRenewed)) return null
    const maxAge = isCustomer ? secondsLeft(change) : 0
    return app.serializeCookie(name, isCustomer ? '1' : '', { ...attributes, httpOnly: false, maxAge })
  }

  async function open(request: FastifyRequest): Promise<void> {
    const cookie = await cookieOf(request)
    if (cookie) await refresh(findRecord(cookie, records))
    request.session = createSession({
      ...{ cookie, records, refreshTokens, shared, signIns, now },
      device: deviceOf(request.headers['user-agent']),
      renewAfterMs: idleMs * RENEW_AFTER,
    })
  }

  async function refresh(record: SessionRecord): Promise<void> {
    const session = customerSession(record)
    const [endedAt] = await Promise.all([session && signIns.endedAt(session), shared?.refresh(record)])
    if (endedAt === null || record.end) return
    // The replica that ended the session may have published the reason since.
    await shared?.refresh(record)
    if (!record.end) Object.assign(record, { end: { why: 'ended', at: endedAt }, state: NO_STATE })
  }

  async function serialized(name: string, change: SealedSession | 'clear' | null): Promise<string | null> {
    if (change === null) return null
    if (change === 'clear') return app.serializeCookie(name, '', { ...attributes, maxAge: 0 })
    const maxAge = secondsLeft(change)
    return app.serializeCookie(name, await seal(keys, change), { ...attributes, maxAge })
  }

  const secondsLeft = (change: SealedSession | 'clear' | null): number =>
    Math.floor((typeof change === 'object' && change ? Math.min(idleMs, change.startedAt + lifetimeMs - now()) : idleMs) / 1000)

  async function cookieOf(request: FastifyRequest): Promise<OpenedCookie | null> {
    const { headers, log } = request
    const values = cookieValues(headers.cookie ?? '', nameFor(request))
    if (values.length === 0) return null
    try {
      const [value = '', ...others] = values
      if (others.length > 0) throw new Error('several cookies')
      if (value.length > COOKIE_BYTES) throw new Error('too long')
      const cookie = await unseal(keys, value)
      if (now() - cookie.sealedAt > idleMs || now() - cookie.startedAt > lifetimeMs) throw new Error('expired')
      return cookie
    } catch (error) {
      noteBadCookie(log, error)
      return null
    }
  }
})

/** Logs the reason, never the cookie. */
const noteBadCookie = (log: Pick<Log, 'debug'>, error: unknown): void =>
  log.debug({ reason: error instanceof Error ? error.message : String(error) }, 'session cookie ignored')
