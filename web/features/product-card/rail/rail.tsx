import { type ReactNode, useId } from 'react'
import type { ProductCardFragment } from '#schema/generated/operations.ts'
import { ProductCard } from '../product-card.tsx'
import styles from './rail.module.css'

interface RailProps {
  readonly title: string
  readonly products: readonly ProductCardFragment[]
  /** Leads to all of them. */
  readonly more?: ReactNode
}

/** A row of products that moves sideways where it does not fit. */
export function Rail({ title, products, more }: RailProps) {
  const id = useId()
  return (
    <section className={styles.rail} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {more}
      </div>
      <ul className={styles.row}>
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} level={3} />
          </li>
        ))}
      </ul>
    </section>
  )
}
