import { describe, expect, it, vi } from 'vitest'
import type { SearchRequest } from '../../../domain/search/search.types.ts'
import { PlatformUnreachable } from '../../../platform/base/errors.ts'
import { config, scopeWith, silent, toResult } from '../../../services/testing/platform.ts'
import { ask, board, shop } from '../testing/shop.ts'

const page = {
  id: '5',
  identifier: 'delivery',
  title: 'Delivery',
  heading: null,
  content: '<h1>Delivery</h1><p style="color:red">By lorry</p><script>alert(1)</script>',
  isActive: true,
  metaTitle: null,
  metaDescription: null,
}

describe('a CMS page', () => {
  // SHOP-12
  it('has sanitised content and a cache tag', async () => {
    const scope = scopeWith({ cmsPage: async () => page })
    const { data } = await ask(scope, '{ cmsPage(identifier: "delivery") { title url content } }')
    expect(data?.cmsPage).toEqual({ title: 'Delivery', url: '/i/delivery', content: '<h2>Delivery</h2><p>By lorry</p>' })
    expect(scope.cacheTags.list()).toEqual(['C5'])
  })

  // CMS-3
  it('is null if it does not exist, like a block', async () => {
    const scope = scopeWith({ cmsPage: async () => null, cmsBlock: async () => null })
    const query = '{ cmsPage(identifier: "none") { title } cmsBlock(identifier: "none") { content } }'
    expect(await ask(scope, query)).toEqual({ data: { cmsPage: null, cmsBlock: null }, errors: [] })
  })

  // CMS-2, ERROR-3
  it("logs 'CMS query returned empty result' if it does not exist", async () => {
    const debug = vi.fn()
    const log = { ...silent, debug }
    await ask(scopeWith({ cmsPage: async () => null }, { log }), '{ cmsPage(identifier: "none") { title } }')
    expect(debug).toHaveBeenCalledExactlyOnceWith({ identifier: 'none' }, 'CMS query returned empty result')
    await ask(scopeWith({ cmsPage: async () => page }, { log }), '{ cmsPage(identifier: "delivery") { title } }')
    expect(debug).toHaveBeenCalledOnce()
  })
})

describe('the home page', () => {
  // HOME-6
  it('has its lists as fields, with the categories of the configuration', async () => {
    const catalog = { ...config.catalog, bestSellersCategoryId: '70', specialOffersCategoryId: '71' }
    const products = async (_view: unknown, request: SearchRequest<'product'>) => {
      const [, category = null] = /"category_ids":\["(\d+)"\]/.exec(JSON.stringify(request.body)) ?? []
      return toResult([{ ...board, sku: `of category ${category}` }])
    }
    const scope = scopeWith({ ...shop, products }, { config: { ...config, catalog } })
    const { data } = await ask(scope, '{ home { newProducts { sku } bestSellers { sku } specialOffers { sku } } }')
    expect(data?.home).toEqual({
      newProducts: [{ sku: 'of category null' }],
      bestSellers: [{ sku: 'of category 70' }],
      specialOffers: [{ sku: 'of category 71' }],
    })
  })

  it('keeps its other lists if one is unavailable', async () => {
    let calls = 0
    const products = async () => {
      calls += 1
      if (calls === 2) throw new PlatformUnreachable('PLATFORM_TIMEOUT')
      return toResult([board])
    }
    const query = '{ home { headImage { title } newProducts { sku } bestSellers { sku } specialOffers { sku } } }'
    const { data, errors } = await ask(scopeWith({ ...shop, products }), query)
    expect(data?.home).toMatchObject({
      headImage: { title: expect.any(String) },
      newProducts: [{ sku: 'BOARD' }],
      bestSellers: null,
      specialOffers: [{ sku: 'BOARD' }],
    })
    expect(errors.map(({ path }) => path)).toEqual([['home', 'bestSellers']])
  })
})

describe('reviews', () => {
  const review = (id: number, rating: number | null, createdAt = '2026-01-01T00:00:00.000Z') => ({
    id: `${id}`,
    productId: '1',
    title: '',
    detail: '',
    nickname: '',
    rating,
    createdAt,
  })
  const newest = [review(1, 5), review(2, 4), review(3, null)]

  it('are paged, with average and distribution over all of them', async () => {
    const scope = scopeWith({ reviews: async () => toResult(newest) })
    const { data } = await ask(
      scope,
      '{ reviews(productId: 1, first: 1, offset: 1) { total averageRating distribution items { id } } }',
    )
    expect(data?.reviews).toEqual({ total: 3, averageRating: 4.5, distribution: [0, 0, 0, 1, 1], items: [{ id: '2' }] })
  })

  it('are fetched page by page beyond the newest hundred', async () => {
    const scope = scopeWith({
      reviews: async (_view, { from }) =>
        from === 0 ? toResult(newest, { total: 101 }) : toResult([review(140, 1)], { total: 101 }),
    })
    const { data } = await ask(scope, '{ reviews(productId: 1, first: 10, offset: 100) { total items { id } } }')
    expect(data?.reviews).toEqual({ total: 101, items: [{ id: '140' }] })
  })

  // REVIEW-2
  it('are sorted newest first, whatever the order of the index', async () => {
    const reviews = [review(1, 5, '2026-02-01T00:00:00.000Z'), review(2, 4, '2026-03-01T00:00:00.000Z'), review(3, 3)]
    const { data } = await ask(
      scopeWith({ reviews: async () => toResult(reviews) }),
      '{ reviews(productId: 1, first: 2) { items { id } } }',
    )
    expect(data?.reviews).toEqual({ items: [{ id: '2' }, { id: '1' }] })
  })

  it('are complete and unique on a page across the boundary of the newest hundred', async () => {
    const all = Array.from({ length: 130 }, (_, i) => review(130 - i, 5, new Date(i % 7).toISOString()))
    const scope = scopeWith({
      reviews: async (_view, { from, size }) => toResult(all.slice(from, from + size), { total: all.length }),
    })
    const ids: string[] = []
    for (const offset of [0, 45, 90]) {
      const { data } = await ask(scope, `{ reviews(productId: 1, first: 45, offset: ${offset}) { items { id } } }`)
      const page = data?.reviews as { items: { id: string }[] } | undefined
      ids.push(...(page?.items ?? []).map(({ id }) => id))
    }
    expect(new Set(ids).size).toBe(130)
    expect(ids).toHaveLength(130)
  })

  // REVIEW-7
  it.each([
    ['HIGHEST', ['1', '2', '3']],
    ['LOWEST', ['2', '1', '3']],
  ])('are sorted by stars, %s first, the newest of equal ones first, without another call', async (sort, ids) => {
    const scope = scopeWith({ reviews: async () => toResult(newest) })
    const { data } = await ask(scope, `{ reviews(productId: 1, sort: ${sort}) { items { id } } }`)
    expect(data?.reviews).toEqual({ items: ids.map((id) => ({ id })) })
  })

  // REVIEW-7
  it('are sorted by stars across hundreds, complete and unique on their pages, and read once more with their texts', async () => {
    const all = Array.from({ length: 230 }, (_, i) => review(230 - i, (i % 5) + 1))
    const sizes: number[] = []
    const scope = () =>
      scopeWith({
        reviews: async (_view, { from, size, body }) => {
          sizes.push(size)
          const wanted = /"id":(\[[^\]]*\])/.exec(JSON.stringify(body))?.[1]
          const found = wanted ? all.filter(({ id }) => JSON.parse(wanted).includes(id)) : all.slice(from, from + size)
          return toResult(found, { total: wanted ? found.length : all.length })
        },
      })
    const stars: (number | null)[] = []
    const ids = new Set<string>()
    for (const offset of [0, 90, 180]) {
      const { data } = await ask(
        scope(),
        `{ reviews(productId: 1, first: 90, offset: ${offset}, sort: LOWEST) { items { id rating } } }`,
      )
      const page = data?.reviews as { items: { id: string; rating: number | null }[] } | undefined
      for (const { id, rating } of page?.items ?? []) {
        ids.add(id)
        stars.push(rating)
      }
    }
    expect(ids.size).toBe(230)
    expect(stars).toEqual(all.map(({ rating }) => rating).toSorted())
    expect(sizes).toEqual([100, 5000, 90, 100, 5000, 90, 100, 5000, 50])
  })

  // REVIEW-7
  it('are newest first beyond the reviews whose stars were read', async () => {
    const all = Array.from({ length: 130 }, (_, i) => review(130 - i, 1 + (i % 5)))
    const scope = scopeWith({
      reviews: async (_view, { from, size, sourceIncludes, body }) => {
        if (sourceIncludes) return toResult(all.slice(0, 100), { total: all.length })
        const wanted = /"id":(\[[^\]]*\])/.exec(JSON.stringify(body))?.[1]
        return toResult(wanted ? all.filter(({ id }) => JSON.parse(wanted).includes(id)) : all.slice(from, from + size), {
          total: 130,
        })
      },
    })
    const { data } = await ask(scope, '{ reviews(productId: 1, first: 10, offset: 95, sort: HIGHEST) { items { id rating } } }')
    const page = data?.reviews as { items: { id: string; rating: number }[] } | undefined
    const items = page?.items ?? []
    expect(items.map(({ rating }) => rating).slice(0, 5)).toEqual([1, 1, 1, 1, 1])
    expect(items.map(({ id }) => id).slice(5)).toEqual(['30', '29', '28', '27', '26'])
  })
})
