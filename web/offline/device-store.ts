import { del, get, keys, set, type UseStore, update } from 'idb-keyval'
import { CACHE_LIMITS, DEVICE_TIMING } from '#schema/rules/device-constants.ts'
import { within } from './within.ts'

/** A value kept on the device under a key, or nothing at all once the device has failed: memory has to do then. */
export interface DeviceStore {
  /** The value; undefined when there is none, or it could not be read in time. */
  read(): Promise<unknown>
  write(value: unknown): Promise<void>
  /** Puts what is made of the value into its place, with no other tab in between; undefined when that failed. */
  change<Value>(change: (kept: unknown) => Value): Promise<Value | undefined>
  clear(): Promise<void>
}

interface FailingStore extends DeviceStore {
  /** Whether the device has failed. */
  hasFailed(): boolean
}

interface DeviceStoreOptions {
  /** The key names a version: what is kept under other keys is of other versions, and goes. */
  readonly isVersioned?: boolean
}

/**
 * Keeps one value in a collection. It gives up for good after the spec's number of failures: nothing here may ever stand
 * in a shopper's way.
 * @source CACHE-1 to CACHE-3, LIMIT-28, LIMIT-29, LIMIT-31
 */
export function deviceStore(collection: UseStore, key: string, { isVersioned = false }: DeviceStoreOptions = {}): FailingStore {
  let readErrors = 0
  let writeErrors = 0
  const hasFailed = () => readErrors >= CACHE_LIMITS.readErrors || writeErrors >= CACHE_LIMITS.writeErrors

  async function attempt<Result>(what: string, work: () => Promise<Result>): Promise<Result | undefined> {
    if (hasFailed()) return undefined
    try {
      return await work()
    } catch (error) {
      writeErrors += 1
      console.warn(`${key} could not be ${what} on this device (${writeErrors} of ${CACHE_LIMITS.writeErrors})`, error)
      return undefined
    }
  }

  async function deleteOtherVersions(): Promise<void> {
    for (const other of await keys(collection)) if (other !== key) await del(other, collection)
  }

  return {
    async read() {
      if (hasFailed()) return undefined
      try {
        return await within(DEVICE_TIMING.cacheReadMs, get(key, collection))
      } catch (error) {
        readErrors += 1
        console.warn(`${key} is not used on this device`, error)
        return undefined
      }
    },
    write: (value) =>
      attempt('written', async () => {
        await set(key, value, collection)
        if (isVersioned) await within(DEVICE_TIMING.cacheIterateMs, deleteOtherVersions())
      }),
    change: <Value>(change: (kept: unknown) => Value) =>
      attempt('changed', async () => {
        let changed: Value | undefined
        await within(
          DEVICE_TIMING.cacheIterateMs,
          update(
            key,
            (kept: unknown) => {
              changed = change(kept)
              return changed
            },
            collection,
          ),
        )
        return changed
      }),
    clear: () => attempt('cleared', () => del(key, collection)),
    hasFailed,
  }
}
