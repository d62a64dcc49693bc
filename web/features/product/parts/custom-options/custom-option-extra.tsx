import { EitherVat } from '../../../../components/price/both-vat.tsx'
import type { CustomOptionView } from '../../product.types.ts'
import styles from './custom-options.module.css'

/** What an answer adds to the price; nothing where it adds nothing. */
export function CustomOptionExtra({ price }: { readonly price: NonNullable<CustomOptionView['price']> }) {
  if (price.amount.gross.amount === 0) return null
  return (
    <span className={styles.extra}>
      +<EitherVat price={price.amount} />
    </span>
  )
}
