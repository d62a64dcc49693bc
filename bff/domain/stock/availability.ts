import type { StockStatus } from '#schema/generated/types.ts'
import type { CatalogProduct } from '../catalog/catalog.types.ts'
import { type StockSource, stockQuantity, stockStatus } from './stock-status.ts'

export interface StockSources {
  /** Whether the platform's stock is requested at all. */
  readonly syncOn: boolean
  /** The platform's answer; null if there is none. */
  readonly reply: StockSource | null
  /** The catalogue's stock; null if it has none. */
  readonly indexed: StockSource | null
}

/**
 * The stock that applies: the platform's answer if stock is requested, unverified without an answer, whatever the catalogue says.
 * With checking off, the catalogue's stock.
 * @source STOCK-1 to STOCK-3
 */
export function stockNow({ syncOn, reply, indexed }: StockSources): {
  readonly status: StockStatus
  readonly quantity: number | null
} {
  const counted = syncOn ? reply : indexed
  return { status: stockStatus(counted, syncOn, 'VOLATILE'), quantity: stockQuantity(counted) }
}

/**
 * Whether a product can be bought. A configurable product without an available variant is out of stock.
 * @param offered number of available variants; used only for a configurable product
 */
export function availability(type: CatalogProduct['type'], own: StockStatus, offered: number): StockStatus {
  return type === 'configurable' && offered === 0 ? 'OUT_OF_STOCK' : own
}
