import { z } from 'zod'
import type { SharedStore } from '../../cache/valkey/shared-store.ts'
import type { StoreViewConfig } from '../../config/store-view.ts'
import { PlatformUnreachable } from '../base/errors.ts'
import { onceADay } from '../base/once-a-day.ts'
import { ACCEPT_ANY, type PlatformHttp } from '../http/client.ts'
import { envelopeIfInstalled } from '../http/envelope.ts'
import { storeQuery } from '../http/store-query.ts'

export interface NewReview {
  readonly productId: number
  /** Stars, 1 to 5. */
  readonly rating: number
  readonly title: string
  readonly detail: string
  readonly nickname: string
}

export interface ReviewAuthor {
  readonly token: string
  /** Null if the platform does not return it, or returns anything but a positive whole number. */
  readonly customerId: number | null
}

export type ReviewCalls = ReturnType<typeof reviewCalls>

/** Longer than the platform's timeout. */
const TIMEOUT_MS = 30_000

/** @source REVIEW-1, REVIEW-3; platform contract E6 */
export function reviewCalls(http: PlatformHttp, shared: SharedStore | null) {
  const { once } = onceADay<boolean | null>({ name: 'review', result: z.boolean(), shared, timeoutMs: TIMEOUT_MS })
  return {
    /**
     * Sends a review to the platform, where the merchant approves it. An identical review is sent once a day.
     * @param author null for guests
     * @returns whether the platform accepted the review: false for every code but 200, null if it takes no reviews
     * @throws PlatformUnreachable
     */
    create: (view: StoreViewConfig, review: NewReview, author: ReviewAuthor | null) =>
      once([view.code, review], async () => {
        const options = { name: 'review', accept: ACCEPT_ANY, customerToken: author?.token ?? null }
        const answer = envelopeIfInstalled(
          await http.post('/api/review/create', storeQuery(view), { review: body(view, review, author) }, options),
        )
        if (answer === null) return null
        if (!answer.ok && answer.code >= 500 && !Array.isArray(answer.result)) {
          throw new PlatformUnreachable('PLATFORM_FAILED', answer.code, answer.message)
        }
        return answer.ok
      }),
  }
}

/** Sends stars as percent too: platforms differ in which of the two they use. */
const body = (view: StoreViewConfig, { productId, rating, ...texts }: NewReview, author: ReviewAuthor | null) => ({
  ...texts,
  product_id: productId,
  review_entity: 'product',
  customer_id: author?.customerId ?? null,
  store_id: view.id,
  ratings: [{ rating_name: 'Rating', value: rating, percent: rating * 20 }],
})
