import { LRUCache } from 'lru-cache'

const REPEATED_AFTER_MS = 3_600_000
const REMEMBERED_WARNINGS = 1000
const warnings = new WeakMap<object, LRUCache<string, true>>()

/** Whether a warning is new: false if the same one was given for this owner, such as a log or a platform, within the last hour. */
export function isNews(owner: object, warning: string): boolean {
  const known = warnings.get(owner) ?? new LRUCache<string, true>({ max: REMEMBERED_WARNINGS, ttl: REPEATED_AFTER_MS })
  warnings.set(owner, known)
  if (known.has(warning)) return false
  known.set(warning, true)
  return true
}
