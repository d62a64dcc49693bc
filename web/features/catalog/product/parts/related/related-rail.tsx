import type { ReactNode } from 'react'
import { RelatedProductsDocument } from '#schema/generated/operations.ts'
import { useDeferred } from '../../../../../data/use-deferred.ts'
import { useMessages } from '../../../../../messages/use-messages.tsx'
import { Rail } from '../../../product-card/index.ts'

/** The related products; renders nothing if there are none. */
export function RelatedRail({ sku, waiting }: { readonly sku: string; readonly waiting: ReactNode }) {
  const words = useMessages('product')
  const { status, data } = useDeferred(RelatedProductsDocument, { sku }, { when: 'now' })
  const products = data?.product?.related ?? []
  if (status === 'waiting' || status === 'loading') return waiting
  return products.length > 0 && <Rail title={words.related} products={products} />
}
