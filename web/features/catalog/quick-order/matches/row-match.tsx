import { unbrokenSizes } from '#schema/rules/unbroken-sizes.ts'
import { Link } from '../../../../components/links/link.tsx'
import { Picture } from '../../../../components/picture.tsx'
import { PreferredVat } from '../../../../components/price/both-vat.tsx'
import { QuantityPrice } from '../../../../components/price/breaks/quantity-price.tsx'
import { isPack } from '../../../../components/price/price-arithmetic.ts'
import { StockDot } from '../../../../components/stock-dot.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import type { Match } from '../rows/match.types.ts'
import styles from './quick-order.module.css'

interface RowMatchProps {
  readonly match: Match
  /** 1 until a quantity that can be bought is typed. */
  readonly quantity: number
}

/** The picture, name, price and stock of a match. */
export function RowMatch({ match: { product, variant, options, pricesFrom }, quantity }: RowMatchProps) {
  const words = useMessages('catalog').price
  const { name, url, price, stock } = variant ?? product
  return (
    <>
      <span className={styles.picture}>
        <Picture picture={variant?.picture ?? product.picture} size="line" displayWidth="3rem" isDecorative />
      </span>
      <div className={styles.about}>
        <Link to={url}>{unbrokenSizes(name)}</Link>
        {/* The offline catalogue has no variant names. */}
        {pricesFrom && options.length > 0 && <small>{options.map(({ value }) => value).join(', ')}</small>}
        <span className={styles.facts}>
          {price.isUnknown ? (
            words.unknown
          ) : (
            <span>
              {price.isFrom && `${words.from} `}
              <PreferredVat price={price.final} />
            </span>
          )}
          <StockDot stock={stock} isExact />
          {!price.isFrom && <QuantityPrice breaks={price.breaks} quantity={quantity} isPack={isPack(price.unit)} />}
        </span>
      </div>
    </>
  )
}
