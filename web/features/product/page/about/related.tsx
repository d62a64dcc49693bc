import { RelatedProductsDocument } from '#schema/generated/operations.ts'
import { useDeferred } from '../../../../data/use-deferred.ts'
import { useMessages } from '../../../../messages/use-messages.tsx'
import { Rail } from '../../../product-card/index.ts'
import styles from './related.module.css'

/** Products that go with this one, loaded when they are about to be seen; nothing where there are none. */
export function Related({ sku }: { readonly sku: string }) {
  const words = useMessages('product')
  const { ref, status, data } = useDeferred(RelatedProductsDocument, { sku })
  const products = data?.product?.related ?? []
  if (status === 'failed' || (status === 'ready' && products.length === 0)) return null
  const waiting = <div className={styles.waiting} aria-busy />
  return (
    <div ref={ref} className={styles.related}>
      {status === 'ready' ? <Rail title={words.related} products={products} /> : waiting}
    </div>
  )
}
