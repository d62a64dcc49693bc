import { Reviews, reviewStyles } from '../../../reviews/index.ts'
import type { ProductView } from '../../product.types.ts'
import styles from './details.module.css'
import { Details } from './details.tsx'

/** Details of a product. Reviews are included only if they came with the product. */
export function AboutProduct({ product }: { readonly product: ProductView }) {
  return (
    <div className={`${styles.about} ${reviewStyles}`}>
      <Details product={product} />
      {'reviews' in product && <Reviews productId={product.id} reviews={product.reviews} />}
    </div>
  )
}
