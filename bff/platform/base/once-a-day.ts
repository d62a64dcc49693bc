import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { z } from 'zod'
import { createLeases, type Leases } from '../../cache/valkey/leases.ts'
import type { SharedStore } from '../../cache/valkey/shared-store.ts'
import { PlatformUnreachable } from './errors.ts'

const DAY_MS = 86_400_000
const MOST = 5000

export interface OnceSettings<Result> {
  /** The kind of work in one word: 'mail'. */
  readonly name: string
  readonly result: z.ZodType<Result>
  /** Store shared by all replicas; null when this process runs alone. */
  readonly shared: SharedStore | null
  readonly timeoutMs: number
  /** How long unanswered work is not repeated, because it may have been done. */
  readonly restMs?: number
  /** Whether the work may have been done in spite of the error. */
  readonly isUnanswered?: (error: unknown) => boolean
  readonly unanswered?: () => Error
}

/**
 * Runs work that must not run twice when a browser got no answer and repeats its request. Identical work runs once a day, and all callers
 * get its result. Failed work may be tried again. Results are remembered in this process, and across replicas that share a store.
 * @source decision 0022, decision 0026
 */
export function onceADay<Result>(settings: OnceSettings<Result>) {
  const { name, result, shared: store, timeoutMs, restMs = 0 } = settings
  const { isUnanswered = () => false, unanswered = () => new PlatformUnreachable('PLATFORM_TIMEOUT') } = settings
  const done = new LRUCache<string, Promise<Result>>({ max: MOST, ttl: DAY_MS })
  const leases = store && createLeases({ store, work: name, result, timeoutMs, restMs, keepMs: DAY_MS })

  async function onceEverywhere(leases: Leases<Result>, about: unknown, work: () => Promise<Result>): Promise<Result> {
    const lease = await leases.acquire(about)
    if (lease.kind === 'done') return lease.result
    if (lease.kind === 'unanswered') throw unanswered()
    try {
      const result = await work()
      await (result ? lease.done(result) : lease.drop())
      return result
    } catch (error) {
      await (isUnanswered(error) ? lease.leave() : lease.drop())
      throw error
    }
  }

  return {
    /**
     * @param about everything that distinguishes this work from other work
     * @throws the work's error; `unanswered` if the replica that does the work gives no answer
     */
    once(about: unknown, work: () => Promise<Result>) {
      const name = digest(about)
      const before = done.get(name)
      if (before) return before
      const doing = leases ? onceEverywhere(leases, about, work) : work()
      done.set(name, doing)
      const forget = () => done.delete(name)
      doing.then((isDone) => isDone || forget(), forget)
      return doing
    },

    /** The result of finished work; null if no work is known to have finished. */
    async known(about: unknown) {
      const before = done.get(digest(about))
      if (before) return before.catch(() => null) // the caller that ran it gets the error
      const outcome = await leases?.outcome(about)
      return outcome?.kind === 'done' ? outcome.result : null
    },

    /** Whether another replica has started the work without a known result. */
    isOpenElsewhere: async (about: unknown) => (await leases?.isOpen(about)) ?? false,
  }
}

const digest = (about: unknown): string => createHash('sha256').update(JSON.stringify(about)).digest('base64url')
