import type { PriceUnit } from './generated/types.ts'
import type { PriceFormat } from './rules/price-format.ts'

/**
 * The answer of `/catalogue-index.json`: every listed product, or the changes since a version. Missing values are omitted to keep
 * it small.
 */
export interface CatalogIndexResponse {
  /** A device replaces an index of another format, which may lack what is needed to sell a product. */
  readonly format: 2
  /** Digest of the content: the same products at the same prices have the same version on every server. */
  readonly version: string
  /** The time the platform was read, ISO 8601. Prices are of that time. */
  readonly readAt: string
  /** The version that `changed` and `removed` refer to; null if `changed` is the whole index. */
  readonly since: string | null
  readonly money: IndexedMoney
  /** All categories of the shop, parents first, in the merchant's order. */
  readonly categories: readonly IndexedCategory[]
  readonly changed: readonly IndexedProduct[]
  readonly removed: readonly string[]
}

export interface IndexedMoney extends PriceFormat {
  readonly currency: string
}

export interface IndexedCategory {
  readonly id: string
  readonly name: string
  readonly url: string
  /** Omitted at the top level. */
  readonly parent?: string
}

export interface IndexedProduct {
  readonly id: string
  readonly sku: string
  readonly name: string
  readonly url: string
  /** Ids of its own categories; it is listed in the categories above them too. */
  readonly categories?: readonly string[]
  /** The platform's path of its picture. */
  readonly picture: string
  /** The facts of its card, its sizes first: '18 mm, 1220 mm, 2440 mm'. */
  readonly facts?: string
  readonly needsChoice?: true
  /** The same for its variants, once one is selected. */
  readonly variantsNeedChoice?: true
  readonly phoneOrderOnly?: true
  readonly price?: IndexedPrice
  readonly options?: readonly string[]
  readonly variants?: readonly IndexedVariant[]
  /** A variant's page is `{url}/{sku}`, not `{url}?childSku={sku}`. */
  readonly variantsInPath?: true
}

export interface IndexedVariant {
  readonly sku: string
  /** One for each of the product's options. */
  readonly values: readonly string[]
  readonly price?: IndexedPrice
}

/** Minor units. Omitted if the price is unknown. */
export interface IndexedPrice {
  readonly net: number
  readonly gross: number
  readonly isFrom?: true
  /** Prices of one piece for larger quantities, the smallest quantity first. */
  readonly breaks?: readonly { readonly from: number; readonly net: number; readonly gross: number }[]
  readonly unit?: { readonly of: PriceUnit; readonly net: number; readonly gross: number }
}
