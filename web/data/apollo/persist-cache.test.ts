import { InMemoryCache } from '@apollo/client/cache'
import { afterEach, expect, it, vi } from 'vitest'
import { persistCache } from './persist-cache.ts'
import { StoredResults } from './stored-results.ts'

/** A request to the database that succeeds. */
function succeed(result: unknown) {
  const request = { result } as IDBRequest
  queueMicrotask(() => request.onsuccess?.({} as Event))
  return request
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

// CACHE-11
it.each([
  ['text', { text: '{"ROOT_QUERY": {', known: [] }],
  ['list of results', { text: '{}', known: [null] }],
])('starts with an empty cache if the stored %s is unreadable', async (part, stored) => {
  const collection = { get: () => succeed(stored) }
  vi.stubGlobal('indexedDB', { open: () => succeed({ transaction: () => ({ objectStore: () => collection }) }) })
  vi.stubGlobal('document', new EventTarget())
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const cache = new InMemoryCache()
  await expect(persistCache(cache, new StoredResults(), `unreadable ${part}`, '1')).resolves.toBeUndefined()
  expect(cache.extract()).toEqual({})
})
