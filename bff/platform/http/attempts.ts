import { setTimeout as pause } from 'node:timers/promises'
import { PlatformUnreachable } from '../base/errors.ts'
import type { Deadline } from './deadline.ts'

interface AttemptSettings {
  /** Time limit for all attempts together. */
  readonly timeoutMs: number
  readonly signal: AbortSignal
  /** Whether a retry may succeed; a deliberate refusal is not retried. */
  readonly isTransient: (error: unknown) => boolean
}

/** If 30 % of calls fail, seven attempts all fail once in five thousand times. */
const MOST_ATTEMPTS = 7
const PAUSE_MS = { least: 20, most: 60 }
const RETRY_MS = { least: 50, most: 100 }
/** The share of the time limit after which an unanswered attempt is hedged, and the maximum number of hedges. */
const HEDGE_AFTER = 0.3
const MOST_AT_ONCE = 3

/** Abort reason of a hedge that lost. */
const SUPERSEDED = new Error('Another attempt was answered first.')

/**
 * The first answer of several attempts within one time limit. The next attempt starts when one fails, or in parallel (a hedge) when one
 * takes long. For reads only.
 * @throws the error of the first chain of attempts; the signal's reason once it aborts
 * @source decision 0007
 */
export async function firstReply<T>(
  attempt: (signal: AbortSignal) => Promise<T>,
  { timeoutMs, signal, isTransient }: AttemptSettings,
): Promise<T> {
  signal.throwIfAborted()
  const end = performance.now() + timeoutMs
  const others = new AbortController()
  const leave = () => others.abort(signal.reason)
  signal.addEventListener('abort', leave, { once: true })
  let attempts = 0

  async function retryUntilAnswered(): Promise<T> {
    for (;;) {
      attempts += 1
      try {
        return await attempt(others.signal)
      } catch (error) {
        const wait = PAUSE_MS.least + Math.random() * (PAUSE_MS.most - PAUSE_MS.least)
        const isOver = attempts >= MOST_ATTEMPTS || end - performance.now() <= wait
        if (isOver || others.signal.aborted || !isTransient(error)) throw error
        // An aborted pause needs no handling: the next attempt ends at once with the caller's reason.
        await pause(wait, undefined, { signal: others.signal }).catch(() => null)
      }
    }
  }

  const isLate = () => pause(timeoutMs * HEDGE_AFTER, true, { signal: others.signal }).catch(() => false)
  const asking = [retryUntilAnswered()]
  try {
    while (asking.length < MOST_AT_ONCE) {
      const isSettled = Promise.any(asking).then(
        () => false,
        () => false,
      )
      if (!(await Promise.race([isSettled, isLate()]))) break
      asking.push(retryUntilAnswered())
    }
    return await Promise.any(asking).catch(throwFirst)
  } finally {
    others.abort(SUPERSEDED)
    signal.removeEventListener('abort', leave)
  }
}

function throwFirst(error: unknown): never {
  throw error instanceof AggregateError ? error.errors.at(0) : error
}

/** Retries once if there is time left. */
export async function tryTwice<T>(
  attempt: () => Promise<T>,
  deadline: Deadline,
  isTransient: (error: unknown) => boolean,
): Promise<T> {
  try {
    return await attempt()
  } catch (error) {
    const wait = RETRY_MS.least + Math.random() * (RETRY_MS.most - RETRY_MS.least)
    if (!isTransient(error) || deadline.remainingMs() <= wait) throw error
    // An aborted pause needs no handling: the next attempt ends at once with the caller's reason.
    await pause(wait, undefined, { signal: deadline.signal }).catch(() => null)
    return attempt()
  }
}

/** A failure that a retry may avoid; exceeding the time limit is not one. */
export const isOutage = (error: unknown): boolean => error instanceof PlatformUnreachable && error.code !== 'PLATFORM_TIMEOUT'
