import type { Purchase } from '../../../buying/cart/index.ts'

type Priced<Sold extends { readonly price: object }> = Omit<Sold, 'price'> & {
  readonly price: Sold['price'] & { readonly isFrom: boolean }
}

/** The product or variant with a product number. */
export interface Match {
  /** The product number as requested. */
  readonly sku: string
  readonly product: Priced<Purchase['product']> & { readonly phoneOrderOnly: boolean; readonly hasVariants: boolean }
  readonly variant: Priced<NonNullable<Purchase['variant']>> | null
  /** The options of the variant. */
  readonly options: NonNullable<Purchase['options']>
  /** An option must still be chosen or filled in. */
  readonly needsChoice: boolean
  /** Time of a price from the offline catalogue, ISO 8601; null for an answer of the shop. */
  readonly pricesFrom: string | null
}
