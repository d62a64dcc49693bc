import { Suspense } from 'react'
import type { ProductCardFragment } from '#schema/generated/operations.ts'
import { late } from '../../../../late/late.tsx'
import { QuickAdd } from '../../../buying/cart/index.ts'

const LateRowAdd = late(async () => (await import('./row-add.tsx')).RowAdd, 'now')

/** Adds a product from a row of a list; without a quantity until its code is there. @source LIST-30 */
export function RowAdd({ product }: { readonly product: ProductCardFragment }) {
  return (
    <Suspense fallback={<QuickAdd product={product} />}>
      <LateRowAdd product={product} />
    </Suspense>
  )
}
