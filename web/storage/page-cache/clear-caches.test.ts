import { afterEach, describe, expect, it, vi } from 'vitest'
import { clearCaches } from './clear-caches.ts'

// CACHE-4, CACHE-11
describe('clearing caches', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })

  it.each<[string, readonly ('pictures' | 'pages')[], readonly string[]]>([
    ['pictures and no page', ['pictures'], ['/shop-pictures/1', '/shop-pictures/2']],
    [
      'pictures and pages, but no built file',
      ['pictures', 'pages'],
      ['/shop-pictures/1', '/shop-pictures/2', '/shop-pages/1', '/shop-pages/2'],
    ],
  ])('deletes %s', async (_, names, expected) => {
    const deleted: string[] = []
    const open = async (name: string) => ({
      keys: async () => [`/${name}/1`, `/${name}/2`],
      delete: async (entry: string) => deleted.push(entry),
    })
    vi.stubGlobal('caches', { open })
    await clearCaches(...names)
    expect(deleted).toEqual(expected)
  })

  it('does nothing without a cache', async () => {
    vi.stubGlobal('caches', undefined)
    await expect(clearCaches('pictures')).resolves.toBeUndefined()
  })

  it('logs a warning and continues if the cache cannot be deleted', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    vi.stubGlobal('caches', { open: () => Promise.reject(new DOMException('denied', 'SecurityError')) })
    await clearCaches('pictures')
    expect(warn).toHaveBeenCalledOnce()
  })
})
