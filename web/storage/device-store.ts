import { del, get, keys, set, type UseStore, update } from 'idb-keyval'
import { CACHE_LIMITS, DEVICE_TIMING } from '#schema/rules/constants.ts'
import { withTimeout } from './with-timeout.ts'

/** A value stored on the device under a key. After the device has failed, nothing is stored and callers use memory. */
export interface DeviceStore {
  /** Undefined if there is no value or it could not be read in time. */
  read(): Promise<unknown>
  write(value: unknown): Promise<void>
  /** Updates the value atomically across tabs; undefined if that failed. */
  change<Value>(change: (kept: unknown) => Value): Promise<Value | undefined>
  clear(): Promise<void>
}

export interface FailingStore extends DeviceStore {
  /** The last change is not on the device, or the device failed too often and is not used any more. */
  hasFailed(): boolean
}

interface DeviceStoreOptions {
  /** The key contains a version: values under other keys are other versions and are deleted. */
  readonly isVersioned?: boolean
}

/**
 * Stores one value in a collection. Stops using the device after the specified number of failures, so that storage never blocks a
 * shopper.
 * @source CACHE-1 to CACHE-3, LIMIT-28, LIMIT-29, LIMIT-31
 */
export function deviceStore(collection: UseStore, key: string, { isVersioned = false }: DeviceStoreOptions = {}): FailingStore {
  let readErrors = 0
  let writeErrors = 0
  let isBehind = false
  const isOff = () => readErrors >= CACHE_LIMITS.readErrors || writeErrors >= CACHE_LIMITS.writeErrors

  async function attempt<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
    if (isOff()) return undefined
    try {
      const result = await work()
      isBehind = false
      return result
    } catch (error) {
      isBehind = true
      writeErrors += 1
      console.warn(`${key} cannot be changed on this device`, error)
      return undefined
    }
  }

  async function deleteOtherVersions(): Promise<void> {
    for (const other of await keys(collection)) if (other !== key) await del(other, collection)
  }

  return {
    async read() {
      if (isOff()) return undefined
      try {
        return await withTimeout(DEVICE_TIMING.cacheReadMs, get(key, collection))
      } catch (error) {
        readErrors += 1
        console.warn(`${key} cannot be read on this device`, error)
        return undefined
      }
    },
    write: (value) =>
      attempt(async () => {
        await set(key, value, collection)
        if (isVersioned) await withTimeout(DEVICE_TIMING.cacheIterateMs, deleteOtherVersions())
      }),
    change: <Value>(change: (kept: unknown) => Value) =>
      attempt(async () => {
        let changed: Value | undefined
        const toChanged = (kept: unknown) => {
          changed = change(kept)
          return changed
        }
        await inTime(collection, (own) => update(key, toChanged, own))
        return changed
      }),
    clear: () => attempt(() => del(key, collection)),
    hasFailed: () => isOff() || isBehind,
  }
}

/** Undoes work that takes too long, so that it can be tried again. Work that can no longer be undone is awaited. */
async function inTime(collection: UseStore, work: (collection: UseStore) => Promise<void>): Promise<void> {
  let transaction: IDBTransaction | undefined
  let isTooLate = false
  const done = work((mode, use) =>
    collection(mode, (store) => {
      if (isTooLate) throw new Error('The database was opened too late')
      transaction = store.transaction
      return use(store)
    }),
  )
  await withTimeout(DEVICE_TIMING.cacheIterateMs, done).catch((error) => {
    isTooLate = true
    if (transaction && !isUndone(transaction)) return done
    throw error
  })
}

function isUndone(transaction: IDBTransaction): boolean {
  try {
    transaction.abort()
    return true
  } catch {
    return false // It is being stored, or has failed.
  }
}
