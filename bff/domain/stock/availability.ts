import type { StockStatus } from '#schema/generated/types.ts'
import type { CatalogProduct, ConfigurableChild } from '../catalog/catalog.types.ts'
import { offeredChildren } from '../products/configurable.ts'
import { type StockSource, stockQuantity, stockStatus } from './stock-status.ts'

/** Everything that says whether one sku can be had. */
export interface StockSources {
  /** Whether stock is asked of the platform at all. */
  readonly syncOn: boolean
  /** What it answered; null without an answer. */
  readonly reply: StockSource | null
  /** What the catalogue says; null when it does not. */
  readonly indexed: StockSource | null
}

/**
 * The stock that counts: the platform's answer where stock is asked for, and 'not verified' without one, whatever the
 * catalogue says; with checking off, the catalogue's.
 * @source STOCK-1 to STOCK-3
 */
export function stockNow({ syncOn, reply, indexed }: StockSources): {
  readonly status: StockStatus
  readonly quantity: number | null
} {
  const counted = syncOn ? reply : indexed
  return { status: stockStatus(counted, syncOn, 'VOLATILE'), quantity: stockQuantity(counted) }
}

/** The variants that can be had, by the status of each sku; a variant nobody answered for may be had. */
export const offeredVariantsOf = (
  product: Pick<CatalogProduct, 'configurableChildren'>,
  statuses: ReadonlyMap<string, StockStatus>,
): readonly ConfigurableChild[] => offeredChildren(product, ({ sku }) => statuses.get(sku) ?? 'VOLATILE')

/**
 * Whether a product can be bought: a configurable none of whose variants can be had cannot be had either.
 * @param offered how many of its variants can be had; only looked at for a configurable
 */
export function availability(type: CatalogProduct['type'], own: StockStatus, offered: number): StockStatus {
  return type === 'configurable' && offered === 0 ? 'OUT_OF_STOCK' : own
}
