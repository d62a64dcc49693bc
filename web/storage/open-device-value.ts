import { type Collection, getCollection } from './device-database.ts'
import { deviceStore, type FailingStore } from './device-store.ts'
import { type DeviceValue, deviceValue } from './device-value.ts'
import { createTabs } from './tabs.ts'

/** Opens a value of a device's database, once per page. */
export interface OpenDeviceValue<Value> {
  (deviceDatabase: string): DeviceValue<Value>
  /** Whether the device has not stored the last change, so that the opened value lasts as long as the page. */
  hasFailed(deviceDatabase: string): boolean
  /** The stored value alone, as the service worker uses it: it shows nothing, so it follows no tabs. */
  createStore(deviceDatabase: string): FailingStore
  decode(stored: unknown): Value
  /** Replaces the value with that of a device which has stored nothing. */
  reset(deviceDatabase: string): Promise<void>
}

/**
 * Declares a value that is stored on the device and shared by all tabs. Nothing is opened before the first call.
 * @param decode decodes a stored value, ignores invalid parts, and supplies the default for undefined
 * @source CACHE-7
 */
export function openDeviceValue<Value>(
  collection: Collection,
  key: string,
  decode: (stored: unknown) => Value,
): OpenDeviceValue<Value> {
  const createStore = (deviceDatabase: string) => deviceStore(getCollection(deviceDatabase, collection), key)
  const pageStore = once(createStore)
  const open = once((deviceDatabase) => {
    const tabs = createTabs(`${deviceDatabase}/${collection}/${key}`)
    return deviceValue({ store: pageStore(deviceDatabase), tabs, decode })
  })
  return Object.assign(open, {
    createStore,
    decode,
    hasFailed: (deviceDatabase: string) => pageStore(deviceDatabase).hasFailed(),
    reset: (deviceDatabase: string) => open(deviceDatabase).change(() => decode(undefined)),
  })
}

/** Calls a function once per device and returns the same result from then on. */
export function once<Result>(create: (deviceDatabase: string) => Result): (deviceDatabase: string) => Result {
  const created = new Map<string, Result>()
  return (deviceDatabase) => {
    const known = created.get(deviceDatabase) ?? create(deviceDatabase)
    created.set(deviceDatabase, known)
    return known
  }
}
