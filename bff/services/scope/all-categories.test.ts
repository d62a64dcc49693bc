import { describe, expect, it, vi } from 'vitest'
import type { CatalogCategory } from '../../domain/catalog/catalog.types.ts'
import { category } from '../../domain/testing/catalog.ts'
import type { Platform } from '../../platform/platform.ts'
import { scopeWith, toResult } from '../testing/platform.ts'

const tree = (count: number): readonly CatalogCategory[] =>
  Array.from({ length: count }, (_, i) => category(String(i + 10), ['2'], `c-${i}`))

/** An index that answers at most 4,000 categories at once. */
function createIndex(all: readonly CatalogCategory[], given: Partial<Awaited<ReturnType<Platform['categories']>>> = {}) {
  const pages = new Map<string, readonly CatalogCategory[]>()
  const categories = vi.fn<Platform['categories']>(async (_view, { body, size }) => {
    const key = JSON.stringify(body.search_after ?? (body.sort ? body.sort : null))
    const after = Array.isArray(body.search_after) ? Number(body.search_after[0]) : 0
    const items = pages.get(key) ?? all.filter(({ id }) => Number(id) > after).slice(0, size)
    pages.set(key, items)
    return toResult(items, { total: all.length, ...given })
  })
  return categories
}

// CAT-12
describe('categories of a scope', () => {
  it('are read with one call if one answer holds them', async () => {
    const categories = createIndex(tree(4000))
    const { byId } = await scopeWith({ categories }).store.categories()
    expect([byId.size, categories.mock.calls.length]).toEqual([4000, 1])
  })

  it('are read on to the total of the index', async () => {
    const categories = createIndex(tree(10_500))
    const { byId, byUrlPath } = await scopeWith({ categories }).store.categories()
    expect(byId.size).toBe(10_500)
    expect(byUrlPath.get('c-10499')?.id).toBe('10509')
  })

  it('are read on if the index stops counting', async () => {
    const categories = createIndex(tree(4100), { total: 4000, totalIsExact: false })
    expect((await scopeWith({ categories }).store.categories()).byId.size).toBe(4100)
  })

  it('make one tree for all requests while the answers are cached', async () => {
    const categories = createIndex(tree(4100))
    const [first, second] = await Promise.all([1, 2].map(() => scopeWith({ categories }).store.categories()))
    expect(first).toBe(second)
  })

  it('are those of the first answer if the index cannot page in order, and the missing ones are logged once', async () => {
    const categories = createIndex(tree(4100), { orderIsRefused: true })
    const log = { debug: vi.fn(), warn: vi.fn(), error: vi.fn() }
    for (let times = 0; times < 2; times += 1) {
      expect((await scopeWith({ categories }, { log }).store.categories()).byId.size).toBe(4000)
    }
    expect(log.error.mock.calls).toEqual([[expect.objectContaining({ found: 4000, total: 4100 }), expect.any(String)]])
  })

  it('end if the index returns the same page again and again', async () => {
    const categories = vi.fn<Platform['categories']>(async () => toResult(tree(4000), { total: 5000 }))
    expect((await scopeWith({ categories }).store.categories()).byId.size).toBe(4000)
    expect(categories.mock.calls.length).toBeLessThan(5)
  })
})
