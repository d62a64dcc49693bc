import { type Collection, collectionOf } from './device-database.ts'
import { deviceStore } from './device-store.ts'
import { type DeviceValue, deviceValue } from './device-value.ts'
import { tabsOn } from './tabs.ts'

/** The value stored on the device under a key, opened once per page. @source CACHE-7 */
export function openDeviceValue<Value>(
  collection: Collection,
  key: string,
  decode: (stored: unknown) => Value,
): (deviceDatabase: string) => DeviceValue<Value> {
  const opened = new Map<string, DeviceValue<Value>>()
  return (deviceDatabase) => {
    const known = opened.get(deviceDatabase)
    if (known) return known
    const store = deviceStore(collectionOf(deviceDatabase, collection), key)
    const value = deviceValue({ store, tabs: tabsOn(`${deviceDatabase}/${collection}/${key}`), decode })
    opened.set(deviceDatabase, value)
    return value
  }
}
