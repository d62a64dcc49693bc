import type { ProductLine } from '../families/family.ts'
import type { Values } from '../families/values.ts'
import type { Offer } from './offer.ts'
import type { StockLevel } from './stock.ts'

export type ProductType = 'simple' | 'configurable' | 'grouped' | 'bundle' | 'downloadable' | 'virtual'

/** A product or variant that can be sold. `price` is in net pounds. */
export interface SaleableItem {
  /** Id of the item whose picture, if any, is used instead. */
  readonly pictureOf?: number
  readonly id: number
  readonly sku: string
  readonly values: Values
  readonly price: number
  readonly weight: number
  readonly stock: StockLevel
  /** 1 enabled, 2 disabled. */
  readonly status: 1 | 2
}

/** A product with everything its documents contain. */
export interface Product extends SaleableItem {
  readonly line: ProductLine
  readonly type: ProductType
  readonly variants: readonly SaleableItem[]
  /** Codes of the attributes that distinguish the variants, in selection order. */
  readonly choices: readonly string[]
  readonly categories: readonly string[]
  readonly visibility: 1 | 2 | 3 | 4
  readonly offer: Offer | null
  /** A higher position is listed earlier. */
  readonly position: number
  readonly createdDaysAgo: number
  readonly updatedDaysAgo: number
  /** Sku of the product whose pictures are used instead. */
  readonly picturesOf?: string
}
