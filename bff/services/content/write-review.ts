import type { ReviewCreateInput, ReviewCreatePayload, UserError } from '#schema/generated/types.ts'
import { REVIEW_RULES } from '#schema/rules/forms/review-rules.ts'
import { sessionOf } from '../customer/own-session.ts'
import { formErrors, tooOften, unlessUnavailable, userError } from '../customer/user-errors.ts'
import type { RequestScope } from '../request-scope.ts'

/** Hands a review in; it is shown once the merchant has approved it. @source REVIEW-1, REVIEW-3, REVIEW-4 */
export async function writeReview(input: ReviewCreateInput, scope: RequestScope): Promise<ReviewCreatePayload> {
  const { productId, rating, title, detail, nickname } = input
  const errors = formErrors(REVIEW_RULES, { rating: String(rating), title, detail, nickname }, scope)
  if (errors.length > 0) return refused(errors)
  // The platform takes whole numbers alone.
  if (!/^[1-9]\d{0,14}$/.test(productId)) return refused([userError('NOT_FOUND', scope.messages.customer.refused, 'productId')])
  const late = await tooOften('message', null, scope)
  if (late) return refused([late])
  const review = {
    ...{ productId: Number(productId), rating },
    ...{ title: title.trim(), detail: detail.trim(), nickname: nickname.trim() },
  }
  return unlessUnavailable(
    async () => {
      const { customerToken } = sessionOf(scope).read()
      const isTaken = await scope.platform.review.create(scope.storeView, review, customerToken)
      return isTaken ? { isReceived: true, userErrors: [] } : refused([userError('REFUSED', scope.messages.customer.refused)])
    },
    refused,
    scope,
  )
}

const refused = (userErrors: readonly UserError[]): ReviewCreatePayload => ({ isReceived: false, userErrors })
