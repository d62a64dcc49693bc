import { WhenNear } from '../../components/when-near.tsx'
import { late } from '../../late.tsx'
import { useMessages } from '../../messages/use-messages.tsx'
import styles from './reviews.module.css'

/** Comes when it is near. */
const DeferredReviews = late(async () => (await import('./deferred/deferred-reviews.tsx')).DeferredReviews, 'now', ['product'])

/** Reviews that come once they are about to be seen. */
export function NearReviews({ productId }: { readonly productId: string }) {
  const words = useMessages('product').reviews
  const waiting = (
    <div className={styles.waiting} aria-busy>
      <p className="visually-hidden">{words.loading}</p>
    </div>
  )
  return (
    <WhenNear className={styles.near} waiting={waiting}>
      <DeferredReviews productId={productId} waiting={waiting} />
    </WhenNear>
  )
}
