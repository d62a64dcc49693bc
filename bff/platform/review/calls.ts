import { z } from 'zod'
import type { SharedStore } from '../../cache/valkey/shared-store.ts'
import type { StoreViewConfig } from '../../config/store-view.ts'
import { PlatformUnreachable } from '../errors.ts'
import type { PlatformHttp } from '../http/client.ts'
import { envelopeOf } from '../http/envelope.ts'
import { storeQuery } from '../http/store-query.ts'
import { onceADay } from '../once-a-day.ts'

export interface NewReview {
  /** The catalogue's number of the product. */
  readonly productId: number
  /** Stars, 1 to 5. */
  readonly rating: number
  readonly title: string
  readonly detail: string
  readonly nickname: string
}

/** The customer who wrote a review. */
export interface ReviewAuthor {
  readonly token: string
  /** Null when the platform does not say it, or says something that is not a positive whole number. */
  readonly customerId: number | null
}

export interface ReviewCalls {
  /**
   * Sends a review to the platform, where the merchant approves it. An identical review is sent once a day.
   * @param author null for guests
   * @returns whether the platform accepted the review: false for every code but 200
   * @throws PlatformUnreachable
   */
  create(view: StoreViewConfig, review: NewReview, author: ReviewAuthor | null): Promise<boolean | null>
}

/** Longer than the platform is waited for. */
const ANSWER_MS = 30_000

/** @source REVIEW-1, REVIEW-3; platform contract E6 */
export function reviewCalls(http: PlatformHttp, shared: SharedStore | null): ReviewCalls {
  const { once } = onceADay<boolean | null>({ name: 'review', result: z.boolean(), shared, answerMs: ANSWER_MS })
  return {
    create: (view, review, author) =>
      once([view.code, review], async () => {
        const options = { name: 'review', customerToken: author?.token ?? null }
        const answer = envelopeOf(
          await http.post('/api/review/create', storeQuery(view), { review: body(view, review, author) }, options),
        )
        if (!answer.ok && answer.code >= 500 && !Array.isArray(answer.result)) {
          throw new PlatformUnreachable('PLATFORM_FAILED', answer.code, answer.message)
        }
        return answer.ok
      }),
  }
}

/** Stars as percent too: which of the two counts depends on the platform. */
const body = (view: StoreViewConfig, { productId, rating, ...texts }: NewReview, author: ReviewAuthor | null) => ({
  ...texts,
  product_id: productId,
  review_entity: 'product',
  customer_id: author?.customerId ?? null,
  store_id: view.id,
  ratings: [{ rating_name: 'Rating', value: rating, percent: rating * 20 }],
})
