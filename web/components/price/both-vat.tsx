import type { ReactNode } from 'react'
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

/** A price with or without VAT, as the shopper prefers. */
export const PreferredVat = ({ price }: { readonly price: NetAndGross }) => (
  <EitherVat inc={price.gross.formatted} ex={price.net.formatted} />
)

interface EitherVatProps {
  /** Null if the other part holds in both VAT modes. */
  readonly inc: ReactNode
  readonly ex: ReactNode
}

/** A part of the page for each VAT mode. The style sheet hides the one that the shopper did not choose. */
export function EitherVat({ inc, ex }: EitherVatProps) {
  if (inc === null) return ex
  return (
    <span className={styles.either}>
      <span data-vat="inc">{inc}</span>
      <span data-vat="ex">{ex}</span>
    </span>
  )
}
