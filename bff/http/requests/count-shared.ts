import { z } from 'zod'
import type { SharedStore } from '../../cache/valkey/shared-store.ts'

/**
 * Adds one attempt. Each attempt sets the expiry unless it is set: a count whose expiry was lost would otherwise never expire.
 * @returns the attempts since the first one of the window; undefined if the store gives no answer
 */
export async function countShared(shared: SharedStore, key: string, windowMs: number): Promise<number | undefined> {
  const replies = await shared.ask(z.tuple([z.int(), z.int()]), (client) =>
    Promise.all([client.incr(key), client.pexpire(key, windowMs, 'NX')]),
  )
  return replies?.[0]
}
