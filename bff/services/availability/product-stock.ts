import type { Stock, StockStatus } from '#schema/generated/types.ts'
import type { CatalogProduct, ConfigurableChild, IndexedStock } from '../../domain/catalog/catalog.types.ts'
import { offeredChildren } from '../../domain/products/configurable.ts'
import { type KnownStock, stockQuantity, stockStatus } from '../../domain/stock/stock-status.ts'
import type { Stock as StockAnswer } from '../../platform/stock/list.ts'
import { memoize } from '../memoize.ts'
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

/** Stock as the platform says now; not verified without its answer. With checking off, as the catalogue says. */
export async function stocksOf(articles: readonly StockSubject[], { config, stockBySku }: StockScope): Promise<readonly Stock[]> {
  if (!config.catalog.stockSync) return articles.map(({ sku, stock }) => stockOfReply(sku, stock, false))
  const answers = await Promise.all(articles.map(({ sku }) => stockBySku.load(sku)))
  return articles.map(({ sku }, i) => (answers[i] ? confirmedStock(answers[i]) : stockOfReply(sku, null, true)))
}

export async function stockOf(article: StockSubject, scope: StockScope): Promise<Stock> {
  const [stock] = await stocksOf([article], scope)
  if (!stock) throw new Error(`${article.sku} has no stock`)
  return stock
}

// An answer is shown as long as it is kept, to everyone.
const confirmedStock = memoize(
  (answer: StockAnswer): Stock => ({
    ...stockOfReply(answer.sku, answer, true),
    checkedAt: answer.checkedAt,
  }),
)

const stockOfReply = (sku: string, known: KnownStock | null, stockSync: boolean): Stock => ({
  sku,
  status: stockStatus(known, stockSync, 'VOLATILE'),
  quantity: stockQuantity(known),
  checkedAt: null,
})

/** The variants that a choice leads to and that can be had, by what the platform says of each now. */
export async function offeredVariants(product: CatalogProduct, scope: VariantScope): Promise<readonly ConfigurableChild[]> {
  const choosable = reachable(await scope.store.attributes())(product)
  const stocks = await stocksOf(choosable.configurableChildren, scope)
  const statuses = new Map(stocks.map(({ sku, status }) => [sku, status]))
  return offeredChildren(choosable, ({ sku }) => statuses.get(sku) ?? 'VOLATILE')
}

/** A configurable product none of whose variants can be had cannot be had either. */
export async function saleStatus(product: CatalogProduct, scope: VariantScope): Promise<StockStatus> {
  const { status } = await stockOf(product, scope)
  if (status === 'OUT_OF_STOCK' || product.type !== 'configurable') return status
  return (await offeredVariants(product, scope)).length > 0 ? status : 'OUT_OF_STOCK'
}
