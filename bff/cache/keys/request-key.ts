import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { canonicalJson } from './canonical.ts'

// Hashing a search is the most expensive part of a cache hit, and most requests repeat: long ones as the same object, others as
// the same text.
const MEMOIZED_CHARACTERS = 1_000_000
const keysByText = new LRUCache<string, string>({
  maxSize: MEMOIZED_CHARACTERS,
  sizeCalculation: (key, text) => key.length + text.length,
})
const keysByBody = new WeakMap<object, Map<string, string>>()

/**
 * The cache key of a request: SHA3-224 of its canonical JSON, in hex.
 * @param request plain JSON data that is never modified; its `request` member is memoised
 * @source platform contract §2.14
 */
export function requestKey(request: Readonly<Record<string, unknown>>): string {
  const { request: body, ...rest } = request
  const known = typeof body === 'object' && body !== null ? keysOf(body) : keysByText
  const text = JSON.stringify(known === keysByText ? request : rest)
  const found = known.get(text)
  if (found) return found
  const key = createHash('sha3-224').update(canonicalJson(request)).digest('hex')
  known.set(text, key)
  return key
}

function keysOf(body: object): Map<string, string> {
  const known = keysByBody.get(body) ?? new Map<string, string>()
  keysByBody.set(body, known)
  return known
}
