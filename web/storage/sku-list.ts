import { type Collection, collectionOf } from './device-database.ts'
import { deviceStore } from './device-store.ts'
import { type DeviceList, deviceValue } from './device-value.ts'
import { tabsOn } from './tabs.ts'

const lists = new Map<string, DeviceList<string>>()

/**
 * A list of skus stored on the device under the key, opened once per page.
 * @source COMPARE-2, COMPARE-3, CACHE-7; platform contract §9.4
 */
export function skuList(deviceDatabase: string, collection: Collection, key: string): DeviceList<string> {
  const name = `${deviceDatabase}/${collection}/${key}`
  const known = lists.get(name)
  if (known) return known
  const store = deviceStore(collectionOf(deviceDatabase, collection), key)
  const list = deviceValue({ store, tabs: tabsOn(name), decode: warningOnce(name) })
  lists.set(name, list)
  return list
}

/** Decodes stored skus without duplicates. */
export function decodeSkus(stored: unknown): readonly string[] {
  const items: readonly unknown[] = Array.isArray(stored) ? stored : []
  return [...new Set(items.filter((item): item is string => typeof item === 'string' && item !== ''))]
}

/** Logs one warning if stored data is not a list of skus. */
function warningOnce(name: string): (stored: unknown) => readonly string[] {
  let isTold = false
  return (stored) => {
    const skus = decodeSkus(stored)
    const isWhole = stored === undefined || (Array.isArray(stored) && stored.length === skus.length)
    if (!isWhole && !isTold) {
      isTold = true
      console.warn(`${name} held something else than skus, which is dropped`)
    }
    return skus
  }
}
