/** Those of the shop's numbers that say how devices keep things; constants.ts has them too. */

/** The longest that a device is waited for, and how often its room is looked at. @source LIMIT-28 to LIMIT-30 */
export const DEVICE_TIMING = { cacheReadMs: 800, cacheIterateMs: 2000, storageQuotaCheckMs: 30_000 } as const

/** @source LIMIT-31 */
export const CACHE_LIMITS = { readErrors: 1, writeErrors: 30 } as const

/** What a device keeps things in. @source CACHE-5, CACHE-7 */
export const DEVICE_STORES = {
  /** The store view's code stands before it, unless caches are common. */
  name: 'shop',
  collections: ['user', 'cms', 'newsletter', 'wishlist', 'compare', 'elasticCache', 'cart', 'syncTasks'],
  /** Those that hold nothing but copies, and go when the device has no room. */
  caches: ['cms', 'elasticCache'],
} as const
