import type { ReactNode } from 'react'
import type { ProductCardFragment } from '#schema/generated/operations.ts'
import { Link } from '../../components/links/link.tsx'
import { Picture } from '../../components/picture.tsx'
import { Price } from '../../components/price/price.tsx'
import { StockDot } from '../../components/stock-dot.tsx'
import { useMessages } from '../../messages/use-messages.tsx'
import { QuickAdd } from '../cart/index.ts'
import styles from './product-line.module.css'

interface ProductLineProps {
  readonly product: ProductCardFragment
  /** Its page is gone to. */
  readonly onFollow?: () => void
  /** What else can be done with it. */
  readonly children?: ReactNode
}

/** A product in a narrow place: into the cart at once, or to its page where something has to be chosen. */
export function ProductLine({ product, onFollow, children }: ProductLineProps) {
  const words = useMessages('catalog')
  const { name, url, picture, price, stock, needsChoice } = product
  return (
    <li className={styles.line}>
      <span className={styles.picture}>
        <Picture picture={picture} size="line" shown="5rem" isDecorative />
      </span>
      <div className={styles.about}>
        <h3 className={styles.name}>
          <Link to={url} onClick={onFollow}>
            {name}
          </Link>
        </h3>
        <Price price={price} />
        <StockDot stock={stock} />
      </div>
      <div className={styles.ways}>
        {needsChoice ? (
          <Link className={styles.choose} to={url} onClick={onFollow}>
            {words.chooseOptions} <span className="visually-hidden">{name}</span>
          </Link>
        ) : (
          <QuickAdd product={product} />
        )}
        {children}
      </div>
    </li>
  )
}
