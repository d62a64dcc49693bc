import type { PriceTagFragment } from '#schema/generated/operations.ts'
import { useShop } from '../../data/shop.tsx'
import { useMessages } from '../../messages/use-messages.tsx'
import { BothVat, PreferredVat } from './both-vat.tsx'
import styles from './price.module.css'
import { UnitPrice } from './unit-price.tsx'

interface PriceProps {
  readonly price: PriceTagFragment
  readonly size?: 'card' | 'page'
}

/**
 * The price of a product with and without VAT, or that it is free, with the regular price of a special offer and the unit price. An
 * unconfirmed price says so once the price sync has run. Until then, the style sheet hides it if the shop clears prices.
 * @source PRICE-9
 */
export function Price({ price, size = 'card' }: PriceProps) {
  const words = useMessages('catalog').price
  const { priceSync } = useShop()
  const isUnconfirmed = priceSync !== 'off' && !price.isCurrent
  return (
    <div className={styles.price} data-size={size} data-unconfirmed={isUnconfirmed ? priceSync : undefined}>
      {price.onSale && (
        <p className={styles.was}>
          {words.was}{' '}
          <s>
            <PreferredVat price={price.regular} />
          </s>
        </p>
      )}
      <p className={styles.now} data-sale={price.onSale || undefined}>
        {price.onSale && <span className="visually-hidden">{words.now} </span>}
        {price.isGroupPrice && <span className={styles.from}>{words.yours} </span>}
        {price.isFrom && <span className={styles.from}>{words.from} </span>}
        {price.isUnknown ? words.unknown : price.final.gross.amount === 0 ? words.free : <BothVat price={price.final} />}
      </p>
      {price.unit && <UnitPrice unit={price.unit} isShort={size === 'card'} />}
      {isUnconfirmed && (
        <>
          <p className={styles.checking}>{words.checking}</p>
          <p className={styles.unconfirmed}>{words.unconfirmed}</p>
        </>
      )}
    </div>
  )
}
