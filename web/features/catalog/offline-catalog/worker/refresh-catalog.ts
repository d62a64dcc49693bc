import { isOffline } from '../../../../api/errors.ts'
import type { DeviceStore } from '../../../../storage/device-store.ts'
import { decodeIndexResponse } from './decode-index.ts'
import { applyChanges, decodeStored, type StoredCatalog } from './stored-catalog.ts'

/** The shop considers its own index fresh for the same time. */
const FRESH_MS = 900_000

/** Share of the storage quota that must be free: visited pages matter more than the catalogue. */
const LEAST_FREE = 0.25

export interface RefreshOptions {
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
 * @throws if the shop does not answer, or answers with anything but an index
 * @source CACHE-12, CACHE-28
 */
export async function refreshCatalog(options: RefreshOptions): Promise<void> {
  const { store, address, now } = options
  const lease = await leaseRefresh(options)
  if (!lease || !(await hasSpace(options))) return
  const { stored } = lease
  const catalog = await fetchLatest(options, stored).catch(async (error) => {
    // The shop has not failed, so the next page may ask it again.
    if (isConnectionLost(error)) await store.change((now) => ({ ...decodeStored(now), askedAt: null }))
    throw error
  })
  if (catalog === null) throw new Error(`${address} answers with changes of an unknown version`)
  if (catalog === 'none') await store.clear()
  else await store.write({ askedAt: now(), catalogue: catalog })
}

interface Lease {
  readonly stored: StoredCatalog | null
}

/** Leases the refresh atomically across tabs; null if it is not needed or the lease cannot be stored. */
async function leaseRefresh({ store, now }: RefreshOptions): Promise<Lease | null> {
  let lease: Lease | null = null
  const written = await store.change((stored) => {
    const { askedAt, catalogue: catalog } = decodeStored(stored)
    // A clock that was set back must not prevent refreshes.
    const isFresh = askedAt !== null && Math.abs(now() - askedAt) < FRESH_MS
    lease = isFresh ? null : { stored: catalog }
    return isFresh ? stored : { askedAt: now(), catalogue: catalog }
  })
  return written === undefined ? null : lease
}

async function hasSpace({ estimate }: RefreshOptions): Promise<boolean> {
  const { usage = 0, quota = Number.POSITIVE_INFINITY } = (await estimate()) ?? {}
  return usage <= quota * (1 - LEAST_FREE)
}

const fetchLatest = async (options: RefreshOptions, stored: StoredCatalog | null) =>
  (await fetchCatalog(options, stored)) ?? (stored && (await fetchCatalog(options, null)))

/** Browsers report an answer that was cut short as a `TypeError`. */
const isConnectionLost = (error: unknown): boolean => isOffline(error) || error instanceof TypeError

/** Null for changes based on another version; 'none' if devices must not store this catalogue. */
async function fetchCatalog(
  { fetch, address }: RefreshOptions,
  stored: StoredCatalog | null,
): Promise<StoredCatalog | 'none' | null> {
  const response = await fetch(stored ? `${address}?${new URLSearchParams({ since: stored.version })}` : address)
  if (response.status === 204) return 'none'
  const answer = response.ok ? decodeIndexResponse(await response.json()) : null
  if (!answer) throw new Error(`${address} answers with status ${response.status} and no index`)
  return applyChanges(stored, answer)
}
