import { afterEach, describe, expect, it, vi } from 'vitest'
import { clearImageCache } from './clear-image-cache.ts'

// CACHE-4, CACHE-11
describe('clearing the picture cache', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })

  it('deletes the picture cache and no page', async () => {
    const deleted: string[] = []
    vi.stubGlobal('caches', { delete: async (name: string) => deleted.push(name) })
    await clearImageCache()
    expect(deleted).toEqual(['shop-pictures'])
  })

  it('does nothing without a cache', async () => {
    vi.stubGlobal('caches', undefined)
    await expect(clearImageCache()).resolves.toBeUndefined()
  })

  it('logs a warning and continues if the cache cannot be deleted', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    vi.stubGlobal('caches', { delete: () => Promise.reject(new DOMException('denied', 'SecurityError')) })
    await clearImageCache()
    expect(warn).toHaveBeenCalledOnce()
  })
})
