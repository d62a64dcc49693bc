import { ReviewCreateDocument } from '#schema/generated/operations.ts'
import type { ReviewCreateInput } from '#schema/generated/types.ts'
import { defineTask } from '../define-task.ts'
import { decodeInput } from './decode-input.ts'

/** Sends a product review. A newer review of the same product replaces an unsent one. @source REVIEW-1, REVIEW-3 */
export const reviewTask = defineTask({
  mutation: ReviewCreateDocument,
  key: ({ input }) => `review ${input.productId}`,
  userErrors: ({ reviewCreate }) => reviewCreate.userErrors,
  decode: decodeInput<ReviewCreateInput>('productId', 'rating', 'title', 'detail', 'nickname'),
})
