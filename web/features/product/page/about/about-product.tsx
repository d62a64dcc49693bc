import { Reviews, reviewStyles } from '../../../reviews/index.ts'
import type { ProductView } from '../../product.types.ts'
import styles from './details.module.css'
import { Details } from './details.tsx'

/** All there is to read about a product; reviews only where they came with it. */
export function AboutProduct({ product }: { readonly product: ProductView }) {
  return (
    <div className={`${styles.about} ${reviewStyles}`}>
      <Details product={product} />
      {'reviews' in product && <Reviews productId={product.id} reviews={product.reviews} />}
    </div>
  )
}
