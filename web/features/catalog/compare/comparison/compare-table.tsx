import { useId } from 'react'
import { useMessages } from '../../../../messages/use-messages.tsx'
import styles from './compare-table.module.css'
import type { Compared } from './compared.types.ts'
import { ComparedHead } from './compared-head.tsx'
import { ComparedValue } from './compared-value.tsx'
import { comparison } from './comparison.ts'

interface CompareTableProps {
  readonly compared: readonly Compared[]
  readonly onlyDifferences: boolean
  readonly onRemove: (sku: string) => void
}

/** One column per product and one row per property. Scrolls sideways if it is too wide. */
export function CompareTable({ compared, onlyDifferences, onRemove }: CompareTableProps) {
  const words = useMessages('lists').compare
  const captionId = useId()
  const products = compared.map(({ product }) => product)
  const rows = comparison(products).filter(({ isDifferent }) => isDifferent || !onlyDifferences)
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached with the keyboard */}
      <section className={styles.scroller} aria-labelledby={captionId} tabIndex={0}>
        <table className={styles.table}>
          <caption id={captionId} className="visually-hidden">
            {words.table}
          </caption>
          <thead>
            <tr>
              <td />
              {compared.map(({ sku, product }) => (
                <ComparedHead key={sku} product={product} onRemove={() => onRemove(sku)} />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.code} data-different={row.isDifferent || undefined}>
                <th scope="row">{row.kind === 'fact' ? words.facts[row.code] : row.label}</th>
                {compared.map(({ sku, product }, i) => (
                  <td key={sku}>
                    <ComparedValue row={row} product={product} position={i} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {compared.length === 1 && <p className={styles.hint}>{words.another}</p>}
      {rows.length === 0 && <p className={styles.hint}>{words.alike}</p>}
    </>
  )
}
