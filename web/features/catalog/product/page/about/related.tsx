import { WhenNear } from '../../../../../components/when-near.tsx'
import { RelatedRail } from '../../parts.tsx'
import styles from './related.module.css'

/** Related products, loaded when they are about to scroll into view. */
export function Related({ sku }: { readonly sku: string }) {
  const waiting = <div className={styles.waiting} aria-busy />
  return (
    <WhenNear className={styles.related} fallback={waiting}>
      <RelatedRail sku={sku} waiting={waiting} />
    </WhenNear>
  )
}
