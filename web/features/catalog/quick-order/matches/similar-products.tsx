import { useState } from 'react'
import { QuickOrderNearDocument } from '#schema/generated/operations.ts'
import { SEARCH_TERM } from '#schema/rules/constants.ts'
import { useDeferred } from '../../../../data/use-deferred.ts'
import { useMessages } from '../../../../messages/use-messages.tsx'
import { readRow } from '../rows/order-rows.ts'
import styles from './quick-order.module.css'
import { useSimilarOffline } from './use-offline-products.ts'

interface SimilarProductsProps {
  readonly sku: string
  /** Offline: searches the device instead of the shop. */
  readonly isUnseen: boolean
  /** Whether to search at once; otherwise on request. */
  readonly isOpen: boolean
  readonly onUse: (sku: string) => void
}

/** Products to use instead of an unknown product number. @source QUICK-5, QUICK-12, QUICK-13 */
export function SimilarProducts({ sku, isUnseen, isOpen, onUse }: SimilarProductsProps) {
  const words = useMessages('lists').quickOrder
  const [isRequested, setRequested] = useState(false)
  const search = readRow({ sku, quantity: '' }).sku.slice(0, SEARCH_TERM.maximumLength)
  const isLongEnough = search.length >= SEARCH_TERM.minimumLength
  const isSearching = isLongEnough && (isOpen || isRequested)
  const { data, status, ref } = useDeferred(
    QuickOrderNearDocument,
    { typed: search },
    { when: isSearching && !isUnseen ? 'near' : 'never' },
  )
  const offlineProducts = useSimilarOffline(isSearching && (isUnseen || status === 'failed') ? search : null)
  const items = (isLongEnough ? (offlineProducts ?? data?.productsNearSku) : undefined) ?? []
  const hasNone = items.length === 0 && (!isLongEnough || offlineProducts !== undefined || status === 'ready')
  if (isLongEnough && !isOpen && !isRequested) {
    return (
      <button type="button" className={styles.way} onClick={() => setRequested(true)}>
        {words.findNear} <span className="visually-hidden">{sku}</span>
      </button>
    )
  }
  return (
    <div ref={ref} className={styles.ways}>
      {items.length > 0 && <span>{words.near}</span>}
      {hasNone && <span>{words.noneNear}</span>}
      {items.map((product) => (
        <button key={product.sku} type="button" className={styles.way} onClick={() => onUse(product.sku)}>
          {product.name} ({product.sku})
        </button>
      ))}
    </div>
  )
}
