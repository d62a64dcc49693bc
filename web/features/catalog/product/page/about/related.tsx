import { WhenNear } from '../../../../../components/when-near.tsx'
import { RelatedRail } from '../../parts.ts'
import styles from './related.module.css'

/** Products that go with this one, loaded when they are about to scroll into view. */
export function Related({ sku }: { readonly sku: string }) {
  const waiting = <div className={styles.waiting} aria-busy />
  return (
    <WhenNear className={styles.related} fallback={waiting}>
      <RelatedRail sku={sku} waiting={waiting} />
    </WhenNear>
  )
}
