import { Price } from '../../../../../components/price/price.tsx'
import type { ProductView } from '../../product.types.ts'
import { QuantityBreaks } from './quantity-breaks.tsx'

interface OfferProps {
  readonly product: Pick<ProductView, 'phoneOrderOnly'>
  /** The price of the chosen variant, otherwise the product's. */
  readonly price: ProductView['price']
}

/** The price of one piece, and of each when buying more. */
export function Offer({ product, price }: OfferProps) {
  return (
    <>
      <Price price={price} size="page" />
      {!product.phoneOrderOnly && <QuantityBreaks unit={price.unit} breaks={price.breaks} />}
    </>
  )
}
