import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { QuickOrderVariantsDocument } from '#schema/generated/operations.ts'
import { useDeferred } from '../../../../data/use-deferred.ts'
import { useMessages } from '../../../../messages/use-messages.tsx'
import type { Match } from '../rows/match.types.ts'
import styles from './quick-order.module.css'
import { useOfflineVariants } from './use-offline-products.ts'

interface VariantChoiceProps {
  readonly product: Match['product']
  readonly onChoose: (sku: string) => void
}

/** Selects a variant of a product that cannot be ordered by its own number. @source QUICK-6 */
export function VariantChoice({ product, onChoose }: VariantChoiceProps) {
  const words = useMessages('lists').quickOrder
  const stock = useMessages('catalog').stock
  const [isOpen, setOpen] = useState(false)
  const { data, status } = useDeferred(QuickOrderVariantsDocument, { sku: product.sku }, { when: isOpen ? 'now' : 'never' })
  const select = useRef<HTMLSelectElement>(null)
  // The select takes the focus of the button that it replaces.
  useEffect(() => {
    if (isOpen) select.current?.focus()
  }, [isOpen])
  const offlineProducts = useOfflineVariants(status === 'failed' ? product.url : null)
  if (!isOpen) {
    return (
      <button type="button" className={styles.way} onClick={() => setOpen(true)}>
        {words.choose} <span className="visually-hidden">{product.name}</span>
      </button>
    )
  }
  const found = data?.product
  const variants =
    found?.__typename === 'ConfigurableProduct'
      ? found.variants.map((variant) => ({
          sku: variant.sku,
          facts: [variant.name, variant.price.final.gross.formatted, variant.stock && stock.status[variant.stock.status]],
        }))
      : (offlineProducts ?? []).map(({ sku, sizes, price }) => ({ sku, facts: [sizes, price?.final.gross.formatted] }))
  if (status === 'failed' && offlineProducts?.length === 0) return <p role="alert">{words.variantsFailed}</p>
  return (
    <select
      ref={select}
      className={styles.variants}
      aria-label={words.variantFor(product.name)}
      aria-busy={status !== 'ready' && !offlineProducts}
      value=""
      onKeyDown={openByArrow}
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
    >
      <option value="">{words.chooseOne}</option>
      {variants.map(({ sku, facts }) => (
        <option key={sku} value={sku}>
          {facts.filter(Boolean).join(' · ')}
        </option>
      ))}
    </select>
  )
}

/** Opens the list of versions. In a closed list, browsers would choose the first version at the first arrow key. @source QUICK-16 */
function openByArrow(event: KeyboardEvent<HTMLSelectElement>) {
  const { currentTarget, key } = event
  if ((key !== 'ArrowDown' && key !== 'ArrowUp') || !('showPicker' in currentTarget)) return
  event.preventDefault()
  currentTarget.showPicker()
}
