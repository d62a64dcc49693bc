import { setTimeout as pause } from 'node:timers/promises'
import { OfflineError } from '../../../web/api/errors.ts'
import type { Random } from '../random.ts'
import type { Network } from '../shopper.ts'

/** Faults between browser and shop. */
const FAULTS = ['request lost', 'answer lost', 'shopper gone', 'late', 'doubled', 'delayed'] as const

export interface RoughNetwork {
  readonly send: Network
  /** Stops the faults. Resolves once the shop has answered all pending requests. */
  calm(): Promise<void>
  /** How often each fault occurred. */
  readonly struck: ReadonlyMap<string, number>
}

const LATE_MS = 400
const DELAY_MS = 40

/** Reads the whole answer, so that the connection is released. */
const read = async (answer: Promise<Response>): Promise<unknown> => (await answer).text()

/** Loses, duplicates, delays and reorders requests. @param share of requests with a fault, 0 to 1 */
export function roughNetwork(random: Random, share: number): RoughNetwork {
  let isCalm = false
  const onTheWay = new Set<Promise<unknown>>()
  const struck = new Map<string, number>()
  const leave = (work: Promise<unknown>) => {
    const done = work.catch(() => null).finally(() => onTheWay.delete(done))
    onTheWay.add(done)
  }

  const strikes: Readonly<Record<(typeof FAULTS)[number], Network>> = {
    'request lost': () => Promise.reject(new OfflineError()),
    'answer lost': async (deliver) => {
      await read(deliver())
      throw new OfflineError()
    },
    // The shop still processes the request while the next one is sent.
    'shopper gone': (deliver) => {
      leave(read(deliver()))
      return Promise.reject(new OfflineError())
    },
    late: (deliver) => {
      leave(read(pause(random.next() * LATE_MS).then(deliver)))
      return Promise.reject(new OfflineError())
    },
    doubled: async (deliver) => {
      const [heard, other] = await Promise.all([deliver(), deliver()])
      await read(Promise.resolve(other))
      return heard
    },
    delayed: async (deliver) => {
      await pause(random.next() * DELAY_MS)
      return deliver()
    },
  }

  return {
    struck,
    send: (deliver) => {
      if (isCalm || random.next() >= share) return deliver()
      const fault = random.of(FAULTS)
      struck.set(fault, (struck.get(fault) ?? 0) + 1)
      return strikes[fault](deliver)
    },
    async calm() {
      isCalm = true
      await Promise.all(onTheWay)
    },
  }
}
