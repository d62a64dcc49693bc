import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'

const DAY_MS = 86_400_000
/** What is remembered; the oldest goes first. */
const MOST = 5000

/**
 * For what must not be done twice because a browser has heard no answer and asks again: the very same work is done once in a day,
 * and everybody hears what became of it. What was not done may be tried again. Remembered in this process.
 */
export function onceADay<Result = boolean | null>() {
  const done = new LRUCache<string, Promise<Result>>({ max: MOST, ttl: DAY_MS })
  return {
    /** @param about everything by which the work differs from other work */
    once(about: unknown, work: () => Promise<Result>): Promise<Result> {
      const name = nameOf(about)
      const before = done.get(name)
      if (before) return before
      const doing = work()
      done.set(name, doing)
      const forget = () => done.delete(name)
      doing.then((isDone) => isDone || forget(), forget)
      return doing
    },

    /** The work that was done, or is being done; undefined where there is none. */
    known: (about: unknown): Promise<Result> | undefined => done.get(nameOf(about)),
  }
}

const nameOf = (about: unknown): string => createHash('sha256').update(JSON.stringify(about)).digest('base64url')
