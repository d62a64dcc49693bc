import type { DeviceStore } from '../../../offline/device-store.ts'
import { decodeIndexAnswer } from './decode-index.ts'
import { decodePocket, type KeptCatalogue, renewed } from './kept-catalogue.ts'

/** As long as the shop itself takes its own to be fresh; in milliseconds. */
const FRESH_MS = 900_000

/** Part of what a browser gives that has to be free: what was visited is worth more than what was not. */
const LEAST_FREE = 0.25

export interface Renewal {
  readonly store: DeviceStore
  /** Address of the index, without a query. */
  readonly address: string
  readonly fetch: (address: string) => Promise<Response>
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** What the browser gives and what is used of it, in bytes; undefined where it does not tell. */
  readonly estimate: () => Promise<StorageEstimate | undefined>
}

/**
 * Asks for the catalogue, or for what has changed of the one that is kept, unless some tab has done so lately. A device that
 * keeps nothing, or has little room, asks for nothing: it would ask again with every page.
 * @throws when the shop does not answer, or with what is no index
 * @source CACHE-12
 */
export async function renewCatalogue(renewal: Renewal): Promise<void> {
  const { store, address } = renewal
  const turn = await claim(renewal)
  if (!turn || !(await hasRoom(renewal))) return
  const { kept } = turn
  const catalogue = (await ask(renewal, kept)) ?? (kept && (await ask(renewal, null)))
  if (catalogue === null) throw new Error(`${address} gives the difference to another version`)
  if (catalogue === 'none') await store.clear()
  else await store.write({ askedAt: renewal.now(), catalogue })
}

/** Notes that somebody asks, with no other tab in between; null where that is not needed, or cannot be noted. */
async function claim({ store, now }: Renewal): Promise<{ readonly kept: KeptCatalogue | null } | null> {
  let turn: { readonly kept: KeptCatalogue | null } | null = null
  const noted = await store.change((stored) => {
    const { askedAt, catalogue } = decodePocket(stored)
    // A clock that was put back must not keep it for ever.
    const isFresh = askedAt !== null && Math.abs(now() - askedAt) < FRESH_MS
    turn = isFresh ? null : { kept: catalogue }
    return isFresh ? stored : { askedAt: now(), catalogue }
  })
  return noted === undefined ? null : turn
}

async function hasRoom({ estimate }: Renewal): Promise<boolean> {
  const { usage = 0, quota = Number.POSITIVE_INFINITY } = (await estimate()) ?? {}
  return usage <= quota * (1 - LEAST_FREE)
}

/** Null for a difference to something else than is kept, 'none' where devices are not to keep this catalogue. */
async function ask({ fetch, address }: Renewal, kept: KeptCatalogue | null): Promise<KeptCatalogue | 'none' | null> {
  const response = await fetch(kept ? `${address}?${new URLSearchParams({ since: kept.version })}` : address)
  if (response.status === 204) return 'none'
  const answer = response.ok ? decodeIndexAnswer(await response.json()) : null
  if (!answer) throw new Error(`${address} answers with status ${response.status}, and with no index`)
  return renewed(kept, answer)
}
