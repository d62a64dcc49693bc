import type { ProductCardFragment } from '#schema/generated/operations.ts'
import { ProductCard, type ProductCardProps } from './product-card.tsx'
import styles from './product-grid.module.css'

/** The most cards in a row. */
const FIRST_ROW = 4

interface ProductGridProps {
  readonly products: readonly ProductCardFragment[]
  /** The grid is in the first viewport, so its first row loads eagerly. */
  readonly isFirstView?: boolean
  readonly skeletons?: number
  /** Shows rows to shoppers who have chosen them. */
  readonly canBeRows?: boolean
  readonly Add?: ProductCardProps['Add']
}

export function ProductGrid({ products, isFirstView = false, skeletons = 0, canBeRows = false, Add }: ProductGridProps) {
  return (
    <div className={styles.frame} data-can-be-rows={canBeRows || undefined}>
      <ul className={styles.grid}>
        {products.map((product, index) => (
          <li key={product.id}>
            <ProductCard
              product={product}
              {...(Add && { Add })}
              priority={isFirstView && index < FIRST_ROW ? (index === 0 ? 'first' : 'early') : 'late'}
            />
          </li>
        ))}
        {Array.from({ length: skeletons }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: skeletons are all the same
          <li key={`skeleton-${index}`} className={styles.awaited} aria-hidden="true" />
        ))}
      </ul>
    </div>
  )
}
