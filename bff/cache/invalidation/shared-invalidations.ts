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

/** What became of an invalidation, here and at other replicas. */
export interface SharedInvalidated extends Invalidated {
  /** False while the store is away: they are told once it is back. */
  readonly areReplicasTold: boolean
}

export interface SharedInvalidations {
  /** Invalidates here at once, and waits until the others are told, as long as the store has for an answer. */
  invalidate(tags: readonly string[]): Promise<SharedInvalidated>
  /**
   * Number of the newest invalidation that everything made here from now on has heeded; null while that is not certain, because the store is away or
   * somebody is being told.
   */
  moment(): number | null
  /**
   * Whether it is certain that nothing has reached a page since it was made.
   * @param number the `moment` at which making it began
   */
  isPageUntouched(number: number, tags: readonly string[]): boolean
  /** Resolves when this replica hears what others invalidate: at the first attempt, or later. */
  readonly isListening: Promise<void>
  close(): void
}

export interface Pauses {
  readonly retryMs: number
  readonly pingMs: number
}

const Told = z.object({ from: z.string(), number: z.int().positive(), tags: z.array(z.string()) })
const EVERYTHING = ['*']
/** More are told as everything. */
const MOST_UNTOLD = 1000
/** No two invalidations are so far apart; if they are, the second makes everything stale. */
const COUNTED_MS = 30 * 86_400_000
const PAUSES: Pauses = { retryMs: 1000, pingMs: 10_000 }

/**
 * Tells all replicas that share a store what one of them invalidates. Each invalidation has a number, one more than the one before, so a replica that
 * was not there for one of them notices: at the next, and whenever its connection is made anew. What it missed nobody keeps: then everything is stale.
 * The numbers of an empty store begin with the time, so that they are never those of before.
 * @source CACHE-13; decision 0096
 */
export function shareInvalidations(
  invalidations: Pick<Invalidations, 'invalidate'>,
  store: SharedStore,
  log: Log,
  { retryMs, pingMs }: Pauses = PAUSES,
): SharedInvalidations {
  const replica = randomUUID()
  const subscriber = store.subscriber()
  // Databases of one server share its channels.
  const channel = sharedKey('invalidations', subscriber.options.db ?? 0)
  const counter = sharedKey('invalidations', 'number')
  const untold = new Set<string>()
  const recent = new RecentInvalidations()
  /** Invalidations of this replica that others do not know of yet. */
  let telling = 0
  let isTelling = false
  let isClosed = false
  /** Number of the last invalidation that was heard of; null where that is not known. */
  let last: number | null = null
  let listening = () => {}
  const isListening = new Promise<void>((resolve) => {
    listening = resolve
  })

  const missed = (why: string) => {
    const { entries } = invalidations.invalidate(EVERYTHING)
    if (entries > 0) log.warn({ why, entries }, 'invalidations of other replicas may be missing here: everything is stale')
  }

  const begin = (client: Valkey) => client.set(counter, String(Date.now()), 'PX', COUNTED_MS, 'NX')

  /** Number of the newest invalidation; undefined while the store does not say. */
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
      startOver(null, 'this replica was not connected')
      listening()
    }
    while (number === undefined && subscriber.status === 'ready') {
      await setTimeout(retryMs, undefined, { ref: false })
      number = await newest()
    }
    if (number !== undefined && number !== last) startOver(number, 'this replica was not connected')
    listening()
  }

  function startOver(number: number | null, why: string): void {
    last = number
    recent.reset(number)
    missed(why)
  }

  function hear(text: string): void {
    const told = decoded(text)
    if (!told) startOver(null, 'what another replica says cannot be read')
    else if (last === null || told.number > last + 1) startOver(told.number, 'this replica did not hear all')
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
    () => void catchUp().catch((error: unknown) => log.debug({ err: error }, 'not subscribed to invalidations')),
  )
  subscriber.connect().catch(() => null) // it goes on trying
  // A connection that broke somewhere on its way is not closed: it has to be asked.
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
        log.warn({ count: invalidated.tags.length }, 'other replicas are not told what is invalidated yet')
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
