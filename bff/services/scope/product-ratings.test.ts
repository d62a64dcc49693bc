import { describe, expect, it, vi } from 'vitest'
import { ask, catalog, shop } from '../../graphql/resolvers/testing/shop.ts'
import { PlatformUnreachable, SearchUnreachable } from '../../platform/base/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { config, scopeWith, toResult } from '../testing/platform.ts'

const review = (id: string, productId: string, rating: number | null) => ({
  id,
  productId,
  rating,
  title: '',
  detail: '',
  nickname: '',
  createdAt: '2026-01-01T00:00:00.000Z',
})
const QUERY = '{ products { items { sku rating { average count } } } }'
const FIRST_TWO = toResult(catalog.slice(0, 2))

async function ratingsWith(reviews: Platform['reviews'], syncTimeoutMs = config.platform.syncTimeoutMs) {
  const settings = { ...config, platform: { ...config.platform, syncTimeoutMs } }
  const scope = scopeWith({ ...shop, products: async () => FIRST_TWO, reviews }, { config: settings })
  const { data, errors } = await ask(scope, QUERY)
  expect(errors).toEqual([])
  const list = data?.products as { items: readonly { rating: unknown }[] } | undefined
  return { ratings: list?.items.map(({ rating }) => rating), isUnconfirmed: scope.quality.isUnconfirmed }
}

// REVIEW-6
describe('ratings of a list', () => {
  it('cost one search, and are null for products without reviews', async () => {
    const reviews = vi.fn(async () => toResult([review('9', '1', 5), review('8', '1', 4)]))
    const { ratings, isUnconfirmed } = await ratingsWith(reviews)
    expect(ratings).toEqual([{ average: 4.5, count: 2 }, null])
    expect(reviews).toHaveBeenCalledOnce()
    expect(isUnconfirmed).toBe(false)
  })

  it('are null if the search does not find all reviews, because the counts would be wrong', async () => {
    const { ratings } = await ratingsWith(async () => toResult([review('9', '1', 5)], { total: 2 }))
    expect(ratings).toEqual([null, null])
  })

  it('are null if the platform has no reviews at all', async () => {
    const { ratings, isUnconfirmed } = await ratingsWith(async () => toResult([]))
    expect([ratings, isUnconfirmed]).toEqual([[null, null], false])
  })

  it('are null if the search fails, and the list is cached only briefly', async () => {
    const failUnreachable = async () => {
      throw new SearchUnreachable(new PlatformUnreachable('PLATFORM_TIMEOUT', null, 'timeout'))
    }
    expect(await ratingsWith(failUnreachable)).toEqual({ ratings: [null, null], isUnconfirmed: true })
  })

  it('do not hold up the list if the search is slow', async () => {
    const neverAnswer = () => new Promise<never>(() => undefined)
    expect(await ratingsWith(neverAnswer, 10)).toEqual({ ratings: [null, null], isUnconfirmed: true })
  })
})
