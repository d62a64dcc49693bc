import DataLoader from 'dataloader'
import { GRAPHQL_LIMITS } from '#schema/rules/constants.ts'
import type { Config } from '../../config/config.ts'
import type { StoreViewConfig } from '../../config/store-view.ts'
import type { CatalogProduct, CatalogReview } from '../../domain/catalog/catalog.types.ts'
import type { ProductRating } from '../../domain/catalog/review-summary.ts'
import type { ConfirmedPrice } from '../../domain/pricing/pricing.types.ts'
import { reviewsRequest } from '../../domain/search/content-query.ts'
import { productsBySkuRequest } from '../../domain/search/lookup-query.ts'
import type { CustomerGroup } from '../../domain/tax/customer-group.types.ts'
import { taxGroup } from '../../domain/tax/tax.ts'
import { foundOr } from '../../platform/base/outcome.ts'
import type { ReadOptions } from '../../platform/base/read-options.ts'
import { createTimeBudget } from '../../platform/base/time-budget.ts'
import type { Platform } from '../../platform/platform.ts'
import { NO_RESULT, type SearchResult } from '../../platform/search/search.ts'
import type { Stock } from '../../platform/stock/list.ts'
import { productCounts } from './product-counts.ts'
import { productRatings } from './product-ratings.ts'
import type { ResultQuality } from './result-quality.ts'
import type { StoreData } from './store-data.ts'

export interface PriceKey {
  readonly sku: string
  /** The platform's prices carry an id and no sku; without an id no price can be matched. */
  readonly id: string | null
}

export interface Loaders {
  /** null if the platform gave no answer. */
  readonly stockBySku: DataLoader<string, Stock | null>
  /** The platform's current price; null if the platform gave no answer. */
  readonly currentPrice: DataLoader<PriceKey, ConfirmedPrice | null, string>
  /** Enabled products, listed or not: the components of grouped products and bundles. */
  readonly componentBySku: DataLoader<string, CatalogProduct | null>
  readonly relatedBySku: DataLoader<string, CatalogProduct | null>
  /** Number of products in a category's listing, by category id, including its children's. */
  readonly productCountByCategory: DataLoader<string, number>
  readonly reviewsByProduct: DataLoader<string, SearchResult<CatalogReview>>
  /** The stars on a card, by product id; null if there are none or the platform gave no answer. */
  readonly ratingByProduct: DataLoader<string, ProductRating | null>
}

interface Sources {
  readonly platform: Pick<Platform, 'stock' | 'prices' | 'products' | 'reviews'>
  readonly config: Pick<Config, 'catalog' | 'platform'>
  readonly storeView: StoreViewConfig
  readonly customerGroup?: CustomerGroup | null
}

/** Each category is one clause of a search. */
const COUNTED_AT_ONCE = 50

export function createLoaders(
  { platform, config, storeView, customerGroup = null }: Sources,
  options: ReadOptions,
  quality: ResultQuality,
  store: Pick<StoreData, 'categories'>,
): Loaders {
  const { stockSync, priceSync, priceSyncWait, groupedTax } = config.catalog
  const budget = createTimeBudget(config.platform.syncTimeoutMs)
  const liveOptions = { ...options, budget }
  const priceOptions = { ...liveOptions, taxGroup: taxGroup(groupedTax, customerGroup?.id ?? null), wait: priceSyncWait }

  async function currentStock(skus: readonly string[]): Promise<readonly (Stock | null)[]> {
    if (!stockSync) return skus.map(() => null)
    const stock = await platform.stock(storeView, skus, liveOptions)
    if (budget.exceeded() && stock.includes(null)) quality.isUnconfirmed = true
    return stock
  }

  async function currentPrices(skus: readonly string[]): Promise<readonly ConfirmedPrice[]> {
    if (!priceSync || skus.length === 0) return []
    const { items, isComplete } = await platform.prices(storeView, skus, priceOptions)
    if (!isComplete) quality.isUnconfirmed = true
    return items
  }

  const productsBySku = (enabledOnly: boolean) =>
    new DataLoader<string, CatalogProduct | null>(async (skus) => {
      const { items } = await platform.products(storeView, productsBySkuRequest(skus, { enabledOnly }), options)
      const found = new Map(items.map((product) => [product.sku, product]))
      return skus.map((sku) => found.get(sku) ?? null)
    })

  return {
    stockBySku: new DataLoader(currentStock),
    currentPrice: new DataLoader(
      async (keys) => {
        const prices = await currentPrices(keys.filter(({ id }) => id !== null).map(({ sku }) => sku))
        const found = new Map(prices.map((price) => [price.id, price]))
        return keys.map(({ id }) => (id === null ? null : (found.get(id) ?? null)))
      },
      { cacheKeyFn: ({ sku }) => sku },
    ),
    componentBySku: productsBySku(true),
    relatedBySku: productsBySku(false),
    productCountByCategory: new DataLoader(
      (ids) => productCounts(ids, { platform, config, storeView, store, options, quality }),
      {
        maxBatchSize: COUNTED_AT_ONCE,
      },
    ),
    reviewsByProduct: new DataLoader((ids) =>
      Promise.all(
        ids.map((id) => foundOr(platform.reviews(storeView, reviewsRequest(id, GRAPHQL_LIMITS.first, 0), options), NO_RESULT)),
      ),
    ),
    ratingByProduct: new DataLoader((ids) => productRatings(ids, { platform, storeView, options, budget, quality }), {
      maxBatchSize: GRAPHQL_LIMITS.first,
    }),
  }
}
