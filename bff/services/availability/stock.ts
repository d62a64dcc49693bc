import type { Stock, StockStatus } from '#schema/generated/types.ts'
import type { CatalogProduct, ConfigurableChild } from '../../domain/catalog/catalog.types.ts'
import { filterOfferedVariants, filterSoldOutVariants } from '../../domain/products/configurable.ts'
import { availability, stockNow } from '../../domain/stock/availability.ts'
import { quantityLimits } from '../../domain/stock/quantity-limits.ts'
import type { Stock as StockReply } from '../../platform/stock/list.ts'
import type { VariantModel } from '../products/models.ts'
import { dropUnreachable } from '../products/reachable-variants.ts'
import type { RequestScope } from '../scope/request-scope.ts'

type StockScope = Pick<RequestScope, 'config' | 'stockBySku'>
type VariantScope = StockScope & Pick<RequestScope, 'store'>

/** Anything that has stock: a product, a variant, or a sku of which nothing else is known. */
export type StockSubject = Pick<CatalogProduct, 'sku' | 'stock'>

/** The platform's stock of each subject, in the order given; null if the platform gives no answer. */
export async function loadStockReplies(
  subjects: readonly StockSubject[],
  { config, stockBySku }: StockScope,
): Promise<readonly (StockReply | null)[]> {
  if (!config.catalog.stockSync) return subjects.map(() => null)
  return Promise.all(subjects.map(({ sku }) => stockBySku.load(sku)))
}

/** The stock from the source that takes precedence, see `domain/stock/availability.ts`. */
export function stockBy(
  reply: StockReply | null,
  { sku, stock: indexed }: StockSubject,
  { config }: Pick<RequestScope, 'config'>,
): Stock {
  const syncOn = config.catalog.stockSync
  // These are the merchant's settings, not a count: the catalogue's copy is good enough if the platform does not answer.
  const settings = reply ?? indexed
  return {
    sku,
    ...stockNow({ syncOn, reply, indexed }),
    checkedAt: reply?.checkedAt ?? null,
    limits: settings && quantityLimits(settings.quantities),
  }
}

/** The current stock of each subject, in the order given. */
export async function loadStocks(subjects: readonly StockSubject[], scope: StockScope): Promise<readonly Stock[]> {
  const replies = await loadStockReplies(subjects, scope)
  return subjects.map((subject, i) => stockBy(replies[i] ?? null, subject, scope))
}

export async function loadStock(subject: StockSubject, scope: StockScope): Promise<Stock> {
  const [stock] = await loadStocks([subject], scope)
  if (!stock) throw new Error(`${subject.sku} has no stock`)
  return stock
}

/** The selectable variants, and their stock status now by sku. */
async function selectableVariants(product: CatalogProduct, scope: VariantScope) {
  const choosable = dropUnreachable(product, await scope.store.attributes())
  const stocks = await loadStocks(choosable.configurableChildren, scope)
  return { choosable, statuses: new Map(stocks.map(({ sku, status }) => [sku, status])) }
}

/** The selectable variants that the platform reports as available now. */
export async function offeredVariants(product: CatalogProduct, scope: VariantScope): Promise<readonly ConfigurableChild[]> {
  const { choosable, statuses } = await selectableVariants(product, scope)
  return filterOfferedVariants(choosable, statuses)
}

/** The selectable variants that are out of stock now. @source VAR-14 */
export async function soldOutVariants(parent: CatalogProduct, scope: VariantScope): Promise<readonly VariantModel[]> {
  const { choosable, statuses } = await selectableVariants(parent, scope)
  return filterSoldOutVariants(choosable, statuses).map((child) => ({ parent, child }))
}

export const loadVariants = async (parent: CatalogProduct, scope: VariantScope): Promise<readonly VariantModel[]> =>
  (await offeredVariants(parent, scope)).map((child) => ({ parent, child }))

export async function loadAvailability(product: CatalogProduct, scope: VariantScope): Promise<StockStatus> {
  const { status } = await loadStock(product, scope)
  const asksVariants = product.type === 'configurable' && status !== 'OUT_OF_STOCK'
  return availability(product.type, status, asksVariants ? (await offeredVariants(product, scope)).length : 0)
}
