import { ProductReviewsDocument } from '#schema/generated/operations.ts'
import { useDeferred } from '../../data/use-deferred.ts'
import { useMessages } from '../../messages/use-messages.tsx'
import styles from './reviews.module.css'
import { Reviews } from './reviews.tsx'

/** Reviews that come once they are about to be seen. */
export function DeferredReviews({ productId }: { readonly productId: string }) {
  const words = useMessages('product').reviews
  const { ref, status, data } = useDeferred(ProductReviewsDocument, { productId })
  const waiting = (
    <div ref={ref} className={styles.waiting} aria-busy>
      <p className="visually-hidden">{words.loading}</p>
    </div>
  )
  return status === 'ready' || status === 'failed' ? <Reviews productId={productId} reviews={data?.reviews ?? null} /> : waiting
}
