import { randomUUID } from 'node:crypto'
import type { Log } from '../log.ts'
import { sharedKey } from '../valkey/keys.ts'
import type { SharedStore } from '../valkey/shared-store.ts'
import { Announcer, type Replica } from './announcer.ts'
import type { InvalidationResult, Invalidations } from './invalidations.ts'
import { createReceiver } from './receiver.ts'
import { RecentInvalidations } from './recent.ts'

export interface SharedInvalidationResult extends InvalidationResult {
  /** False while the store is unavailable: the other replicas are told once it recovers. */
  readonly areReplicasTold: boolean
}

export type SharedInvalidations = ReturnType<typeof shareInvalidations>

export interface Pauses {
  readonly retryMs: number
  readonly pingMs: number
}

const PAUSES: Pauses = { retryMs: 1000, pingMs: 10_000 }

/**
 * Announces the invalidations of one replica to all that share a store. Invalidations are numbered consecutively, so a replica
 * detects a missed one at the next invalidation and after each reconnect. Missed invalidations are not stored, so the replica
 * then treats everything as stale. In an empty store the numbers start with the current time, so that they never repeat.
 * @source CACHE-13; decision 0026
 */
export function shareInvalidations(
  invalidations: Pick<Invalidations, 'invalidate'>,
  store: SharedStore,
  log: Log,
  { retryMs, pingMs }: Pauses = PAUSES,
) {
  const subscriber = store.subscriber()
  const replica: Replica = {
    id: randomUUID(),
    // The databases of a server share its channels.
    channel: sharedKey('invalidations', subscriber.options.db ?? 0),
    recent: new RecentInvalidations(),
    store,
    retryMs,
    log,
  }
  const announcer = new Announcer(replica)
  const receiver = createReceiver(replica, subscriber, invalidations)
  subscriber.connect().catch(() => null) // the client keeps trying
  // A broken connection may not be closed, so it is pinged.
  const ping = setInterval(() => void (subscriber.status === 'ready' && subscriber.ping().catch(() => null)), pingMs).unref()

  return {
    /** Resolves when this replica receives the others' invalidations: at the first attempt or later. */
    isListening: receiver.isListening,
    /**
     * The number of the newest invalidation that everything created from now on reflects. Null while that is uncertain: the store
     * is unavailable or an invalidation is being announced.
     */
    moment: () => (announcer.isIdle ? receiver.last() : null),
    /**
     * Whether it is certain that no invalidation has affected a page since it was created.
     * @param number the `moment` when creating it began
     */
    isPageUntouched: (number: number, tags: readonly string[]) => replica.recent.isUntouched(number, tags),
    /** Invalidates this replica's caches at once, and waits for the others to be told, up to the store's timeout. */
    async invalidate(tags: readonly string[]) {
      const invalidated = invalidations.invalidate(tags)
      return { ...invalidated, areReplicasTold: await announcer.announce(invalidated.tags) }
    },
    close() {
      announcer.close()
      clearInterval(ping)
    },
  }
}
