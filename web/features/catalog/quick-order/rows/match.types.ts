import type { SteppedPrice } from '../../../../components/price/price-arithmetic.ts'
import type { Purchase } from '../../../buying/cart/index.ts'

type WithPrice<Sold extends { readonly price: object }> = Omit<Sold, 'price'> & {
  readonly price: Sold['price'] & {
    readonly isFrom: boolean
    readonly breaks: SteppedPrice['breaks']
  }
}

/** The product or variant with a product number. */
export interface Match {
  /** The product number as requested. */
  readonly sku: string
  readonly product: WithPrice<Purchase['product']> & { readonly phoneOrderOnly: boolean; readonly hasVariants: boolean }
  readonly variant: WithPrice<NonNullable<Purchase['variant']>> | null
  /** The dimensions of a product without options, '18 × 150 × 4200 mm'; empty if unknown. */
  readonly size: string
  readonly options: NonNullable<Purchase['options']>
  /** An option must still be chosen or filled in. */
  readonly needsChoice: boolean
  /** Time of a price from the offline catalogue, ISO 8601; null for an answer of the shop. */
  readonly pricesFrom: string | null
}
