const MINUTE_MS = 60_000
/** Different lines per minute: a stranger who makes up kinds cannot fill the log. */
const MOST_KINDS = 20

/**
 * Allows one log line per kind and minute, and 20 kinds.
 * @source FIELD-4, FIELD-5
 */
export function createLineLimit(now: () => number = Date.now): (kind: string) => boolean {
  const written = new Set<string>()
  let began = now()
  return (kind) => {
    if (now() - began >= MINUTE_MS) {
      written.clear()
      began = now()
    }
    if (written.has(kind) || written.size >= MOST_KINDS) return false
    written.add(kind)
    return true
  }
}
