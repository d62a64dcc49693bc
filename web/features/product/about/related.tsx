import { lazy, Suspense } from 'react'
import { RelatedProductsDocument } from '#schema/generated/operations.ts'
import { useDeferred } from '../../../data/use-deferred.ts'
import { useProductMessages } from '../../../messages/product.ts'
import styles from './related.module.css'

/** Cards come with the products they show. */
const Rail = lazy(() => import('../../product-card/index.ts').then((module) => ({ default: module.Rail })))

/** Products that go with this one, loaded when they are about to be seen; nothing where there are none. */
export function Related({ sku }: { readonly sku: string }) {
  const words = useProductMessages()
  const { ref, status, data } = useDeferred(RelatedProductsDocument, { sku })
  const products = data?.product?.related ?? []
  if (status === 'failed' || (status === 'ready' && products.length === 0)) return null
  const waiting = <div className={styles.waiting} aria-busy />
  return (
    <div ref={ref} className={styles.related}>
      <Suspense fallback={waiting}>{status === 'ready' ? <Rail title={words.related} products={products} /> : waiting}</Suspense>
    </div>
  )
}
