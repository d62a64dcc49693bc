import type { PriceUnit } from './generated/types.ts'
import type { PriceFormat } from './rules/price-format.ts'

/**
 * What `/catalogue-index.json` answers: every listed product, or what has changed since a version. What a product does not
 * have is left out, so that a thousand of them are small.
 */
export interface CatalogueIndexAnswer {
  /** What a device keeps of another format is fetched anew: it does not say all that must be known to sell something. */
  readonly format: 2
  /** Names the content: the same products at the same prices have the same version, whichever server made it. */
  readonly version: string
  /** When the platform was read, ISO 8601: prices are those of then. */
  readonly readAt: string
  /** The version that `changed` and `removed` are the difference to; null where `changed` is everything. */
  readonly since: string | null
  /** How its money is written. */
  readonly money: IndexedMoney
  readonly changed: readonly IndexedProduct[]
  /** Ids of products that are no longer there. */
  readonly removed: readonly string[]
}

export interface IndexedMoney extends PriceFormat {
  readonly currency: string
}

export interface IndexedProduct {
  readonly id: string
  readonly sku: string
  readonly name: string
  /** Path of its page. */
  readonly url: string
  /** The platform's path of its picture. */
  readonly picture: string
  /** The facts of its card, its sizes first: '18 mm, 1220 mm, 2440 mm'. */
  readonly facts?: string
  /** Something has to be chosen or filled in before it can be bought. */
  readonly needsChoice?: true
  /** The same of its variants, once one of them is chosen. */
  readonly variantsNeedChoice?: true
  /** Not sold here: it has to be ordered by telephone. */
  readonly phoneOrderOnly?: true
  readonly price?: IndexedPrice
  /** What tells its variants apart: 'Thickness', 'Length'. */
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

/** Minor units. Left out where nobody knows what it costs. */
export interface IndexedPrice {
  readonly net: number
  readonly gross: number
  readonly isFrom?: true
  /** For comparing sizes. */
  readonly unit?: { readonly of: PriceUnit; readonly net: number; readonly gross: number }
}
