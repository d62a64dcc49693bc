import { afterEach, expect, it, vi } from 'vitest'
import { getCollection } from './device-database.ts'
import { deviceStore } from './device-store.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

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
