import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { ProductReviewsDocument } from '#schema/generated/operations.ts'
import { useDeferred } from '../../../../data/use-deferred.ts'
import { reviewVariables } from '../review-sort.ts'
import { Reviews } from './reviews.tsx'

interface DeferredReviewsProps {
  readonly productId: string
  readonly waiting: ReactNode
}

/** Reviews that did not come with the page. */
export function DeferredReviews({ productId, waiting }: DeferredReviewsProps) {
  const { status, data } = useDeferred(
    ProductReviewsDocument,
    { productId, ...reviewVariables(useLocation().search) },
    { when: 'now' },
  )
  return status === 'ready' || status === 'failed' ? <Reviews productId={productId} reviews={data?.reviews ?? null} /> : waiting
}
