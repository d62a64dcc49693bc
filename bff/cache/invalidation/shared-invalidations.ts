import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { Valkey } from 'iovalkey'
import { z } from 'zod'
import type { Log } from '../log.ts'
import { sharedKey } from '../valkey/keys.ts'
import type { SharedStore } from '../valkey/shared-store.ts'
import type { Invalidated, Invalidations } from './invalidations.ts'
import { pageTags } from './reach.ts'
import { RecentInvalidations } from './recent.ts'

/** The result of an invalidation on this replica and the others. */
export interface SharedInvalidated extends Invalidated {
  /** False while the store is unavailable: the other replicas are told once it recovers. */
  readonly areReplicasTold: boolean
}

export interface SharedInvalidations {
  /** Invalidates this replica's caches at once, and waits for the others to be told, up to the store's timeout. */
  invalidate(tags: readonly string[]): Promise<SharedInvalidated>
  /**
   * The number of the newest invalidation that everything created from now on reflects. Null while that is uncertain: the store
   * is unavailable or an invalidation is being announced.
   */
  moment(): number | null
  /**
   * Whether it is certain that no invalidation has affected a page since it was created.
   * @param number the `moment` when creating it began
   */
  isPageUntouched(number: number, tags: readonly string[]): boolean
  /** Resolves when this replica receives the others' invalidations: at the first attempt or later. */
  readonly isListening: Promise<void>
  close(): void
}

export interface Pauses {
  readonly retryMs: number
  readonly pingMs: number
}

const Told = z.object({ from: z.string(), number: z.int().positive(), tags: z.array(z.string()) })
const EVERYTHING = ['*']
/** Above this number of pending tags, '*' is announced instead. */
const MOST_UNTOLD = 1000
/** Lifetime of the counter. If two invalidations are further apart, the second makes everything stale. */
const COUNTED_MS = 30 * 86_400_000
const PAUSES: Pauses = { retryMs: 1000, pingMs: 10_000 }

/**
 * Announces the invalidations of one replica to all that share a store. Invalidations are numbered consecutively, so a replica
 * detects a missed one at the next invalidation and after each reconnect. Missed invalidations are not stored, so the replica
 * then treats everything as stale. In an empty store the numbers start with the current time, so that they never repeat.
 * @source CACHE-13; decision 0033
 */
export function shareInvalidations(
  invalidations: Pick<Invalidations, 'invalidate'>,
  store: SharedStore,
  log: Log,
  { retryMs, pingMs }: Pauses = PAUSES,
): SharedInvalidations {
  const replica = randomUUID()
  const subscriber = store.subscriber()
  // The databases of a server share its channels.
  const channel = sharedKey('invalidations', subscriber.options.db ?? 0)
  const counter = sharedKey('invalidations', 'number')
  const untold = new Set<string>()
  const recent = new RecentInvalidations()
  /** Number of this replica's invalidations that are not announced yet. */
  let telling = 0
  let isTelling = false
  let isClosed = false
  /** Number of the last invalidation received; null if unknown. */
  let last: number | null = null
  let listening = () => {}
  const isListening = new Promise<void>((resolve) => {
    listening = resolve
  })

  const missed = (why: string) => {
    const { entries } = invalidations.invalidate(EVERYTHING)
    if (entries > 0) log.warn({ why, entries }, 'invalidations may have been missed; all cache entries are stale')
  }

  const begin = (client: Valkey) => client.set(counter, String(Date.now()), 'PX', COUNTED_MS, 'NX')

  /** Number of the newest invalidation; undefined while the store does not answer. */
  async function newest(): Promise<number | undefined> {
    const replies = await store.ask(z.tuple([z.unknown(), z.coerce.number().int().positive()]), (client) =>
      Promise.all([begin(client), client.get(counter)]),
    )
    return replies?.[1]
  }

  async function catchUp(): Promise<void> {
    await subscriber.subscribe(channel)
    let number = await newest()
    if (number === undefined) {
      startOver(null, 'replica was not connected')
      listening()
    }
    while (number === undefined && subscriber.status === 'ready') {
      await setTimeout(retryMs, undefined, { ref: false })
      number = await newest()
    }
    if (number !== undefined && number !== last) startOver(number, 'replica was not connected')
    listening()
  }

  function startOver(number: number | null, why: string): void {
    last = number
    recent.reset(number)
    missed(why)
  }

  function hear(text: string): void {
    const told = decoded(text)
    if (!told) startOver(null, 'unreadable announcement from another replica')
    else if (last === null || told.number > last + 1) startOver(told.number, 'announcements missed')
    else {
      last = Math.max(last, told.number)
      recent.add(told.number, pageTags(told.tags))
      if (told.from !== replica) invalidations.invalidate(told.tags)
    }
  }

  async function tell(tags: readonly string[]): Promise<boolean> {
    const replies = await store.ask(z.tuple([z.unknown(), z.int().positive(), z.unknown()]), (client) =>
      Promise.all([begin(client), client.incr(counter), client.pexpire(counter, COUNTED_MS)]),
    )
    if (!replies) return false
    const number = replies[1]
    recent.add(number, pageTags(tags))
    const message = JSON.stringify({ from: replica, number, tags })
    return (await store.ask(z.int(), (client) => client.publish(channel, message))) !== undefined
  }

  async function tellLater(tags: readonly string[]): Promise<void> {
    for (const tag of tags) untold.add(tag)
    if (isTelling) return
    isTelling = true
    while (untold.size > 0 && !isClosed) {
      await setTimeout(retryMs, undefined, { ref: false })
      const due = untold.size > MOST_UNTOLD ? EVERYTHING : [...untold]
      untold.clear()
      if (!(await tell(due))) for (const tag of due) untold.add(tag)
    }
    isTelling = false
  }

  subscriber.on('message', (_channel: string, text: string) => hear(text))
  subscriber.on(
    'ready',
    () => void catchUp().catch((error: unknown) => log.debug({ err: error }, 'subscription to invalidations failed')),
  )
  subscriber.connect().catch(() => null) // the client keeps trying
  // A broken connection may not be closed, so it is pinged.
  const ping = setInterval(() => void (subscriber.status === 'ready' && subscriber.ping().catch(() => null)), pingMs).unref()

  return {
    isListening,
    moment: () => (telling === 0 && untold.size === 0 && !isTelling ? last : null),
    isPageUntouched: (number, tags) => recent.isUntouched(number, tags),
    async invalidate(tags) {
      const invalidated = invalidations.invalidate(tags)
      telling += 1
      const areReplicasTold = invalidated.tags.length === 0 || (await tell(invalidated.tags))
      if (!areReplicasTold) {
        log.warn({ count: invalidated.tags.length }, 'invalidation not announced to other replicas yet')
        void tellLater(invalidated.tags)
      }
      telling -= 1
      return { ...invalidated, areReplicasTold }
    },
    close() {
      isClosed = true
      clearInterval(ping)
    },
  }
}

function decoded(text: string): z.output<typeof Told> | null {
  try {
    return Told.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}
