import { EitherVat } from '../../../components/price/both-vat.tsx'
import { useMessages } from '../../../messages/use-messages.tsx'
import styles from './listing.module.css'

/** Says whether prices include VAT, where cards and rows have no room for it. @source LIST-37 */
export function VatNote() {
  const words = useMessages('listing')
  return (
    <p className={styles.vat}>
      <EitherVat inc={words.pricesIncVat} ex={words.pricesExVat} />
    </p>
  )
}
