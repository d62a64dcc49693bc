import type { ReviewCreateInput, ReviewCreatePayload, UserError } from '#schema/generated/types.ts'
import { REVIEW_RULES } from '#schema/rules/forms/review-rules.ts'
import { PlatformRefused } from '../../platform/base/errors.ts'
import type { ReviewAuthor } from '../../platform/review/calls.ts'
import type { PrivateScope } from '../scope/private-scope.ts'
import { SessionExpired } from '../scope/session-errors.ts'
import { formErrors, rateLimitError, unlessUnavailable, userError } from '../scope/user-errors.ts'
import { verifyCustomer } from './account.ts'

/** Sends a review to the platform, which shows it once the merchant approves it. @source REVIEW-1, REVIEW-3, REVIEW-4, REVIEW-5 */
export async function writeReview(input: ReviewCreateInput, scope: PrivateScope): Promise<ReviewCreatePayload> {
  const { productId, rating, title, detail, nickname } = input
  const errors = formErrors(REVIEW_RULES, { rating: String(rating), title, detail, nickname }, scope)
  if (errors.length > 0) return toRefusal(errors)
  // The platform accepts only whole numbers.
  const number = positiveInteger(productId)
  if (number === null) return toRefusal([userError('NOT_FOUND', scope.messages.customer.refused, 'productId')])
  const late = await rateLimitError('message', null, scope)
  if (late) return toRefusal([late])
  const review = {
    productId: number,
    rating,
    title: title.trim(),
    detail: detail.trim(),
    nickname: nickname.trim(),
  }
  return unlessUnavailable(
    async () => {
      const isTaken = await scope.platform.review.create(scope.storeView, review, await readAuthor(scope))
      if (isTaken === null) return toRefusal([userError('UNAVAILABLE', scope.messages.customer.unavailable)])
      return isTaken ? { isReceived: true, userErrors: [] } : toRefusal([userError('REFUSED', scope.messages.customer.refused)])
    },
    toRefusal,
    scope,
  )
}

/**
 * The signed-in customer; null for guests. If the session has just ended, the review is sent as a guest's, so that it is not lost.
 * @throws PlatformUnreachable
 * @source REVIEW-5
 */
async function readAuthor(scope: PrivateScope): Promise<ReviewAuthor | null> {
  try {
    const customer = await verifyCustomer(scope.session, scope)
    return customer && { token: customer.token, customerId: positiveInteger(customer.profile.id) }
  } catch (error) {
    if (!(error instanceof SessionExpired) && !(error instanceof PlatformRefused)) throw error
    scope.log.warn({ reason: error.message }, 'review sent without customer id: profile not available')
    return null
  }
}

/** At most 15 digits, because larger numbers are not exact. */
const positiveInteger = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null

const toRefusal = (userErrors: readonly UserError[]): ReviewCreatePayload => ({ isReceived: false, userErrors })
