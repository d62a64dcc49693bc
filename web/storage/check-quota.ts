import { DEVICE_TIMING } from '#schema/rules/constants.ts'

/** Share of the browser's quota above which storage counts as full. */
const FULL = 0.9

/**
 * Calls `purge` whenever the regular check finds the quota used up. Browsers without estimates, as outside a secure context, are not
 * asked. A failed check is not repeated, and a pending one is not doubled.
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
