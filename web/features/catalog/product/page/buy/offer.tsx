import { PreferredVat } from '../../../../../components/price/both-vat.tsx'
import { Price } from '../../../../../components/price/price.tsx'
import { isPack } from '../../../../../components/price/price-arithmetic.ts'
import { useMessages } from '../../../../../messages/use-messages.tsx'
import type { ProductView } from '../../product.types.ts'
import styles from './quantity-breaks.module.css'

interface OfferProps {
  readonly product: Pick<ProductView, 'phoneOrderOnly'>
  /** The price of the chosen variant, otherwise the product's. */
  readonly price: ProductView['price']
}

/** The price of one piece, and its price in larger quantities. */
export function Offer({ product, price }: OfferProps) {
  return (
    <>
      <Price price={price} size="page" />
      {!product.phoneOrderOnly && <QuantityBreaks unit={price.unit} breaks={price.breaks} />}
    </>
  )
}

/** Quantity discounts: '10 or more: £3.34 each', '10 or more: £13.30 per pack'. @source PRICE-10 */
function QuantityBreaks({ breaks, unit }: Pick<ProductView['price'], 'breaks' | 'unit'>) {
  const words = useMessages('product').breaks
  const { each, perPack } = useMessages('catalog').price
  if (breaks.length === 0) return null
  return (
    <ul className={styles.breaks} aria-label={words.label}>
      {breaks.map(({ quantity, price }) => (
        <li key={quantity}>
          {words.from(quantity)} <PreferredVat price={price} /> {isPack(unit) ? perPack : each}
        </li>
      ))}
    </ul>
  )
}
