import type { BothPricesFragment } from '#schema/generated/operations.ts'
import type { PriceUnit } from '#schema/generated/types.ts'
import type { ShopInfo } from '#schema/page.types.ts'

/** The shop settings that locate the catalogue and define its language. */
export type PocketShop = Pick<ShopInfo, 'deviceDatabase' | 'basePath' | 'language'>

/** A product or variant in the catalogue on the device. Its stock is unknown. */
export interface PocketProduct {
  /** For a variant, its own sku. */
  readonly sku: string
  /** Sku of the product whose page it has. */
  readonly parentSku: string
  readonly name: string
  /** Options of a variant; empty for a product. */
  readonly options: readonly { readonly label: string; readonly value: string }[]
  /** Path of its page, with the variant. */
  readonly url: string
  readonly picture: { readonly __typename: 'Picture'; readonly path: string; readonly alt: string }
  /** '18 mm, 1220 mm, 2440 mm'; empty if unknown. */
  readonly sizes: string
  /** Options must be chosen or filled in before it can be bought. */
  readonly needsChoice: boolean
  /** It is one of several variants, or has variants to choose from. */
  readonly hasVariants: boolean
  /** Only sold by telephone. */
  readonly phoneOrderOnly: boolean
  /** As of `pricesFrom`; null if unknown. */
  readonly price: { readonly isFrom: boolean; readonly final: BothPricesFragment } | null
  /** For comparing sizes. */
  readonly unitPrice: { readonly unit: PriceUnit; readonly price: BothPricesFragment } | null
}

export interface PocketAnswer {
  /** Time at which the shop read the prices, ISO 8601. */
  readonly pricesFrom: string
  /** Total number of matches, beyond `limit`. */
  readonly total: number
  readonly products: readonly PocketProduct[]
}

/** In the order of the requested skus; null for those not listed in the shop. */
export interface PocketLookup {
  /** Time at which the shop read the prices, ISO 8601. */
  readonly pricesFrom: string
  readonly products: readonly (PocketProduct | null)[]
}

/** Questions from the page to the worker; each is answered once, by id. */
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

/** Null without a catalogue, and for questions without an answer. */
export interface PocketReply {
  readonly id: number
  readonly answer: PocketAnswer | PocketLookup | null
}
