import { memo, Suspense } from 'react'
import { late } from '../../../../../late/late.tsx'
import { reviewStyles } from '../../../reviews/index.ts'
import type { ProductView } from '../../product.types.ts'
import styles from './details.module.css'

const ProductDetails = late(async () => (await import('./product-details.tsx')).ProductDetails)

/**
 * The content below the options. Its styles are here, because those of a late part are not in the first HTML. Memoized, because React would
 * drop the server's HTML if this rendered again with a choice before its code has loaded.
 */
export const AboutProduct = memo(({ product }: { readonly product: ProductView }) => (
  <div className={`${styles.about} ${reviewStyles}`}>
    <Suspense>
      <ProductDetails product={product} />
    </Suspense>
  </div>
))
