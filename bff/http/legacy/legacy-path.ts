import type { LegacyRoute } from '../../config/legacy.ts'
import { SECRET_PARAMETERS } from '../../platform/http/redaction.ts'

/** Longer segments are neither skus nor URL keys. */
const LONGEST_SEGMENT = 128
/** Characters that a segment may have as sent. */
const AS_SENT = /^[\w.~!$&'()+,:=@%-]+$/
/** After decoding: separators, a second encoding, path parameters and control characters. */
const AMBIGUOUS = /[/\\%;\p{Cc}]|^\.+$/u

/**
 * Whether the routes list this request.
 * @param path as the client sent it, without the query
 * @source LEGACY-2
 */
export const isLegacyPath = (routes: readonly LegacyRoute[], method: string, path: string): boolean => {
  const segments = path.split('/').slice(1)
  return routes.some(
    (route) =>
      route.method === method &&
      route.segments.length === segments.length &&
      route.segments.every((expected, i) => expected === segments[i] || (expected === null && isPlainSegment(segments[i] ?? ''))),
  )
}

function isPlainSegment(segment: string): boolean {
  if (segment.length > LONGEST_SEGMENT || !AS_SENT.test(segment)) return false
  try {
    return !AMBIGUOUS.test(decodeURIComponent(segment))
  } catch {
    return false
  }
}

/** Printable ASCII. Clients encode everything else. */
const QUERY = /^[\x21-\x7e]*$/

/**
 * The query without tokens, cart ids and other parameters of one shopper; null if it is malformed.
 * @source LEGACY-3
 */
export function publicQuery(query: string): string | null {
  if (!QUERY.test(query)) return null
  return query
    .split('&')
    .filter((parameter) => !isSecret(parameter.split('=', 1)[0] ?? ''))
    .join('&')
}

/** No parameter of the platform has a name that cannot be decoded. Some servers read 'token[]' and 'user.token' as 'token'. */
function isSecret(name: string): boolean {
  try {
    const words = decodeURIComponent(name.replaceAll('+', ' '))
      .toLowerCase()
      .replaceAll(/[^a-z]+/g, ' ')
      .split(' ')
    return SECRET_PARAMETERS.some((secret) => words.includes(secret))
  } catch {
    return true
  }
}
