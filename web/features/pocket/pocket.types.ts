import type { BothPricesFragment } from '#schema/generated/operations.ts'
import type { PriceUnit } from '#schema/generated/types.ts'
import type { ShopInfo } from '#schema/page.types.ts'

/** What of the shop says where its catalogue is kept and how its texts are read. */
export type PocketShop = Pick<ShopInfo, 'deviceDatabase' | 'basePath' | 'language'>

/** A product, or a variant of one, as the device knows it without a network. Its stock is not known. */
export interface PocketProduct {
  /** A variant's own. */
  readonly sku: string
  /** Of the product whose page it has. */
  readonly parentSku: string
  readonly name: string
  /** What a variant is chosen by; none of a product. */
  readonly options: readonly { readonly label: string; readonly value: string }[]
  /** Path of its page, with the variant. */
  readonly url: string
  readonly picture: { readonly __typename: 'Picture'; readonly path: string; readonly alt: string }
  /** '18 mm, 1220 mm, 2440 mm'; empty where nothing is said. */
  readonly sizes: string
  /** Something has to be chosen or filled in before it can be bought. */
  readonly needsChoice: boolean
  /** It is one of several variants, or has variants that have to be chosen from. */
  readonly hasVariants: boolean
  /** Not sold here: it has to be ordered by telephone. */
  readonly phoneOrderOnly: boolean
  /** As of `pricesFrom`; null where nobody knows it. */
  readonly price: { readonly isFrom: boolean; readonly final: BothPricesFragment } | null
  /** For comparing sizes. */
  readonly unitPrice: { readonly unit: PriceUnit; readonly price: BothPricesFragment } | null
}

export interface PocketAnswer {
  /** When the shop read the prices, ISO 8601. */
  readonly pricesFrom: string
  /** How many there are, beyond those that were asked for. */
  readonly total: number
  readonly products: readonly PocketProduct[]
}

/** In the order of the skus that were asked for; null for those that the shop does not list. */
export interface PocketLookup {
  /** When the shop read the prices, ISO 8601. */
  readonly pricesFrom: string
  readonly products: readonly (PocketProduct | null)[]
}

/** What the page asks the worker; each is answered once, by its id. */
export type PocketQuestion =
  | { readonly kind: 'renew' | 'remove' }
  | { readonly kind: 'search'; readonly text: string; readonly limit: number }
  | { readonly kind: 'lookup'; readonly skus: readonly string[] }
  | { readonly kind: 'page'; readonly path: string }

export interface PocketRequest {
  readonly id: number
  readonly shop: PocketShop
  readonly question: PocketQuestion
}

/** Null where the device has no catalogue, and for what has no answer. */
export interface PocketReply {
  readonly id: number
  readonly answer: PocketAnswer | PocketLookup | null
}
