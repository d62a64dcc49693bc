import type { ProductLine } from '../families/family.ts'
import type { Values } from '../families/values.ts'
import type { Offer } from './offer.ts'
import type { StockLevel } from './stock.ts'

export type ProductType = 'simple' | 'configurable' | 'grouped' | 'bundle' | 'downloadable' | 'virtual'

/** Something with a number that can be sold: a product, or a variant of one. `price` in net pounds. */
export interface SaleableItem {
  /** Id of the item whose picture, or lack of one, this one borrows. */
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

/** A product: everything its documents are written from. */
export interface Product extends SaleableItem {
  readonly line: ProductLine
  readonly type: ProductType
  readonly variants: readonly SaleableItem[]
  /** Attribute codes the variants differ in, in the order they are chosen. */
  readonly choices: readonly string[]
  readonly categories: readonly string[]
  readonly visibility: 1 | 2 | 3 | 4
  readonly offer: Offer | null
  /** Higher stands further in front. */
  readonly position: number
  readonly createdDaysAgo: number
  readonly updatedDaysAgo: number
  /** Number of the product whose pictures this one borrows. */
  readonly picturesOf?: string
}
