import { TIMING } from '#schema/rules/constants.ts'

/** Part of what a browser gives a shop beyond which there is no room for another write. */
const FULL = 0.9

/**
 * Calls `purge` whenever the regular check finds that what is kept has used up the room there is. Browsers that do not tell,
 * as outside a secure context, are not asked.
 * @source CACHE-4, LIMIT-30
 */
export function checkQuota(purge: () => void) {
  if (!navigator.storage?.estimate) return
  setInterval(async () => {
    const { usage = 0, quota = Number.POSITIVE_INFINITY } = await navigator.storage.estimate()
    if (usage > quota * FULL) purge()
  }, TIMING.storageQuotaCheckMs)
}
