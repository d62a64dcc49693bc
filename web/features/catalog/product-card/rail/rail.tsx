import { type ReactNode, useId } from 'react'
import type { ProductCardFragment } from '#schema/generated/operations.ts'
import { ProductCard } from '../product-card.tsx'
import styles from './rail.module.css'

interface RailProps {
  readonly title: string
  readonly products: readonly ProductCardFragment[]
  readonly more?: ReactNode
}

/** A row of products that scrolls sideways if it is too wide. */
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
