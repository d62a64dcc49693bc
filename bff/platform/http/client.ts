import { setTimeout as pause } from 'node:timers/promises'
import { Pool } from 'undici'
import { abortable } from '../../cache/abortable.ts'
import type { Log } from '../../cache/log.ts'
import { PlatformError, PlatformUnreachable } from '../errors.ts'
import { type BreakerSettings, createBreaker } from './breaker.ts'
import { type Deadline, deadlineIn } from './deadline.ts'
import { loggableQuery, type Query } from './redaction.ts'
import { transportError } from './transport-error.ts'

export interface CallOptions {
  /** What the log calls it: 'search product'. */
  readonly name: string
  readonly timeoutMs?: number
  /** The caller's; the call ends with it. */
  readonly signal?: AbortSignal | undefined
  /** For reads only: one more attempt after an outage. */
  readonly retry?: boolean
  readonly accept?: string
  /** Whose account or cart it is about; null for guests, who send none. Travels as the platform takes it, and is in no line of the log. */
  readonly customerToken?: string | null
  /** Why the cache asks, for the log. */
  readonly cache?: 'miss' | 'stale'
}

export interface HttpReply {
  readonly status: number
  readonly contentType: string
  readonly body: Buffer
}

export interface PlatformHttp {
  /**
   * Any answer the platform gave by itself, whatever its status.
   * @throws PlatformUnreachable network, time-out, open circuit, gateway errors, broken or oversized bodies
   * @throws the signal's reason when the caller leaves
   */
  get(path: string, query: Query, options: CallOptions): Promise<HttpReply>
  post(path: string, query: Query, body: unknown, options: CallOptions): Promise<HttpReply>
  delete(path: string, query: Query, body: unknown, options: CallOptions): Promise<HttpReply>
  close(): Promise<void>
}

export interface HttpSettings {
  /** 'http://localhost:8080', with a path when the platform lives below one. */
  readonly url: string
  /** Endpoints that fail together: each family has its own connections and its own circuit. */
  readonly family: string
  readonly connections: number
  readonly timeoutMs: number
  /** What a call may take whose answer decides whether an open circuit closes; as long as any by default. */
  readonly probeMs?: number
  readonly maxResponseBytes: number
  /** Where a customer's token goes: a Bearer header, or the parameter `token`. @source USER-2 */
  readonly tokenInHeader?: boolean
  readonly breaker?: Partial<BreakerSettings>
}

type Method = 'GET' | 'POST' | 'DELETE'

const CONNECT_MS = 500
const RETRY_MS = { least: 50, most: 100 }
const GATEWAY_ERRORS = new Set([502, 503, 504])

/** @source platform contract §13.1; decision 0011 */
export function createPlatformHttp(settings: HttpSettings, log: Log): PlatformHttp {
  const { origin, pathname } = new URL(settings.url)
  const base = pathname.replace(/\/+$/, '')
  const pool = new Pool(origin, {
    connections: settings.connections,
    connectTimeout: CONNECT_MS,
    maxResponseSize: settings.maxResponseBytes,
    allowH2: false,
  })
  const breaker = createBreaker(settings.family, log, settings.breaker)

  async function attempt(method: Method, path: string, body: string | null, options: CallOptions, deadline: Deadline) {
    try {
      const headers = {
        accept: options.accept ?? 'application/json',
        'content-type': 'application/json',
        ...(settings.tokenInHeader && options.customerToken ? { authorization: `Bearer ${options.customerToken}` } : {}),
      }
      const response = await pool.request({ method, path, headers, body, signal: deadline.signal })
      const reply = {
        status: response.statusCode,
        contentType: String(response.headers['content-type'] ?? ''),
        body: Buffer.from(await response.body.arrayBuffer()),
      }
      if (isOutage(reply)) throw new PlatformUnreachable('PLATFORM_FAILED', reply.status)
      return reply
    } catch (error) {
      if (options.signal?.aborted) throw options.signal.reason
      throw error instanceof PlatformError ? error : transportError(error)
    }
  }

  /** A platform that hangs is asked again soon: a probe that began before it came back must not be waited for to its end. */
  async function probe<T>(attempt: (deadline: Deadline) => Promise<T>, { remainingMs, signal }: Deadline): Promise<T> {
    const deadline = deadlineIn(Math.min(remainingMs(), settings.probeMs ?? Number.POSITIVE_INFINITY), signal)
    try {
      return await attempt(deadline)
    } finally {
      deadline.release()
    }
  }

  async function call(method: Method, path: string, query: Query, body: string | null, options: CallOptions) {
    options.signal?.throwIfAborted()
    const started = performance.now()
    const deadline = deadlineIn(options.timeoutMs ?? settings.timeoutMs, options.signal)
    const token = settings.tokenInHeader ? null : options.customerToken
    const target = base + path + queryString(token ? { ...query, token } : query)
    const within = (limit: Deadline) => attempt(method, target, body, options, limit)
    const once = () =>
      abortable(
        breaker.run((isProbe) => (isProbe ? probe(within, deadline) : within(deadline))),
        deadline.signal,
      )
    const line = { call: options.name, path, query: loggableQuery(query), cache: options.cache ?? 'none' }
    const ms = () => Math.round(performance.now() - started)
    try {
      const reply = await (options.retry ? twice(once, deadline) : once())
      log.debug({ ...line, status: reply.status, ms: ms() }, 'platform call')
      return reply
    } catch (error) {
      const outcome = error instanceof PlatformError ? error.forLog() : { code: 'ABORTED', status: null }
      log[error instanceof PlatformError ? 'warn' : 'debug']({ ...line, ...outcome, ms: ms() }, 'platform call failed')
      throw error
    } finally {
      deadline.release()
    }
  }

  return {
    get: (path, query, options) => call('GET', path, query, null, options),
    post: (path, query, body, options) => call('POST', path, query, JSON.stringify(body), options),
    delete: (path, query, body, options) => call('DELETE', path, query, JSON.stringify(body), options),
    close: () => pool.destroy(),
  }
}

async function twice(once: () => Promise<HttpReply>, deadline: Deadline): Promise<HttpReply> {
  try {
    return await once()
  } catch (error) {
    const wait = RETRY_MS.least + Math.random() * (RETRY_MS.most - RETRY_MS.least)
    if (!isWorthAnotherTry(error) || deadline.remainingMs() <= wait) throw error
    // A pause cut short needs no handling: the attempt that follows ends at once, with the caller's reason.
    await pause(wait, undefined, { signal: deadline.signal }).catch(() => null)
    return once()
  }
}

const isWorthAnotherTry = (error: unknown): boolean =>
  error instanceof PlatformUnreachable &&
  (error.code === 'PLATFORM_NETWORK' || error.code === 'PLATFORM_HALF_BODY' || GATEWAY_ERRORS.has(error.status ?? 0))

/** A proxy's or a crashed server's answer. A 500 in JSON is the platform's own: its ERP may be down while it is well. */
const isOutage = ({ status, contentType }: HttpReply): boolean =>
  GATEWAY_ERRORS.has(status) || (status >= 500 && !contentType.includes('application/json'))

/** Parameters in alphabetical order, so that equal requests are equal addresses. @source platform contract §2.1, §2.2 */
function queryString(query: Query): string {
  const parts = Object.entries(query)
    .filter(([, value]) => value !== null && value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value).toWellFormed())}`)
  return parts.length > 0 ? `?${parts.join('&')}` : ''
}
