import { type ComponentType, memo, useState } from 'react'
import { useViewTransitionState } from 'react-router'
import type { ProductCardFragment } from '#schema/generated/operations.ts'
import { unbrokenSizes } from '#schema/rules/unbroken-sizes.ts'
import { Link } from '../../../components/links/link.tsx'
import { Picture } from '../../../components/picture.tsx'
import { FirstBreak } from '../../../components/price/breaks/quantity-price.tsx'
import { Price } from '../../../components/price/price.tsx'
import { Rating } from '../../../components/rating/rating.tsx'
import { StockDot } from '../../../components/stock-dot.tsx'
import { useMessages } from '../../../messages/use-messages.tsx'
import { QuickAdd } from '../../buying/cart/index.ts'
import { CompareToggle } from '../compare/index.ts'
import { WishToggle } from '../wishlist/index.ts'
import styles from './product-card.module.css'
import { savingPercent, sizeLine } from './size-line.ts'
import { splitName } from './split-name.ts'

export interface ProductCardProps {
  readonly product: ProductCardFragment
  readonly priority?: 'first' | 'early' | 'late'
  readonly level?: 2 | 3
  readonly Add?: ComponentType<{ readonly product: ProductCardFragment }>
}

/**
 * A product in a list. The whole card is one link, while its text stays selectable. A list that renders again, as when a filter is chosen,
 * does not render its cards again.
 */
export const ProductCard = memo(function ProductCard({
  product,
  priority = 'late',
  level = 2,
  Add = QuickAdd,
}: ProductCardProps) {
  const words = useMessages('catalog')
  const [isOpening, setOpening] = useState(false)
  const Heading = `h${level}` as const
  const [before, size, after] = splitName(product.name, product.keyFacts)
  return (
    <article className={styles.card}>
      <div className={styles.ground}>
        {isOpening && <TransitionMark to={product.url} />}
        <Picture
          picture={product.picture}
          size="card"
          displayWidth="(min-width: 30rem) 17rem, calc(50vw - 1.625rem)"
          priority={priority}
          isDecorative
        />
        <Saving price={product.price} />
      </div>
      <div className={styles.text}>
        <Heading className={styles.name}>
          <Link to={product.url} className={styles.link} onClick={() => setOpening(true)}>
            {unbrokenSizes(before)}
            {size && <span className="visually-hidden">{size}</span>}
            {unbrokenSizes(after)}
          </Link>
        </Heading>
        <p className={styles.facts}>
          {sizeLine(product.keyFacts).map(({ label, text }) => (
            <span key={label}>
              <span className="visually-hidden">{label} </span>
              {unbrokenSizes(text)}
            </span>
          ))}
        </p>
        {product.rating && (
          <p className={styles.rating}>
            <Rating rating={product.rating.average} count={product.rating.count} />
          </p>
        )}
        <Price price={product.price} />
        <StockLine product={product} />
        <div className={styles.ways}>
          <CompareToggle sku={product.sku} name={product.name} />
          {product.needsChoice ? (
            // In rows only. The link of the card covers it and says the same.
            <span className={styles.choose} aria-hidden="true">
              {words.chooseOptions}
            </span>
          ) : (
            <Add product={product} />
          )}
        </div>
      </div>
      <WishToggle sku={product.sku} name={product.name} isInCorner />
    </article>
  )
})

/** How much cheaper an offer is. */
function Saving({ price }: Pick<ProductCardFragment, 'price'>) {
  const words = useMessages('catalog').price
  const saving = price.onSale ? savingPercent(price.regular.gross.amount, price.final.gross.amount) : 0
  return saving > 0 && <span className={styles.offer}>{words.save(saving)}</span>
}

/** The stock, the first quantity break, and whether the product is ordered by phone. */
function StockLine({ product: { __typename, price, stock, phoneOrderOnly } }: Pick<ProductCardProps, 'product'>) {
  const words = useMessages('catalog')
  return (
    <p className={styles.stock}>
      <StockDot stock={stock} kind={__typename} />
      {!phoneOrderOnly && <FirstBreak breaks={price.breaks} unit={price.unit} className={styles.discount} />}
      {phoneOrderOnly && <span className={styles.phone}>{words.phoneOrderOnly}</span>}
    </p>
  )
}

/**
 * Marks the card's picture for the view transition to its product page. Only the clicked card renders it, because reading the router has
 * a cost, and because a product can be on a page twice.
 */
function TransitionMark({ to }: { readonly to: string }) {
  return useViewTransitionState(to) && <span data-opening hidden />
}
