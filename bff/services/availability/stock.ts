import type { Stock, StockStatus } from '#schema/generated/types.ts'
import type { CatalogProduct, ConfigurableChild, IndexedStock } from '../../domain/catalog/catalog.types.ts'
import { availability, offeredVariantsOf, stockNow } from '../../domain/stock/availability.ts'
import { quantityLimits } from '../../domain/stock/quantity-limits.ts'
import type { Stock as StockReply } from '../../platform/stock/list.ts'
import type { VariantModel } from '../catalog/models.ts'
import type { RequestScope } from '../request-scope.ts'
import { reachable } from './reachable-variants.ts'

type StockScope = Pick<RequestScope, 'config' | 'stockBySku'>
type VariantScope = StockScope & Pick<RequestScope, 'store'>

/** What has stock: a product, a variant, or a sku of which no more is known. */
export interface StockSubject {
  readonly sku: string
  /** As the catalogue says; null when it does not. */
  readonly stock: IndexedStock | null
}

/** What the platform says of the stock of each, in the order given; null where it does not say. */
export async function stockRepliesOf(
  subjects: readonly StockSubject[],
  { config, stockBySku }: StockScope,
): Promise<readonly (StockReply | null)[]> {
  if (!config.catalog.stockSync) return subjects.map(() => null)
  return Promise.all(subjects.map(({ sku }) => stockBySku.load(sku)))
}

/** The stock by the source that counts; `domain/stock/availability.ts` says which. */
export function stockBy(
  reply: StockReply | null,
  { sku, stock: indexed }: StockSubject,
  { config }: Pick<RequestScope, 'config'>,
): Stock {
  const syncOn = config.catalog.stockSync
  // The merchant's settings, not a count: the catalogue's are as good where the platform does not answer.
  const settings = reply ?? indexed
  return {
    ...{ sku, ...stockNow({ syncOn, reply, indexed }), checkedAt: reply?.checkedAt ?? null },
    limits: settings && quantityLimits(settings.quantities),
  }
}

/** The stock of each now, in the order given. */
export async function stocksOf(subjects: readonly StockSubject[], scope: StockScope): Promise<readonly Stock[]> {
  const replies = await stockRepliesOf(subjects, scope)
  return subjects.map((subject, i) => stockBy(replies[i] ?? null, subject, scope))
}

export async function stockOf(subject: StockSubject, scope: StockScope): Promise<Stock> {
  const [stock] = await stocksOf([subject], scope)
  if (!stock) throw new Error(`${subject.sku} has no stock`)
  return stock
}

/** The variants that a choice leads to and that can be had, by what the platform says of each now. */
export async function offeredVariants(product: CatalogProduct, scope: VariantScope): Promise<readonly ConfigurableChild[]> {
  const choosable = reachable(product, await scope.store.attributes())
  const stocks = await stocksOf(choosable.configurableChildren, scope)
  return offeredVariantsOf(choosable, new Map(stocks.map(({ sku, status }) => [sku, status])))
}

/** The same, as they are answered. */
export const variantsOf = async (parent: CatalogProduct, scope: VariantScope): Promise<readonly VariantModel[]> =>
  (await offeredVariants(parent, scope)).map((child) => ({ parent, child }))

/** Whether a product can be had now. */
export async function availabilityOf(product: CatalogProduct, scope: VariantScope): Promise<StockStatus> {
  const { status } = await stockOf(product, scope)
  const asksVariants = product.type === 'configurable' && status !== 'OUT_OF_STOCK'
  return availability(product.type, status, asksVariants ? (await offeredVariants(product, scope)).length : 0)
}
