import { describe, expect, it, vi } from 'vitest'
import { category } from '../../domain/testing/catalogue.ts'
import { PlatformUnreachable } from '../../platform/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { found, scopeWith } from '../testing/platform.ts'

/** A department that counts nothing of its own, as platforms have it, with two categories; and one without any below it. */
const CATEGORIES = [
  category('24', ['2'], 'Mouldings', { productCount: 0 }),
  category('25', ['2', '24'], 'Skirting', { productCount: 40 }),
  category('a-26', ['2', '24'], 'Architrave', { productCount: 17 }),
  category('30', ['2'], 'Glue', { productCount: 3 }),
]
const counted = (count: number) => ({ aggregations: { category_0: [{ key: 'category_0', count, from: null, to: null }] } })

function countsOf(products: Platform['products'], ids: readonly string[]) {
  const scope = scopeWith({ categories: async () => found(CATEGORIES), products })
  return Promise.all(ids.map((id) => scope.productCountByCategory.load(id))).then((counts) => ({ counts, scope }))
}

// CAT-11
describe('the count beside a category', () => {
  it('has the products of its children, each once, all departments asked in one search', async () => {
    const products = vi.fn<Platform['products']>(async () => found([], counted(52)))
    const { counts } = await countsOf(products, ['24', '25', '30', 'no such'])
    expect(counts).toEqual([52, 40, 3, 0])
    expect(products).toHaveBeenCalledOnce()
    const request = products.mock.calls[0]?.[1]
    expect(request?.size).toBe(0)
    const ids = ['24', '25', 'a-26']
    const either = [{ terms: { category_ids: ids } }, { terms: { 'category_ids.keyword': ids } }]
    expect(request?.body.aggs).toEqual({ category_0: { filter: { bool: { should: either } } } })
    expect(JSON.stringify(request?.body.query)).toContain('"visibility"')
  })

  it('is asked of the engine for categories without a count of their own', async () => {
    const products = vi.fn<Platform['products']>(async () => found([], counted(9)))
    const uncounted = category('40', ['2'], 'Sealant', { productCount: null })
    const scope = scopeWith({ categories: async () => found([...CATEGORIES, uncounted]), products })
    expect(await scope.productCountByCategory.load('40')).toBe(9)
    expect(products.mock.calls[0]?.[1].body.aggs).toEqual({ category_0: { filter: { terms: { category_ids: ['40'] } } } })
  })

  it('asks nothing of the engine where nothing is below', async () => {
    const { counts } = await countsOf(async () => {
      throw new Error('asked')
    }, ['25', '30'])
    expect(counts).toEqual([40, 3])
  })

  it('is the platform’s own when the engine cannot count, and is not kept for long', async () => {
    const { counts, scope } = await countsOf(async () => {
      throw new PlatformUnreachable('PLATFORM_TIMEOUT')
    }, ['24', '30'])
    expect(counts).toEqual([0, 3])
    expect(scope.unconfirmed.any()).toBe(true)
  })
})
