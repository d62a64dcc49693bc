import { Suspense } from 'react'
import { useNear } from '../../../../data/use-near.ts'
import { RelatedRail } from '../../parts.ts'
import styles from './related.module.css'

/** Products that go with this one, loaded when they are about to be seen. */
export function Related({ sku }: { readonly sku: string }) {
  const { ref, isNear } = useNear()
  const waiting = <div className={styles.waiting} aria-busy />
  return (
    <div ref={ref} className={styles.related}>
      {isNear ? (
        <Suspense fallback={waiting}>
          <RelatedRail sku={sku} waiting={waiting} />
        </Suspense>
      ) : (
        waiting
      )}
    </div>
  )
}
