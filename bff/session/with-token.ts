import { PlatformRefused, PlatformUnreachable } from '../platform/base/errors.ts'
import type { Tokens } from '../platform/user/tokens.ts'
import { SessionExpired } from '../services/scope/session-errors.ts'
import { requireCookieSize } from './cookies/sealing.ts'
import { NO_STATE, type SessionRecord } from './session-records.ts'
import type { SharedSessions } from './shared-sessions.ts'

/** Fetches new tokens; null if the platform rejects the refresh token. @throws PlatformUnreachable */
export type RefreshTokens = (refreshToken: string) => Promise<Tokens | null>

/** Consecutive 500 answers, or answers without a token, after which the session ends. */
const MOST_FAILED_REFRESHES = 3

interface Options {
  readonly refreshTokens: RefreshTokens
  readonly shared: SharedSessions | null
  readonly now: () => number
}

/**
 * Runs a call with the token of a record; see `Session.withToken`.
 * @source TOKEN-1 to TOKEN-6; platform contract §5.4, §13.2
 */
export async function withToken<Result>(
  record: SessionRecord,
  call: (token: string | null) => Promise<Result>,
  options: Options,
): Promise<Result> {
  refuseLost(record)
  const token = record.state.customerToken
  if (token === null) return call(null)
  try {
    return await call(token)
  } catch (error) {
    if (!isUnauthorized(error)) throw error
  }
  const renewed = await newToken(record, token, options)
  try {
    return await call(renewed)
  } catch (error) {
    throw isUnauthorized(error) ? expireSession(record, options) : error
  }
}

/** @throws SessionExpired if the session ended without a sign-out */
export function refuseLost({ end }: Pick<SessionRecord, 'end'>): void {
  if (end?.why === 'ended') throw new SessionExpired('ended')
  if (end?.why === 'expired') throw new SessionExpired()
}

/** The token that replaces a rejected one, fetched once for all waiting calls. */
function newToken(record: SessionRecord, old: string, options: Options): Promise<string> {
  const { customerToken } = record.state
  if (customerToken === null) return Promise.reject(new SessionExpired())
  if (customerToken !== old) return Promise.resolve(customerToken)
  record.refresh ??= refreshOnce(record, old, options).finally(() => {
    record.refresh = null
  })
  return record.refresh
}

/** Uses tokens that another replica has fetched meanwhile: the platform accepts a refresh token only once. */
function refreshOnce(record: SessionRecord, old: string, options: Options): Promise<string> {
  const { shared } = options
  if (!shared) return fetchNewTokens(record, options)
  return shared.withLock(record, 'refresh', async () => {
    const { customerToken } = record.state
    return customerToken === null || customerToken === old ? fetchNewTokens(record, options) : customerToken
  })
}

async function fetchNewTokens(record: SessionRecord, options: Options): Promise<string> {
  if (record.end) throw new SessionExpired()
  const { refreshToken } = record.state
  const tokens = refreshToken === null ? null : await attempt(record, refreshToken, options)
  // Signed out in the meantime.
  if (record.end) throw new SessionExpired()
  if (!tokens) throw expireSession(record, options)
  record.state = requireCookieSize({
    ...record.state,
    customerToken: tokens.customerToken,
    refreshToken: tokens.refreshToken ?? refreshToken,
  })
  record.sequence += 1
  return tokens.customerToken
}

/** An outage does not end the session, but repeated failures may be caused by the token. */
async function attempt(record: SessionRecord, refreshToken: string, options: Options): Promise<Tokens | null> {
  try {
    const tokens = await options.refreshTokens(refreshToken)
    record.failedRefreshes = 0
    return tokens
  } catch (error) {
    if (!isFromPlatform(error)) throw error
    record.failedRefreshes += 1
    throw record.failedRefreshes < MOST_FAILED_REFRESHES ? error : expireSession(record, options, 'attempts')
  }
}

const isFromPlatform = (error: unknown): boolean =>
  error instanceof PlatformUnreachable && (error.status === 500 || error.code === 'PLATFORM_SHAPE')

function expireSession(record: SessionRecord, { now }: Options, why: 'refused' | 'attempts' = 'refused'): SessionExpired {
  if (!record.end) Object.assign(record, { end: { why: 'expired', at: now() }, state: NO_STATE })
  return new SessionExpired(why)
}

/** The platform's own status, or the one nested in an answer of 500. @source platform contract §1.4, §1.7 */
const isUnauthorized = (error: unknown): boolean => error instanceof PlatformRefused && error.status === 401
