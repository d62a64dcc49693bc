import { afterEach, describe, expect, it, vi } from 'vitest'
import { giveUpPictures } from './give-up-pictures.ts'

// CACHE-4, CACHE-11
describe('a device without room', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })

  it('gives up the pictures that were kept, and no page', async () => {
    const deleted: string[] = []
    vi.stubGlobal('caches', { delete: async (name: string) => deleted.push(name) })
    await giveUpPictures()
    expect(deleted).toEqual(['shop-pictures'])
  })

  it('that keeps none goes on', async () => {
    vi.stubGlobal('caches', undefined)
    await expect(giveUpPictures()).resolves.toBeUndefined()
  })

  it('that will not delete them goes on, and the log says so', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    vi.stubGlobal('caches', { delete: () => Promise.reject(new DOMException('denied', 'SecurityError')) })
    await giveUpPictures()
    expect(warn).toHaveBeenCalledOnce()
  })
})
