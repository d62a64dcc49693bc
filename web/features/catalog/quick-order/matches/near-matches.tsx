import { useState } from 'react'
import { QuickOrderNearDocument } from '#schema/generated/operations.ts'
import { SEARCH_TERM } from '#schema/rules/constants.ts'
import { useDeferred } from '../../../../data/use-deferred.ts'
import { useMessages } from '../../../../messages/use-messages.tsx'
import { meantBy } from '../rows/order-rows.ts'
import styles from './quick-order.module.css'
import { useSimilarOffline } from './use-offline-products.ts'

interface NearMatchesProps {
  readonly sku: string
  /** Offline: searches the device instead of the shop. */
  readonly isUnseen: boolean
  /** Searches at once; otherwise on request. */
  readonly isOpen: boolean
  readonly onTake: (sku: string) => void
}

/** Search results for an unknown product number, to use instead. @source QUICK-5 */
export function NearMatches({ sku, isUnseen, isOpen, onTake }: NearMatchesProps) {
  const words = useMessages('lists').quickOrder
  const [isAsked, setAsked] = useState(false)
  const search = meantBy({ sku, quantity: '' }).sku.slice(0, SEARCH_TERM.maximumLength)
  const isLongEnough = search.length >= SEARCH_TERM.minimumLength
  const isWanted = isLongEnough && (isOpen || isAsked)
  const { data, status, ref } = useDeferred(
    QuickOrderNearDocument,
    { search },
    { when: isWanted && !isUnseen ? 'near' : 'never' },
  )
  const offlineProducts = useSimilarOffline(isWanted && (isUnseen || status === 'failed') ? search : null)
  const items = (isLongEnough ? (offlineProducts ?? data?.products?.items) : undefined) ?? []
  if (isLongEnough && !isOpen && !isAsked) {
    return (
      <button type="button" className={styles.way} onClick={() => setAsked(true)}>
        {words.findNear} <span className="visually-hidden">{sku}</span>
      </button>
    )
  }
  return (
    <div ref={ref} className={styles.ways}>
      {items.length > 0 && <span>{words.near}</span>}
      {items.map((product) => (
        <button key={product.sku} type="button" className={styles.way} onClick={() => onTake(product.sku)}>
          {product.name} ({product.sku})
        </button>
      ))}
    </div>
  )
}
