import { Suspense, useId } from 'react'
import type { ComparedProductFragment } from '#schema/generated/operations.ts'
import { unbrokenSizes } from '#schema/rules/unbroken-sizes.ts'
import { SecondaryLink } from '../../../../components/links/button-link.tsx'
import { Link } from '../../../../components/links/link.tsx'
import { Picture } from '../../../../components/picture.tsx'
import { late } from '../../../../late/late.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import { CompareCell } from './compare-cell.tsx'
import styles from './compare-table.module.css'
import { comparisonRows } from './comparison-rows.ts'

const QuickAdd = late(async () => (await import('../../../buying/cart/quick-add/quick-add.tsx')).QuickAdd)

interface CompareTableProps {
  /** Products, with the skus under which they were added. */
  readonly columns: readonly { readonly sku: string; readonly product: ComparedProductFragment }[]
  readonly onlyDifferences: boolean
  readonly onRemove: (sku: string) => void
}

/** One column per product, with a way to buy it, and one row per property. Scrolls sideways if it is too wide. */
export function CompareTable({ columns, onlyDifferences, onRemove }: CompareTableProps) {
  const words = useMessages('lists').compare
  const captionId = useId()
  const products = columns.map(({ product }) => product)
  const rows = comparisonRows(products).filter(({ isDifferent }) => isDifferent || !onlyDifferences)
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll it */}
      <section className={styles.scroller} aria-labelledby={captionId} tabIndex={0}>
        <table className={styles.table}>
          <caption id={captionId} className="visually-hidden">
            {words.table}
          </caption>
          <thead>
            <tr>
              <td />
              {columns.map(({ sku, product }) => (
                <ColumnHead key={sku} product={product} onRemove={() => onRemove(sku)} />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.code} data-different={row.isDifferent || undefined}>
                <th scope="row">{row.kind === 'fact' ? words.facts[row.code] : row.label}</th>
                {columns.map(({ sku, product }, i) => (
                  <td key={sku}>
                    <CompareCell row={row} product={product} column={i} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {columns.length === 1 && <p className={styles.hint}>{words.another}</p>}
      {rows.length === 0 && <p className={styles.hint}>{words.alike}</p>}
    </>
  )
}

interface ColumnHeadProps {
  readonly product: ComparedProductFragment
  readonly onRemove: () => void
}

function ColumnHead({ product, onRemove }: ColumnHeadProps) {
  const words = useMessages('lists').skuList
  const { chooseOptions } = useMessages('catalog')
  return (
    <th scope="col" aria-label={product.name}>
      <div className={styles.head}>
        <div className={styles.ground}>
          <Picture picture={product.picture} size="card" displayWidth="12rem" priority="early" isDecorative />
        </div>
        <Link to={product.url} className={styles.name}>
          {unbrokenSizes(product.name)}
        </Link>
        {product.needsChoice ? (
          <SecondaryLink to={product.url}>
            {chooseOptions} <span className="visually-hidden">{product.name}</span>
          </SecondaryLink>
        ) : (
          <Suspense>
            <QuickAdd product={product} />
          </Suspense>
        )}
        <button type="button" className={styles.remove} onClick={onRemove}>
          {words.remove} <span className="visually-hidden">{product.name}</span>
        </button>
      </div>
    </th>
  )
}
