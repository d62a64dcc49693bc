import { ReviewCreateDocument } from '#schema/generated/operations.ts'
import type { ReviewCreateInput } from '#schema/generated/types.ts'
import { answerCode } from '../answer-code.ts'
import { openTasks } from '../open-tasks.ts'
import type { TaskKind } from '../task-queue.ts'

interface Variables {
  readonly input: ReviewCreateInput
}

/** Sends a queued review. @source REVIEW-1, REVIEW-3 */
export const sendReview =
  (showError: (message: string) => void): TaskKind['run'] =>
  async ({ variables }, mutate) => {
    const { reviewCreate } = await mutate(ReviewCreateDocument, variables as Variables)
    const [refused] = reviewCreate.userErrors
    const code = answerCode(ReviewCreateDocument.name, reviewCreate.userErrors)
    if (code === 'UNAVAILABLE' || code === 'TOO_MANY_REQUESTS') return null
    if (refused) showError(refused.message)
    return { result: null, code }
  }

/** Sends a review at once or as soon as possible; a newer review of the same product replaces an unsent one. */
export const handInReview = (deviceDatabase: string, input: ReviewCreateInput) =>
  openTasks(deviceDatabase).enqueue({
    operation: ReviewCreateDocument.name,
    variables: { input } satisfies Variables,
    subject: `review ${input.productId}`,
  })
