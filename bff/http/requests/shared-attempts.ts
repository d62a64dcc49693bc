import { z } from 'zod'
import type { SharedStore } from '../../cache/valkey/shared-store.ts'
import { createAttempts } from './attempts.ts'

/** Attempts that are counted in this process, and in a shared store if there is one. Exceeding either limit rejects an attempt. */
export function createSharedAttempts(shared: SharedStore | null, windowMs: number, now?: () => number) {
  const own = createAttempts(windowMs, now)
  return {
    /** Counts an attempt. @returns whether no more than `most` were made in the window */
    async isWithin(key: string, most: number): Promise<boolean> {
      if (own.add(key) > most) return false
      const everywhere = shared ? await countShared(shared, key, windowMs) : undefined
      return everywhere === undefined || everywhere <= most
    },
    async remove(key: string): Promise<void> {
      own.remove(key)
      await shared?.ask(z.int(), (client) => client.decr(key))
    },
  }
}

/**
 * Adds one attempt. Each attempt sets the expiry unless it is set: a count whose expiry was lost would otherwise never expire.
 * @returns the attempts since the first one of the window; undefined if the store gives no answer
 */
async function countShared(shared: SharedStore, key: string, windowMs: number): Promise<number | undefined> {
  const replies = await shared.ask(z.tuple([z.int(), z.int()]), (client) =>
    Promise.all([client.incr(key), client.pexpire(key, windowMs, 'NX')]),
  )
  return replies?.[0]
}
