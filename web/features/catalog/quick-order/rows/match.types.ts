import type { Purchase } from '../../../buying/cart/index.ts'

type Priced<Sold extends { readonly price: object }> = Omit<Sold, 'price'> & {
  readonly price: Sold['price'] & { readonly isFrom: boolean }
}

/** The product of a product number. */
export interface Match {
  /** As requested. */
  readonly sku: string
  readonly product: Priced<Purchase['product']> & { readonly phoneOrderOnly: boolean; readonly hasVariants: boolean }
  /** The variant with this number. */
  readonly variant: Priced<NonNullable<Purchase['variant']>> | null
  /** The options of that variant. */
  readonly options: NonNullable<Purchase['options']>
  /** An option must still be chosen or filled in. */
  readonly needsChoice: boolean
  /** Time of the prices in the offline catalogue, ISO 8601; null for a result from the shop. */
  readonly pricesFrom: string | null
}
