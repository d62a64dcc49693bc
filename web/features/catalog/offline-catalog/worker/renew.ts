import type { DeviceStore } from '../../../../storage/device-store.ts'
import { decodeIndexAnswer } from './decode-index.ts'
import { decodePocket, type KeptCatalogue, renewed } from './kept-catalogue.ts'

/** As long as the shop considers its own index fresh, in milliseconds. */
const FRESH_MS = 900_000

/** Share of the storage quota that must be free: visited pages matter more than the catalogue. */
const LEAST_FREE = 0.25

export interface Renewal {
  readonly store: DeviceStore
  /** URL of the index, without a query. */
  readonly address: string
  readonly fetch: (address: string) => Promise<Response>
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Storage quota and usage in bytes; undefined if the browser gives no estimate. */
  readonly estimate: () => Promise<StorageEstimate | undefined>
}

/**
 * Requests the catalogue, or its changes since the stored version, unless a tab has done so recently. Requests nothing on a device
 * without storage or with little space, because it would repeat the request on every page.
 * @throws if the shop does not answer, or not with an index
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

/** Claims the refresh atomically across tabs; null if it is not needed or the claim cannot be stored. */
async function claim({ store, now }: Renewal): Promise<{ readonly kept: KeptCatalogue | null } | null> {
  let turn: { readonly kept: KeptCatalogue | null } | null = null
  const noted = await store.change((stored) => {
    const { askedAt, catalogue } = decodePocket(stored)
    // A clock that was set back must not prevent refreshes.
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

/** Null for changes based on another version; 'none' if devices must not store this catalogue. */
async function ask({ fetch, address }: Renewal, kept: KeptCatalogue | null): Promise<KeptCatalogue | 'none' | null> {
  const response = await fetch(kept ? `${address}?${new URLSearchParams({ since: kept.version })}` : address)
  if (response.status === 204) return 'none'
  const answer = response.ok ? decodeIndexAnswer(await response.json()) : null
  if (!answer) throw new Error(`${address} answers with status ${response.status}, and with no index`)
  return renewed(kept, answer)
}
