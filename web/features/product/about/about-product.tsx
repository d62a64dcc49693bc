import { reviewStyles } from '../../reviews/index.ts'
import { aboutId, parts } from '../parts.ts'
import type { ProductView } from '../product.types.ts'
import { ServedPart } from '../served-part.tsx'
import styles from './details.module.css'

/** All there is to read about a product, as it was served or as it is loaded. */
export function AboutProduct({ product }: { readonly product: ProductView }) {
  const { About } = parts
  return (
    <ServedPart id={aboutId(product)} className={`${styles.about} ${reviewStyles}`}>
      {About ? <About product={product} /> : null}
    </ServedPart>
  )
}
