import { describe, expect, it, vi } from 'vitest'
import { PlatformUnreachable } from '../../platform/errors.ts'
import { scopeWith } from '../testing/platform.ts'
import { testSession } from '../testing/session.ts'
import { writeReview } from './write-review.ts'

const INPUT = { productId: '93', rating: 4, title: ' Straight grain ', detail: 'All true.\nAll twelve.', nickname: 'Anna B' }

function platform(isTaken = true) {
  const create = vi.fn(async () => isTaken)
  return { create, scope: scopeWith({ review: { create } }, { session: testSession() }) }
}

// REVIEW-1, REVIEW-3, REVIEW-4
describe('a review', () => {
  it('goes to the platform as it was written', async () => {
    const { create, scope } = platform()
    expect(await writeReview(INPUT, scope)).toEqual({ isReceived: true, userErrors: [] })
    const review = { productId: 93, rating: 4, title: 'Straight grain', detail: 'All true.\nAll twelve.', nickname: 'Anna B' }
    expect(create).toHaveBeenCalledExactlyOnceWith(scope.storeView, review, null)
  })

  it.each([
    [{ rating: 0 }, 'rating', 'REQUIRED'],
    [{ rating: 6 }, 'rating', 'REQUIRED'],
    [{ title: '' }, 'title', 'REQUIRED'],
    [{ title: 'x'.repeat(101) }, 'title', 'TOO_LONG'],
    [{ detail: ' ' }, 'detail', 'REQUIRED'],
    [{ detail: '🪵'.repeat(5001) }, 'detail', 'TOO_LONG'],
    [{ nickname: 'A\u0007' }, 'nickname', 'BAD_CHARACTERS'],
    [{ productId: 'OAK' }, 'productId', 'NOT_FOUND'],
    [{ productId: '-1' }, 'productId', 'NOT_FOUND'],
    [{ productId: '1e9' }, 'productId', 'NOT_FOUND'],
  ])('with %j is refused at its field, and nothing is sent', async (given, field, code) => {
    const { create, scope } = platform()
    expect(await writeReview({ ...INPUT, ...given }, scope)).toMatchObject({ isReceived: false, userErrors: [{ field, code }] })
    expect(create).not.toHaveBeenCalled()
  })

  it('that the platform refuses is not received', async () => {
    expect(await writeReview(INPUT, platform(false).scope)).toMatchObject({
      isReceived: false,
      userErrors: [{ code: 'REFUSED' }],
    })
  })

  it('may be sent again after an outage, and is one of many no more', async () => {
    const { create, scope } = platform()
    create.mockRejectedValueOnce(new PlatformUnreachable('PLATFORM_TIMEOUT'))
    expect(await writeReview(INPUT, scope)).toMatchObject({ userErrors: [{ code: 'UNAVAILABLE' }] })
    const limited = { ...scope, rateLimits: { allows: async () => false } }
    expect(await writeReview(INPUT, limited)).toMatchObject({ userErrors: [{ code: 'TOO_MANY_REQUESTS' }] })
  })
})
