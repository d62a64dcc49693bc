import { DEVICE_TIMING } from '#schema/rules/device-constants.ts'

/** Part of what a browser gives a shop beyond which there is no room for another write. */
const FULL = 0.9

/**
 * Calls `purge` whenever the regular check finds that what is kept has used up the room there is. Browsers that do not tell,
 * as outside a secure context, are not asked; one that fails to is not asked again, nor one that has not answered yet.
 * @source CACHE-4, CACHE-11, LIMIT-30
 */
export function checkQuota(purge: () => void) {
  if (!navigator.storage?.estimate) return
  let isAsking = false
  const timer = setInterval(async () => {
    if (isAsking) return
    isAsking = true
    try {
      const { usage = 0, quota = Number.POSITIVE_INFINITY } = await navigator.storage.estimate()
      if (usage > quota * FULL) purge()
    } catch (error) {
      clearInterval(timer)
      console.warn('This device does not tell how much room there is', error)
    }
    isAsking = false
  }, DEVICE_TIMING.storageQuotaCheckMs)
}
