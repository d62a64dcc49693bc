import { type RefObject, useEffect, useState } from 'react'
import { BothVat } from '../../../../../components/price/both-vat.tsx'
import { useMessages } from '../../../../../messages/use-messages.tsx'
import type { ProductView } from '../../product.types.ts'
import styles from './buy-summary.module.css'

interface BuySummaryProps {
  readonly name: string
  readonly price: Pick<ProductView['price'], 'isFrom' | 'final'>
  /** The buy box; the summary is hidden while it is in view. */
  readonly box: RefObject<HTMLElement | null>
}

/** On phones: the price and a link back to the options, while those are out of view. */
export function BuySummary({ name, price, box }: BuySummaryProps) {
  const words = useMessages('product')
  const { from } = useMessages('catalog').price
  const [isNeeded, setNeeded] = useState(false)
  useEffect(() => {
    if (!box.current) return
    const observer = new IntersectionObserver((entries) => setNeeded(entries.some((entry) => !entry.isIntersecting)))
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [box])
  if (!isNeeded) return null
  return (
    <aside className={styles.summary} aria-label={words.summary}>
      <p className={styles.name}>{name}</p>
      <p className={styles.price}>
        {price.isFrom && <span>{from} </span>}
        <BothVat price={price.final} />
      </p>
      <a href="#buy">{words.toTop}</a>
    </aside>
  )
}
