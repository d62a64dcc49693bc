import { WhenNear } from '../../../components/when-near.tsx'
import { late } from '../../../late/late.tsx'
import { useMessages } from '../../../messages/use-messages.tsx'
import styles from './reviews.module.css'

const DeferredReviews = late(async () => (await import('./list/deferred-reviews.tsx')).DeferredReviews, ['product'])

/** Reviews, loaded when they are about to scroll into view. */
export function NearReviews({ productId }: { readonly productId: string }) {
  const words = useMessages('product').reviews
  const waiting = (
    <div className={styles.waiting} aria-busy>
      <p className="visually-hidden">{words.loading}</p>
    </div>
  )
  return (
    <WhenNear className={styles.near} fallback={waiting}>
      <DeferredReviews productId={productId} waiting={waiting} />
    </WhenNear>
  )
}
