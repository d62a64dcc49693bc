import { Suspense } from 'react'
import { late } from '../../../../late/late.tsx'
import type { Purchase } from '../../../buying/cart/index.ts'
import type { PromisedPart } from '../product.types.ts'
import styles from './promise.module.css'

const DeliveryPromise = late(async () => (await import('./delivery-promise.tsx')).DeliveryPromise, ['cart'])

/** The delivery date of a product. Its styles are here, because styles of a late part are not in the first HTML. */
export function PromiseLine(props: { readonly parts: readonly PromisedPart[]; readonly goods: readonly Purchase[] }) {
  return (
    <Suspense>
      <DeliveryPromise {...props} className={styles.promise} />
    </Suspense>
  )
}
