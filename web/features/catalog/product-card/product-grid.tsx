import type { ProductCardFragment } from '#schema/generated/operations.ts'
import { ProductCard } from './product-card.tsx'
import styles from './product-grid.module.css'

/** The most cards a first row holds. */
const FIRST_ROW = 4

interface ProductGridProps {
  readonly products: readonly ProductCardFragment[]
  /** The grid is in the first viewport, so its first row loads eagerly. */
  readonly isFirstView?: boolean
  /** Number of skeleton cards. */
  readonly awaited?: number
  readonly level?: 2 | 3
}

export function ProductGrid({ products, isFirstView = false, awaited = 0, level = 2 }: ProductGridProps) {
  return (
    <div className={styles.frame}>
      <ul className={styles.grid}>
        {products.map((product, index) => (
          <li key={product.id}>
            <ProductCard
              product={product}
              level={level}
              priority={isFirstView && index < FIRST_ROW ? (index === 0 ? 'first' : 'early') : 'late'}
            />
          </li>
        ))}
        {Array.from({ length: awaited }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: empty cards are all the same
          <li key={`awaited-${index}`} className={styles.awaited} aria-hidden="true" />
        ))}
      </ul>
    </div>
  )
}
