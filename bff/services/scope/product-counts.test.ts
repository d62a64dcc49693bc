import { describe, expect, it, vi } from 'vitest'
import { category } from '../../domain/testing/catalog.ts'
import { PlatformUnreachable } from '../../platform/base/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { scopeWith, toResult } from '../testing/platform.ts'

/** A department without its own count, as platforms have it, with two categories; and a department without children. */
const CATEGORIES = [
  category('24', ['2'], 'Mouldings', { productCount: 0 }),
  category('25', ['2', '24'], 'Skirting', { productCount: 40 }),
  category('a-26', ['2', '24'], 'Architrave', { productCount: 17 }),
  category('30', ['2'], 'Glue', { productCount: 3 }),
]
const createCounts = (count: number) => ({ aggregations: { category_0: [{ key: 'category_0', count, from: null, to: null }] } })

function loadCounts(products: Platform['products'], ids: readonly string[]) {
  const scope = scopeWith({ categories: async () => toResult(CATEGORIES), products })
  return Promise.all(ids.map((id) => scope.productCountByCategory.load(id))).then((counts) => ({ counts, scope }))
}

// CAT-11
describe('product count of a category', () => {
  it('includes each product of its children once, with one search for all departments', async () => {
    const products = vi.fn<Platform['products']>(async () => toResult([], createCounts(52)))
    const { counts } = await loadCounts(products, ['24', '25', '30', 'no such'])
    expect(counts).toEqual([52, 40, 3, 0])
    expect(products).toHaveBeenCalledOnce()
    const request = products.mock.calls[0]?.[1]
    expect(request?.size).toBe(0)
    const ids = ['24', '25', 'a-26']
    const either = [{ terms: { category_ids: ids } }, { terms: { 'category_ids.keyword': ids } }]
    expect(request?.body.aggs).toEqual({ category_0: { filter: { bool: { should: either } } } })
    expect(JSON.stringify(request?.body.query)).toContain('"visibility"')
  })

  it('comes from the engine for categories without their own count', async () => {
    const products = vi.fn<Platform['products']>(async () => toResult([], createCounts(9)))
    const uncounted = category('40', ['2'], 'Sealant', { productCount: null })
    const scope = scopeWith({ categories: async () => toResult([...CATEGORIES, uncounted]), products })
    expect(await scope.productCountByCategory.load('40')).toBe(9)
    expect(products.mock.calls[0]?.[1].body.aggs).toEqual({ category_0: { filter: { terms: { category_ids: ['40'] } } } })
  })

  it('makes no engine call for categories without children', async () => {
    const { counts } = await loadCounts(async () => {
      throw new Error('asked')
    }, ['25', '30'])
    expect(counts).toEqual([40, 3])
  })

  it('falls back to the platform’s count if the engine fails, and is cached only briefly', async () => {
    const { counts, scope } = await loadCounts(async () => {
      throw new PlatformUnreachable('PLATFORM_TIMEOUT')
    }, ['24', '30'])
    expect(counts).toEqual([0, 3])
    expect(scope.quality.isUnconfirmed).toBe(true)
  })
})
