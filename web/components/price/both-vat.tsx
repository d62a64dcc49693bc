import { useMessages } from '../../messages/use-messages.tsx'
import styles from './price.module.css'

export interface NetAndGross {
  readonly net: { readonly formatted: string }
  readonly gross: { readonly formatted: string }
}

/** A price with and without VAT. The style sheet emphasises the one the shopper prefers. */
export function BothVat({ price }: { readonly price: NetAndGross }) {
  const words = useMessages('catalog').price
  return (
    <span className={styles.both}>
      <span data-vat="inc">
        {price.gross.formatted} <span className={styles.vat}>{words.incVat}</span>
      </span>{' '}
      <span data-vat="ex">
        {price.net.formatted} <span className={styles.vat}>{words.exVat}</span>
      </span>
    </span>
  )
}

/** A price with or without VAT, as the shopper prefers. The style sheet hides the other one. */
export function PreferredVat({ price }: { readonly price: NetAndGross }) {
  return (
    <span className={styles.either}>
      <span data-vat="inc">{price.gross.formatted}</span>
      <span data-vat="ex">{price.net.formatted}</span>
    </span>
  )
}
