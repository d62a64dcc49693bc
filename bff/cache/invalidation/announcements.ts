import type { Valkey } from 'iovalkey'
import { z } from 'zod'
import { sharedKey } from '../valkey/keys.ts'
import type { SharedStore } from '../valkey/shared-store.ts'

const Announcement = z.object({ from: z.string(), number: z.int().positive(), tags: z.array(z.string()) })
export type Announcement = z.output<typeof Announcement>

const COUNTER = sharedKey('invalidations', 'number')
/** Lifetime of the counter. If two invalidations are further apart, the second makes everything stale. */
const COUNTED_MS = 30 * 86_400_000

const startCounter = (client: Valkey) => client.set(COUNTER, String(Date.now()), 'PX', COUNTED_MS, 'NX')

/** Number of the newest invalidation; undefined if the store does not answer. */
export async function newestNumber(store: SharedStore): Promise<number | undefined> {
  const replies = await store.ask(z.tuple([z.unknown(), z.coerce.number().int().positive()]), (client) =>
    Promise.all([startCounter(client), client.get(COUNTER)]),
  )
  return replies?.[1]
}

/** Number for a new invalidation; undefined if the store does not answer. */
export async function nextNumber(store: SharedStore): Promise<number | undefined> {
  const replies = await store.ask(z.tuple([z.unknown(), z.int().positive(), z.unknown()]), (client) =>
    Promise.all([startCounter(client), client.incr(COUNTER), client.pexpire(COUNTER, COUNTED_MS)]),
  )
  return replies?.[1]
}

/** @returns whether the store has accepted it */
export const publish = async (store: SharedStore, channel: string, announcement: Announcement): Promise<boolean> =>
  (await store.ask(z.int(), (client) => client.publish(channel, JSON.stringify(announcement)))) !== undefined

/** Null if it is unreadable. */
export function parseAnnouncement(text: string): Announcement | null {
  try {
    return Announcement.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}
