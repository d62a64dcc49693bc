import { afterEach, expect, it, vi } from 'vitest'
import { getCollection } from './device-database.ts'
import { deviceStore } from './device-store.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** A browser whose requests for a database are answered one by one. */
function openWith(answer: (request: IDBOpenDBRequest, version: number | undefined) => void, result: object) {
  const open = vi.fn((_name: string, version?: number) => {
    const request = { result, error: new DOMException('Too low', 'VersionError') } as unknown as IDBOpenDBRequest
    queueMicrotask(() => answer(request, version))
    return request
  })
  vi.stubGlobal('indexedDB', { open })
  return open
}

// CACHE-3, CACHE-11
it('switches the storage off with only a warning if the browser denies its database', async () => {
  const open = vi.fn(() => {
    throw new DOMException('Denied', 'SecurityError')
  })
  vi.stubGlobal('indexedDB', { open })
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const store = deviceStore(getCollection('denied-shop', 'cart'), 'current-cart')
  expect(await store.read()).toBeUndefined()
  expect(store.hasFailed()).toBe(true)
  await store.write('A')
  expect(open).toHaveBeenCalledOnce()
  expect(console.warn).toHaveBeenCalledOnce()
})

// CACHE-5
it('deletes cached pictures and pages if the device is full', async () => {
  const full = () => {
    throw new DOMException('Full', 'QuotaExceededError')
  }
  openWith((request) => request.onsuccess?.({} as Event), { transaction: full })
  const cleared: string[] = []
  const open = async (name: string) => ({ keys: async () => [name], delete: async (entry: string) => cleared.push(entry) })
  vi.stubGlobal('caches', { open })
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  await expect(getCollection('full-shop', 'cart')('readwrite', (store) => store)).rejects.toThrow('Full')
  expect(cleared).toEqual(['shop-pictures', 'shop-pages'])
})

// CACHE-25
it('uses the database of a later build as it is', async () => {
  const open = openWith(
    (request, version) =>
      version === undefined ? request.onsuccess?.({} as Event) : request.onerror?.({} as IDBRequestEventMap['error']),
    { transaction: () => ({ objectStore: (name: string) => name }) },
  )
  const cart = getCollection('later-shop', 'cart')
  expect(await cart('readonly', (store) => store)).toBe('cart')
  expect(await cart('readonly', (store) => store)).toBe('cart')
  expect(open.mock.calls).toEqual([
    ['later-shop', 3],
    ['later-shop', undefined],
  ])
})
