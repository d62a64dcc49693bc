import { type Dispatcher, Pool } from 'undici'
import type { Log } from '../../cache/log.ts'
import { raceAbort } from '../../cache/race-abort.ts'
import type { Secret } from '../../config/values/secret.ts'
import { PlatformError, PlatformUnreachable } from '../base/errors.ts'
import { firstReply, tryTwice } from './attempts.ts'
import { type Breaker, type BreakerSettings, createBreaker } from './breaker.ts'
import { callLog } from './call-log.ts'
import { type CallObservation, type CallObserver, NO_OBSERVER } from './call-observer.ts'
import { type Deadline, deadlineIn, withDeadline } from './deadline.ts'
import type { Query } from './redaction.ts'
import { transportError } from './transport-error.ts'

export interface CallOptions {
  /** Name in the log: 'search product'. */
  readonly name: string
  readonly timeoutMs?: number
  readonly signal?: AbortSignal | undefined
  /** Retry once after an outage: for reads, and for changes that do no harm if they are made twice. */
  readonly retry?: boolean
  readonly accept?: string
  /** The customer's token; null for guests, who send none. Sent the way the platform expects, and never logged. */
  readonly customerToken?: string | null
  /** Its failures are logged at level debug: a caller that repeats it reports them. */
  readonly isQuiet?: boolean
  /** Why the cache makes the call, for the log. */
  readonly cache?: 'miss' | 'stale'
}

export interface HttpReply {
  readonly status: number
  /** In lower case. */
  readonly contentType: string
  readonly body: Buffer
  /** Why the body is not the answer; for the log. */
  readonly obstacle?: string | null
}

export type PlatformHttp = ReturnType<typeof createPlatformHttp>

export interface Hedging<T> {
  readonly decode: (reply: HttpReply) => T | Promise<T>
  readonly isTransient: (error: unknown) => boolean
}

export interface HttpSettings {
  /** 'http://localhost:8080', with a path if the platform is mounted below one. */
  readonly url: string
  /** Endpoints that fail together: each family has its own connections and its own circuit breaker. */
  readonly family: string
  readonly connections: number
  readonly timeoutMs: number
  /** Time limit of a probe: the call that decides whether an open circuit closes. Default: the call's own. */
  readonly probeMs?: number
  readonly maxResponseBytes: number
  /** How a customer's token is sent: as a Bearer header, or in the parameter `token`. @source USER-2 */
  readonly tokenInHeader?: boolean
  /** Sent with every call, as the header `authorization`; never logged. */
  readonly authorization?: Secret<string> | null
  readonly breaker?: Partial<BreakerSettings>
}

/** The Accept header of calls about customers and reviews. @source platform contract §1.5 */
export const ACCEPT_ANY = 'application/json, text/plain, */*'

const CONNECT_MS = 500
const GATEWAY_ERRORS = new Set([502, 503, 504])

/** @source platform contract §13.1; decision 0007 */
export function createPlatformHttp(settings: HttpSettings, calls: Log, observer: CallObserver = NO_OBSERVER) {
  const { origin, pathname } = new URL(settings.url)
  const pool = new Pool(origin, {
    connections: settings.connections,
    connectTimeout: CONNECT_MS,
    maxResponseSize: settings.maxResponseBytes,
    allowH2: false,
  })
  const breaker = createBreaker(settings.family, calls, settings.breaker, observer)
  const endpoints: Endpoints = { settings, base: pathname.replace(/\/+$/, ''), pool, breaker, calls, observer }
  const once = (request: RequestParts, options: CallOptions) =>
    call(endpoints, request, options, (ask, deadline) =>
      options.retry ? tryTwice(() => ask(deadline.signal), deadline, isWorthAnotherTry) : ask(deadline.signal),
    )
  return {
    /**
     * Any answer from the platform itself, whatever its status.
     * @throws PlatformUnreachable network errors, timeouts, open circuit, gateway errors, truncated or oversized bodies
     * @throws the signal's reason if the caller aborts
     */
    get: (path: string, query: Query, options: CallOptions) => once({ method: 'GET', path, query, body: null }, options),
    post: (path: string, query: Query, body: unknown, options: CallOptions) =>
      once({ method: 'POST', path, query, body: JSON.stringify(body) }, options),
    delete: (path: string, query: Query, body: unknown, options: CallOptions) =>
      once({ method: 'DELETE', path, query, body: JSON.stringify(body) }, options),

    /**
     * A read by POST that is retried, and hedged if an answer takes long, until `decode` accepts an answer or the time is over.
     * @param hedging decides which failures, of the network or of `decode`, are worth a retry
     * @throws as the other methods, and whatever `decode` throws
     * @source decision 0007
     */
    postHedged: <T>(path: string, query: Query, body: unknown, { decode, isTransient }: Hedging<T>, options: CallOptions) =>
      call(endpoints, { method: 'POST', path, query, body: JSON.stringify(body) }, options, (ask, deadline) =>
        firstReply(async (signal) => decode(await ask(signal)), {
          timeoutMs: deadline.remainingMs(),
          signal: deadline.signal,
          isTransient,
        }),
      ),
    /** Resolves when the pending calls have ended; accepts no new ones. */
    finish: () => pool.close(),
    /** Aborts the pending calls. */
    close: () => pool.destroy(),
  }
}

/** A family of endpoints, and what all calls to it share. */
interface Endpoints {
  readonly settings: HttpSettings
  readonly base: string
  readonly pool: Pool
  readonly breaker: Breaker
  readonly calls: Log
  readonly observer: CallObserver
}

interface RequestParts {
  readonly method: 'GET' | 'POST' | 'DELETE'
  readonly path: string
  readonly query: Query
  readonly body: string | null
}

interface SentRequest extends Omit<RequestParts, 'query'> {
  readonly headers: Readonly<Record<string, string>>
}

type Ask = (signal: AbortSignal) => Promise<HttpReply>

/** An error in an answer proves that the platform is up. */
type Outcome<T> = { readonly value: T } | { readonly error: unknown }

/** The circuit breaker counts a call once, however many attempts it takes: it failed if no attempt got an answer. */
async function call<T>(
  { settings, base, pool, breaker, calls, observer }: Endpoints,
  request: RequestParts,
  options: CallOptions,
  work: (ask: Ask, deadline: Deadline) => Promise<T>,
): Promise<T> {
  options.signal?.throwIfAborted()
  const observation = observer.started({ family: settings.family, name: options.name, method: request.method })
  const log = callLog(calls, request, options, observation)
  const { ask, status } = attempts(pool, toSentRequest(request, options, { ...settings, base, observation }), log)
  const outcomeWithin = async (deadline: Deadline): Promise<Outcome<T>> => {
    try {
      return { value: await work(ask, deadline) }
    } catch (error) {
      if (status() !== null) return { error }
      throw error
    }
  }
  const timeoutMs = options.timeoutMs ?? settings.timeoutMs
  const deadline = deadlineIn(timeoutMs, options.signal)
  // A probe has its own time limit and survives its caller's disconnect, because others wait for it. It is short, so that a probe that
  // started while the platform hung does not delay the next one for long.
  const probe = () => withDeadline(Math.min(timeoutMs, settings.probeMs ?? timeoutMs), outcomeWithin)
  try {
    const running = breaker.run((isProbe) => (isProbe ? probe() : outcomeWithin(deadline)), deadline)
    const outcome = await raceAbort(running, deadline.signal)
    if ('error' in outcome) throw outcome.error
    log.answered(status())
    return outcome.value
  } catch (error) {
    log.failed(error, breaker.isOpen())
    throw error
  } finally {
    deadline.release()
  }
}

interface SentWith {
  readonly base: string
  readonly observation: Pick<CallObservation, 'headers'>
}

function toSentRequest(
  { method, path, query, body }: RequestParts,
  options: CallOptions,
  settings: Pick<HttpSettings, 'tokenInHeader' | 'authorization'> & SentWith,
): SentRequest {
  const token = settings.tokenInHeader ? null : options.customerToken
  return {
    method,
    path: settings.base + path + queryString(token ? { ...query, token } : query),
    body,
    headers: {
      accept: options.accept ?? 'application/json',
      'content-type': 'application/json',
      ...settings.observation.headers,
      ...(settings.authorization && { authorization: settings.authorization.reveal() }),
      ...(settings.tokenInHeader && options.customerToken ? { authorization: `Bearer ${options.customerToken}` } : {}),
    },
  }
}

/** The attempts of one call. `status` is that of the last answer; null while there is none. */
function attempts(pool: Pool, sent: SentRequest, log: ReturnType<typeof callLog>) {
  let status: number | null = null
  const ask: Ask = async (signal) => {
    try {
      log.attempt()
      const reply = await attempt(pool, sent, signal)
      status = reply.status
      return reply
    } catch (error) {
      log.attemptFailed(error)
      throw error
    }
  }
  return { ask, status: () => status }
}

async function attempt(pool: Pool, { method, path, headers, body }: SentRequest, signal: AbortSignal): Promise<HttpReply> {
  try {
    const response = await pool.request({ method, path, headers, body, signal })
    const reply = {
      status: response.statusCode,
      contentType: String(response.headers['content-type'] ?? '').toLowerCase(),
      body: Buffer.from(await response.body.arrayBuffer()),
      obstacle: obstacleIn(response),
    }
    if (isOutage(reply)) throw new PlatformUnreachable('PLATFORM_FAILED', reply.status)
    return reply
  } catch (error) {
    if (signal.aborted) throw signal.reason
    throw error instanceof PlatformError ? error : transportError(error)
  }
}

/** Redirects are not followed, so that credentials reach the configured address only, and no compression is asked for. */
function obstacleIn({ statusCode, headers }: Pick<Dispatcher.ResponseData, 'statusCode' | 'headers'>): string | null {
  const { location, 'content-encoding': encoding } = headers
  if (statusCode >= 300 && statusCode < 400 && location) return `redirects to ${String(location).split('?', 1)[0]}`
  return encoding && String(encoding).toLowerCase() !== 'identity' ? `is compressed: ${encoding}` : null
}

const isWorthAnotherTry = (error: unknown): boolean =>
  error instanceof PlatformUnreachable &&
  (error.code === 'PLATFORM_NETWORK' || error.code === 'PLATFORM_HALF_BODY' || GATEWAY_ERRORS.has(error.status ?? 0))

/** An answer of a proxy or a crashed server. A 500 with JSON is the platform's own: its ERP may be down while the platform is up. */
const isOutage = ({ status, contentType }: HttpReply): boolean =>
  GATEWAY_ERRORS.has(status) || (status >= 500 && !contentType.includes('application/json'))

/** Parameters in alphabetical order, so that equal requests have equal URLs. @source platform contract §2.1, §2.2 */
function queryString(query: Query): string {
  const parts = Object.entries(query)
    .filter(([, value]) => value !== null && value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value).toWellFormed())}`)
  return parts.length > 0 ? `?${parts.join('&')}` : ''
}
