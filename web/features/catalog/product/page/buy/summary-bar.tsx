import { BothVat } from '../../../../../components/price/both-vat.tsx'
import { useMessages } from '../../../../../messages/use-messages.tsx'
import type { ProductView } from '../../product.types.ts'
import styles from './summary-bar.module.css'

interface SummaryBarProps {
  readonly name: string
  readonly price: Pick<ProductView['price'], 'isFrom' | 'final'>
}

export function SummaryBar({ name, price }: SummaryBarProps) {
  const words = useMessages('product')
  const { from } = useMessages('catalog').price
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
