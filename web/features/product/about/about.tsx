import { Reviews } from '../../reviews/index.ts'
import type { ProductView } from '../product.types.ts'
import { Details } from './details.tsx'

/** All there is to read about a product; reviews only where they came with it. */
export function About({ product }: { readonly product: ProductView }) {
  return (
    <>
      <Details product={product} />
      {'reviews' in product && <Reviews reviews={product.reviews} />}
    </>
  )
}
