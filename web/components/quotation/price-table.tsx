import type { ReactNode } from 'react'
import { useFormat, useMessages } from '../../messages/use-messages.tsx'
import { type NetAndGross, PreferredVat } from '../price/both-vat.tsx'
import styles from './quotation.module.css'

export interface QuotedLine {
  readonly key: string
  readonly name: ReactNode
  readonly sku: string
  /** Shown below the sku. */
  readonly note?: string
  /** The size, or the chosen options. */
  readonly details: string
  readonly quantity: number
  /** The prices of one piece and of the line, or a text that says why there is no price. */
  readonly price: { readonly each: NetAndGross; readonly total: NetAndGross } | string
}

interface PriceTableProps {
  /** The head of the column of details. */
  readonly details: string
  readonly lines: readonly QuotedLine[]
}

/** The products of a quotation with their prices. @source SAVE-9, CUT-36 */
export function PriceTable({ details, lines }: PriceTableProps) {
  const words = useMessages('lists').saved.quotation
  const { figure } = useFormat()
  return (
    <table className={styles.prices}>
      <thead>
        <tr>
          <th scope="col">{words.product}</th>
          <th scope="col">{details}</th>
          <th scope="col">{words.quantity}</th>
          <th scope="col">{words.price}</th>
          <th scope="col">{words.total}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ key, name, sku, note, price, ...line }) => (
          <tr key={key}>
            <td>
              {name} <small>{sku}</small>
              {note !== undefined && <small>{note}</small>}
            </td>
            <td>{line.details}</td>
            <td>{figure(line.quantity)}</td>
            {typeof price === 'string' ? (
              <td colSpan={2}>{price}</td>
            ) : (
              <>
                <td>
                  <PreferredVat price={price.each} />
                </td>
                <td>
                  <PreferredVat price={price.total} />
                </td>
              </>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
