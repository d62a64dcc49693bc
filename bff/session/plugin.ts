import fastifyCookie from '@fastify/cookie'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { Log } from '../cache/log.ts'
import type { SessionConfig } from '../config/session.ts'
import type { RefreshTokens } from './authorized.ts'
import { valuesOf } from './cookies/cookie-values.ts'
import { COOKIE_BYTES, type OpenedCookie, type SealedSession, seal, unseal } from './cookies/sealing.ts'
import type { SessionKeys } from './cookies/session-keys.ts'
import { createSession, customerSession, type RequestSession, recordOf } from './session.ts'
import { NO_STATE, type SessionRecord, type SessionRecords } from './session-records.ts'
import type { SharedSessions } from './shared-sessions.ts'
import { deviceOf } from './sign-ins/device.ts'
import type { SignIns } from './sign-ins/sign-ins.types.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Null where nobody may have one. */
    session: RequestSession | null
  }
}

export interface SessionsOptions extends Pick<SessionConfig, 'idleSeconds' | 'lifetimeSeconds'> {
  readonly keys: SessionKeys
  readonly records: SessionRecords
  readonly refreshTokens: RefreshTokens
  /** Where replicas see what others have done; null, as it is when left out, for this process alone. */
  readonly shared?: SharedSessions | null
  readonly signIns: SignIns
  /** Whether a request is for what a shopper has alone, and comes from a page of this shop. */
  readonly mayHaveSession: (request: FastifyRequest) => boolean
  /** The shop is reached over HTTPS alone. */
  readonly isSecure: boolean
  /** The store view that has a session of its own; empty, as it is when left out, for the default one. */
  readonly storeOf?: (request: FastifyRequest) => string
  /** Name of the readable cookie that says whether a customer is signed in, in the store view of the request. */
  readonly hintOf: (request: FastifyRequest) => string
  readonly now?: () => number
}

/** A cart is of one store view, and so is who signed in. Browsers take a name with `__Host-` from this very host alone, over HTTPS alone. @source RFC 6265bis §4.1.3 */
export const cookieName = (isSecure: boolean, store = ''): string =>
  `${isSecure ? '__Host-' : ''}heartwood-session${store && `-${store}`}`

/** A cookie that is used is handed out anew after this part of the time it may lie idle. */
const RENEWED_AFTER = 1 / 8

/**
 * Gives the requests that may have one their session, and seals what became of it into the answer's cookie. Whoever has
 * changed nothing gets no cookie; a cookie that is not one of ours is none.
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

  // Both are passed by every file and every page: those wait for nothing.
  app.addHook('onRequest', (request, _reply, next) => {
    if (!mayHaveSession(request)) return next()
    open(request).then(() => next(), next)
  })
  app.addHook('onSend', (request, reply, payload, next) => {
    const handOut = () => {
      const change = request.session?.cookieChange() ?? null
      const hint = hintChange(request, change)
      if (!change && hint === null) return next(null, payload)
      // Neither a cache on the way nor the service worker, which is shown no cookie, may keep it.
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

  /** Sets or clears the flag that tells pages to ask who is signed in. It says nothing else, and opens nothing. @source decision 0030 */
  function hintChange(request: FastifyRequest, change: SealedSession | 'clear' | null): string | null {
    const isCustomer = request.session?.isCustomer() ?? null
    const name = hintOf(request)
    const isSet = valuesOf(request.headers.cookie ?? '', name).length > 0
    const isRenewed = isCustomer && change !== null
    if (isCustomer === null || (isCustomer === isSet && !isRenewed)) return null
    const maxAge = isCustomer ? secondsLeft(change) : 0
    return app.serializeCookie(name, isCustomer ? '1' : '', { ...attributes, httpOnly: false, maxAge })
  }

  async function open(request: FastifyRequest): Promise<void> {
    const cookie = await cookieOf(request)
    if (cookie) await refresh(recordOf(cookie, records))
    request.session = createSession({
      ...{ cookie, records, refreshTokens, shared, signIns, now },
      device: deviceOf(request.headers['user-agent']),
      renewAfterMs: idleMs * RENEWED_AFTER,
    })
  }

  async function refresh(record: SessionRecord): Promise<void> {
    const session = customerSession(record)
    const [endedAt] = await Promise.all([session && signIns.endedAt(session), shared?.refresh(record)])
    if (endedAt === null || record.end) return
    // The replica where the shopper signed out may have said so meanwhile.
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
    const values = valuesOf(headers.cookie ?? '', nameFor(request))
    if (values.length === 0) return null
    try {
      const [value = '', ...others] = values
      if (others.length > 0) throw new Error('there are several')
      if (value.length > COOKIE_BYTES) throw new Error('it is too long')
      const cookie = await unseal(keys, value)
      if (now() - cookie.sealedAt > idleMs || now() - cookie.startedAt > lifetimeMs) throw new Error('it has expired')
      return cookie
    } catch (error) {
      noteBadCookie(log, error)
      return null
    }
  }
})

/** Why, in our words or the library's; never the cookie. */
const noteBadCookie = (log: Pick<Log, 'debug'>, error: unknown): void =>
  log.debug({ reason: error instanceof Error ? error.message : String(error) }, 'a session cookie is passed over')
