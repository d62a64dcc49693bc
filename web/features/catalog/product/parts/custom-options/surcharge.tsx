import { PreferredVat } from '../../../../../components/price/both-vat.tsx'
import type { CustomOptionView } from '../../product.types.ts'
import styles from './custom-options.module.css'

/** The surcharge of an answer; renders nothing for zero. */
export function Surcharge({ price }: { readonly price: NonNullable<CustomOptionView['price']> }) {
  if (price.amount.gross.amount === 0) return null
  return (
    <span className={styles.extra}>
      +<PreferredVat price={price.amount} />
    </span>
  )
}
