import { DEVICE_TIMING } from '#schema/rules/constants.ts'

/** Share of the browser's quota above which storage counts as full. */
const FULL = 0.9

/**
 * Calls `purge` whenever the regular check finds the quota used up. Does nothing in browsers without
 * estimates, for example outside a secure context. Stops after a failed check, and skips a check while one is pending.
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
      console.warn('The storage quota could not be read', error)
    }
    isAsking = false
  }, DEVICE_TIMING.storageQuotaCheckMs)
}
