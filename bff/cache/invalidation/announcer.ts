import { setTimeout } from 'node:timers/promises'
import type { Log } from '../log.ts'
import type { SharedStore } from '../valkey/shared-store.ts'
import { nextNumber, publish } from './announcements.ts'
import type { RecentInvalidations } from './recent.ts'
import { pageTags } from './tag-mapping.ts'

export interface Replica {
  readonly id: string
  readonly store: SharedStore
  readonly channel: string
  readonly recent: RecentInvalidations
  readonly retryMs: number
  readonly log: Log
}

/** Above this number of pending tags, '*' is announced instead. */
const MOST_PENDING = 1000

/** Announces a replica's own invalidations, and retries until the store accepts them. */
export class Announcer {
  readonly #replica: Replica
  readonly #pending = new Set<string>()
  #running = 0
  #isRetrying = false
  #isClosed = false

  constructor(replica: Replica) {
    this.#replica = replica
  }

  get isIdle(): boolean {
    return this.#running === 0 && this.#pending.size === 0 && !this.#isRetrying
  }

  /** @returns false if the store is unavailable: the tags are announced once it recovers */
  async announce(tags: readonly string[]): Promise<boolean> {
    if (tags.length === 0) return true
    this.#running += 1
    const isAnnounced = await this.#send(tags)
    if (!isAnnounced) {
      this.#replica.log.warn({ count: tags.length }, 'invalidation not announced to other replicas yet')
      void this.#retry(tags)
    }
    this.#running -= 1
    return isAnnounced
  }

  close(): void {
    this.#isClosed = true
  }

  async #send(tags: readonly string[]): Promise<boolean> {
    const { id, store, channel, recent } = this.#replica
    const number = await nextNumber(store)
    if (number === undefined) return false
    recent.add(number, pageTags(tags))
    return publish(store, channel, { from: id, number, tags: [...tags] })
  }

  async #retry(tags: readonly string[]): Promise<void> {
    for (const tag of tags) this.#pending.add(tag)
    if (this.#isRetrying) return
    this.#isRetrying = true
    while (this.#pending.size > 0 && !this.#isClosed) {
      await setTimeout(this.#replica.retryMs, undefined, { ref: false })
      const due = this.#pending.size > MOST_PENDING ? ['*'] : [...this.#pending]
      this.#pending.clear()
      if (!(await this.#send(due))) for (const tag of due) this.#pending.add(tag)
    }
    this.#isRetrying = false
  }
}
