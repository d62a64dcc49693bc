import { describe, expect, it, vi } from 'vitest'
import type { CustomerProfile } from '../../domain/customer/customer.types.ts'
import { PlatformRefused, PlatformUnreachable } from '../../platform/base/errors.ts'
import type { UserCalls } from '../../platform/user/calls.ts'
import { privateScope } from '../scope/private-scope.ts'
import { UNLIMITED } from '../scope/rate-limits.ts'
import { SessionExpired } from '../scope/session-errors.ts'
import { scopeWith } from '../testing/platform.ts'
import { testSession } from '../testing/session.ts'
import { PROFILE, SIGNED_IN } from './customer.test-kit.ts'
import { writeReview } from './write-review.ts'

const INPUT = { productId: '93', rating: 4, title: ' Straight grain ', detail: 'All true.\nAll twelve.', nickname: 'Anna B' }

function createPlatform(isTaken: boolean | null = true) {
  const create = vi.fn(async () => isTaken)
  return { create, scope: privateScope(scopeWith({ review: { create } }, { session: testSession() })) }
}

/** A signed-in customer with the given profile answer. */
function createCustomer(profile: () => Promise<CustomerProfile>) {
  const create = vi.fn(async () => true)
  // A customer's review needs only the profile.
  const user = { profile } as unknown as UserCalls
  return { create, scope: privateScope(scopeWith({ review: { create }, user }, { session: testSession(SIGNED_IN) })) }
}

// REVIEW-1, REVIEW-3, REVIEW-4
describe('writeReview', () => {
  // SHOP-10
  it('sends the review to the platform as written', async () => {
    const { create, scope } = createPlatform()
    expect(await writeReview(INPUT, scope)).toEqual({ isReceived: true, userErrors: [] })
    const review = { productId: 93, rating: 4, title: 'Straight grain', detail: 'All true.\nAll twelve.', nickname: 'Anna B' }
    expect(create).toHaveBeenCalledExactlyOnceWith(scope.storeView, review, null)
  })

  // DAY-8
  it('says that reviews are not available on a platform without the endpoint', async () => {
    const { userErrors } = await writeReview(INPUT, createPlatform(null).scope)
    expect(userErrors).toMatchObject([{ code: 'UNAVAILABLE' }])
  })

  // REVIEW-5
  it.each([
    ['40', 40],
    [null, null],
    ['', null],
    ['0', null],
    ['-7', null],
    ['4.5', null],
    ['40abc', null],
    ['9007199254740993', null],
  ])('sends the customer id of a profile with id %j as %j', async (id, customerId) => {
    const { create, scope } = createCustomer(async () => ({ ...PROFILE, id }))
    expect(await writeReview(INPUT, scope)).toMatchObject({ isReceived: true })
    expect(create).toHaveBeenCalledExactlyOnceWith(scope.storeView, expect.anything(), { token: 'token', customerId })
  })

  // REVIEW-5
  it.each([
    ['has just ended', new SessionExpired()],
    ['cannot be looked up', new PlatformRefused('PLATFORM_REFUSED', 404)],
  ])('sends the review as a guest’s if the customer’s session %s', async (_, error) => {
    const { create, scope } = createCustomer(() => Promise.reject(error))
    expect(await writeReview(INPUT, scope)).toMatchObject({ isReceived: true })
    expect(create).toHaveBeenCalledExactlyOnceWith(scope.storeView, expect.anything(), null)
  })

  it('reports UNAVAILABLE if the platform does not return the customer', async () => {
    const { create, scope } = createCustomer(() => Promise.reject(new PlatformUnreachable('PLATFORM_TIMEOUT')))
    expect(await writeReview(INPUT, scope)).toMatchObject({ userErrors: [{ code: 'UNAVAILABLE' }] })
    expect(create).not.toHaveBeenCalled()
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
  ])('rejects %j at its field and sends nothing', async (given, field, code) => {
    const { create, scope } = createPlatform()
    expect(await writeReview({ ...INPUT, ...given }, scope)).toMatchObject({ isReceived: false, userErrors: [{ field, code }] })
    expect(create).not.toHaveBeenCalled()
  })

  it('reports a review that the platform refuses', async () => {
    expect(await writeReview(INPUT, createPlatform(false).scope)).toMatchObject({
      isReceived: false,
      userErrors: [{ code: 'REFUSED' }],
    })
  })

  it('can be repeated after an outage, and is rate limited', async () => {
    const { create, scope } = createPlatform()
    create.mockRejectedValueOnce(new PlatformUnreachable('PLATFORM_TIMEOUT'))
    expect(await writeReview(INPUT, scope)).toMatchObject({ userErrors: [{ code: 'UNAVAILABLE' }] })
    const limited = { ...scope, rateLimits: { ...UNLIMITED, allows: async () => false } }
    expect(await writeReview(INPUT, limited)).toMatchObject({ userErrors: [{ code: 'TOO_MANY_REQUESTS' }] })
  })
})
