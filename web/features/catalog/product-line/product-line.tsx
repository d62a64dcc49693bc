import type { ReactNode } from 'react'
import type { ProductCardFragment } from '#schema/generated/operations.ts'
import { unbrokenSizes } from '#schema/rules/unbroken-sizes.ts'
import { Link } from '../../../components/links/link.tsx'
import { Picture } from '../../../components/picture.tsx'
import { FirstBreak } from '../../../components/price/breaks/quantity-price.tsx'
import { Price } from '../../../components/price/price.tsx'
import { StockDot } from '../../../components/stock-dot.tsx'
import { useMessages } from '../../../messages/use-messages.tsx'
import { QuickAdd } from '../../buying/cart/index.ts'
import styles from './product-line.module.css'

interface ProductLineProps {
  readonly product: ProductCardFragment
  /** Called when the shopper opens the product page. */
  readonly onFollow?: () => void
  /** Further actions. */
  readonly children?: ReactNode
}

/** A product in a narrow space, with a button to add it to the cart, or a link to its page if options must be chosen. */
export function ProductLine({ product, onFollow, children }: ProductLineProps) {
  const words = useMessages('catalog')
  const { __typename, name, url, picture, price, stock, needsChoice, phoneOrderOnly } = product
  return (
    <li className={styles.line}>
      <span className={styles.picture}>
        <Picture picture={picture} size="line" displayWidth="5rem" isDecorative />
      </span>
      <div className={styles.about}>
        <h3 className={styles.name}>
          <Link to={url} onClick={onFollow}>
            {unbrokenSizes(name)}
          </Link>
        </h3>
        <Price price={price} />
        {!phoneOrderOnly && <FirstBreak breaks={price.breaks} unit={price.unit} />}
        <StockDot stock={stock} kind={__typename} />
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
