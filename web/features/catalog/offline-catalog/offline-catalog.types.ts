import type { BothPricesFragment, PriceStepsFragment } from '#schema/generated/operations.ts'
import type { PriceUnit } from '#schema/generated/types.ts'
import type { ShopInfo } from '#schema/page.types.ts'

/** The shop settings that locate the catalogue and define its language. */
export type CatalogShop = Pick<ShopInfo, 'deviceDatabase' | 'basePath' | 'language'>

/** A product or variant in the offline catalogue. Its stock is unknown. */
export interface OfflineProduct {
  readonly sku: string
  /** Sku of the configurable product; for other products, the same as `sku`. */
  readonly parentSku: string
  readonly name: string
  /** Options of a variant; empty for a product. */
  readonly options: readonly { readonly label: string; readonly value: string }[]
  /** Path of the page; for a variant, with its sku. */
  readonly url: string
  readonly picture: { readonly __typename: 'Picture'; readonly path: string; readonly alt: string }
  /** '18 mm, 1220 mm, 2440 mm'; empty if unknown. */
  readonly sizes: string
  /** Options must be chosen or filled in before it can be bought. */
  readonly needsChoice: boolean
  /** True for a product with variants, and for its variants. */
  readonly hasVariants: boolean
  readonly phoneOrderOnly: boolean
  /** Null if unknown. */
  readonly price: {
    readonly isFrom: boolean
    readonly final: BothPricesFragment
    readonly breaks: PriceStepsFragment['breaks']
  } | null
  readonly unitPrice: { readonly unit: PriceUnit; readonly price: BothPricesFragment } | null
}

export interface OfflineSearchResult {
  /** Time at which the shop read the prices, ISO 8601. */
  readonly pricesFrom: string
  /** Number of all matches; `products` has at most `limit` of them. */
  readonly total: number
  readonly products: readonly OfflineProduct[]
}

/** A category with its products and those of the categories below it, by name. */
export interface OfflineCategory extends OfflineSearchResult {
  readonly name: string
  readonly url: string
  /** From the top level down to the category itself. */
  readonly breadcrumbs: readonly OfflineCategoryLink[]
  /** Its subcategories that list products. */
  readonly children: readonly OfflineCategoryLink[]
}

interface OfflineCategoryLink {
  readonly name: string
  readonly url: string
}

/** Products in the order of the requested skus; null for skus that the shop does not list. */
export interface OfflineLookup {
  /** Time at which the shop read the prices, ISO 8601. */
  readonly pricesFrom: string
  readonly products: readonly (OfflineProduct | null)[]
}

/** Questions from the page to the worker; each is answered once, by id. */
export type WorkerQuestion =
  | { readonly kind: 'refresh' | 'remove' }
  | { readonly kind: 'search'; readonly text: string; readonly limit: number }
  | { readonly kind: 'lookup'; readonly skus: readonly string[] }
  | { readonly kind: 'page'; readonly path: string }
  | { readonly kind: 'category'; readonly path: string; readonly limit: number }

export interface WorkerRequest {
  readonly id: number
  readonly shop: CatalogShop
  readonly question: WorkerQuestion
}

export interface WorkerReply {
  readonly id: number
  /** Null without a catalogue, and for 'refresh' and 'remove'. */
  readonly answer: OfflineSearchResult | OfflineLookup | OfflineCategory | null
}
