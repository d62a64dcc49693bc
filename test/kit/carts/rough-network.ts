import { setTimeout as pause } from 'node:timers/promises'
import { OfflineError } from '../../../web/data/errors.ts'
import type { Random } from '../random.ts'
import type { Network } from '../shopper.ts'

/** What goes wrong between a browser and the shop. */
const FAULTS = ['request lost', 'answer lost', 'shopper gone', 'late', 'doubled', 'delayed'] as const

export interface RoughNetwork {
  readonly send: Network
  /** Everything arrives from now on; resolves once the shop has answered what was still on its way. */
  calm(): Promise<void>
  /** How often each fault struck. */
  readonly struck: ReadonlyMap<string, number>
}

const LATE_MS = 400
const DELAY_MS = 40

/** To its end, so that its connection is free. */
const read = async (answer: Promise<Response>): Promise<unknown> => (await answer).text()

/** Requests are lost, doubled, held up and overtaken. @param share of them, 0 to 1 */
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
    // It is done while the next one is already sent.
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
