import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { z } from 'zod'
import { type Claims, createClaims } from '../cache/valkey/claims.ts'
import type { SharedStore } from '../cache/valkey/shared-store.ts'
import { PlatformUnreachable } from './errors.ts'

const DAY_MS = 86_400_000
/** What is remembered; the oldest goes first. */
const MOST = 5000

export interface OnceADay<Result> {
  /**
   * @param about everything by which the work differs from other work
   * @throws what the work throws; without an answer of the replica that does it `unanswered`
   */
  once(about: unknown, work: () => Promise<Result>): Promise<Result>
  /** What became of the work, once it is over; null where nobody knows of any that was done. */
  known(about: unknown): Promise<Result | null>
  /** Whether another replica has begun it, and nobody knows what became of it. */
  isOpenElsewhere(about: unknown): Promise<boolean>
}

export interface OnceSettings<Result> {
  /** What the work is, a word: 'mail'. */
  readonly name: string
  readonly result: z.ZodType<Result>
  /** Where replicas see what others do; null for this process alone. */
  readonly shared: SharedStore | null
  /** How long the work may take. */
  readonly answerMs: number
  /** How long nobody does again what may have been done. */
  readonly restMs?: number
  /** Of an error: the work may have been done all the same. */
  readonly isUnanswered?: (error: unknown) => boolean
  readonly unanswered?: () => Error
}

/**
 * For what must not be done twice because a browser has heard no answer and asks again: the very same work is done once in a day,
 * and everybody hears what became of it. What was not done may be tried again. Remembered in this process, and for all
 * replicas where they share a store.
 * @source decision 0079, decision 0095
 */
export function onceADay<Result>(settings: OnceSettings<Result>): OnceADay<Result> {
  const { name, result, shared: store, answerMs, restMs = 0 } = settings
  const { isUnanswered = () => false, unanswered = () => new PlatformUnreachable('PLATFORM_TIMEOUT') } = settings
  const done = new LRUCache<string, Promise<Result>>({ max: MOST, ttl: DAY_MS })
  const claims = store && createClaims({ store, work: name, result, answerMs, restMs, keepMs: DAY_MS })

  async function onceEverywhere(claims: Claims<Result>, about: unknown, work: () => Promise<Result>): Promise<Result> {
    const claim = await claims.claim(about)
    if (claim.kind === 'done') return claim.result
    if (claim.kind === 'unanswered') throw unanswered()
    try {
      const result = await work()
      await (result ? claim.done(result) : claim.drop())
      return result
    } catch (error) {
      await (isUnanswered(error) ? claim.leave() : claim.drop())
      throw error
    }
  }

  return {
    once(about, work) {
      const name = nameOf(about)
      const before = done.get(name)
      if (before) return before
      const doing = claims ? onceEverywhere(claims, about, work) : work()
      done.set(name, doing)
      const forget = () => done.delete(name)
      doing.then((isDone) => isDone || forget(), forget)
      return doing
    },

    async known(about) {
      const before = done.get(nameOf(about))
      if (before) return before.catch(() => null) // whoever did it is told
      const outcome = await claims?.outcome(about)
      return outcome?.kind === 'done' ? outcome.result : null
    },

    isOpenElsewhere: async (about) => (await claims?.isOpen(about)) ?? false,
  }
}

const nameOf = (about: unknown): string => createHash('sha256').update(JSON.stringify(about)).digest('base64url')
