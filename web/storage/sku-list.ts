import type { Collection } from './device-database.ts'
import { type OpenDeviceValue, openDeviceValue } from './open-device-value.ts'

/**
 * Declares a list of skus that is stored on the device.
 * @source COMPARE-2, COMPARE-3, CACHE-7; platform contract §9.4
 */
export const skuList = (collection: Collection, key: string): OpenDeviceValue<readonly string[]> =>
  openDeviceValue(collection, key, decodeWithWarning(`${collection}/${key}`))

/** Decodes stored skus without duplicates. */
export function decodeSkus(stored: unknown): readonly string[] {
  const items: readonly unknown[] = Array.isArray(stored) ? stored : []
  return [...new Set(items.filter((item): item is string => typeof item === 'string' && item !== ''))]
}

/** Logs one warning if stored data is not a list of skus. */
function decodeWithWarning(name: string): (stored: unknown) => readonly string[] {
  let hasWarned = false
  return (stored) => {
    const skus = decodeSkus(stored)
    const isWhole = stored === undefined || (Array.isArray(stored) && stored.length === skus.length)
    if (!isWhole && !hasWarned) {
      hasWarned = true
      console.warn(`${name} contains invalid skus; ignoring them`)
    }
    return skus
  }
}
