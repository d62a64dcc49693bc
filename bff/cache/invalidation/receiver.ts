import { setTimeout } from 'node:timers/promises'
import type { Valkey } from 'iovalkey'
import { newestNumber, parseAnnouncement } from './announcements.ts'
import type { Replica } from './announcer.ts'
import type { Invalidations } from './invalidations.ts'
import { pageTags } from './tag-mapping.ts'

/** Applies the announcements of other replicas. Treats everything as stale if it may have missed one. */
export function createReceiver(
  { id, store, channel, recent, retryMs, log }: Replica,
  subscriber: Valkey,
  invalidations: Pick<Invalidations, 'invalidate'>,
) {
  let last: number | null = null
  /** The gap in progress has been logged; it ends when the newest number is known. */
  let isLogged = false
  const { promise: isListening, resolve: setListening } = Promise.withResolvers<void>()

  function startOver(number: number | null, why: string): void {
    last = number
    recent.reset(number)
    const { entries } = invalidations.invalidate(['*'])
    const isNews = entries > 0 && !isLogged
    if (isNews) log.warn({ why, entries }, 'invalidations may have been missed; all cache entries are stale')
    isLogged = number === null && (isLogged || isNews)
  }

  async function catchUp(): Promise<void> {
    await subscriber.subscribe(channel)
    let number = await newestNumber(store)
    if (number === undefined) {
      startOver(null, 'replica was not connected')
      setListening()
    }
    while (number === undefined && subscriber.status === 'ready') {
      await setTimeout(retryMs, undefined, { ref: false })
      number = await newestNumber(store)
    }
    if (number !== undefined && number !== last) startOver(number, 'replica was not connected')
    setListening()
  }

  function receive(text: string): void {
    const announcement = parseAnnouncement(text)
    if (!announcement) startOver(null, 'unreadable announcement from another replica')
    else if (last === null || announcement.number > last + 1) startOver(announcement.number, 'announcements missed')
    else {
      const { from, number, tags } = announcement
      last = Math.max(last, number)
      recent.add(number, pageTags(tags))
      if (from !== id) invalidations.invalidate(tags)
    }
  }

  subscriber.on('message', (_channel: string, text: string) => receive(text))
  subscriber.on(
    'ready',
    () => void catchUp().catch((error: unknown) => log.debug({ err: error }, 'subscription to invalidations failed')),
  )
  return {
    /** Number of the last invalidation received; null if unknown. */
    last: () => last,
    /** Resolves when announcements arrive, or when the first attempt to subscribe has failed. */
    isListening,
  }
}
