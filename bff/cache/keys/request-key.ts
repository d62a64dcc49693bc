import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { canonicalJson } from './canonical.ts'

// Sorting and hashing a search is the most expensive part of a cache hit, and most requests repeat: some as the same object, others
// as an equal one.
const keysByText = new LRUCache<string, string>({
  maxSize: 1_000_000,
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
  if (typeof body !== 'object' || body === null) return keyByText(request)
  const keys = keysByBody.get(body) ?? new Map<string, string>()
  keysByBody.set(body, keys)
  const text = JSON.stringify(rest)
  const key = keys.get(text) ?? keyByText(request)
  keys.set(text, key)
  return key
}

function keyByText(request: object): string {
  const text = JSON.stringify(request)
  const key = keysByText.get(text) ?? createHash('sha3-224').update(canonicalJson(request)).digest('hex')
  keysByText.set(text, key)
  return key
}
