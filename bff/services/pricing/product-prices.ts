import type { ProductPrice } from '#schema/generated/types.ts'
import { taxed } from '#schema/rules/money.ts'
import type { CatalogProduct, TaxRule } from '../../domain/catalog/catalog.types.ts'
import { variantPrice } from '../../domain/pricing/catalog-price.ts'
import { bundlePrice, defaultSelections } from '../../domain/pricing/components/bundle.ts'
import { groupedPrice } from '../../domain/pricing/components/grouped.ts'
import type { PriceView } from '../../domain/pricing/pricing.types.ts'
import { refreshedPrice } from '../../domain/pricing/refresh.ts'
import { loweredToTier, singleTier } from '../../domain/pricing/tier.ts'
import { childBySku } from '../../domain/products/configurable.ts'
import { matchingRate, taxGroup } from '../../domain/tax/tax.ts'
import type { CurrentPrice } from '../../platform/price/reads.ts'
import { reachable } from '../availability/reachable-variants.ts'
import { bundleComponents, groupedComponents } from '../catalog/bundle-components.ts'
import type { VariantModel } from '../catalog/models.ts'
import { memoizeWhile } from '../memoize.ts'
import type { RequestScope } from '../request-scope.ts'
import { tiered } from './group-price.ts'
import { type PriceWithValues, productPriceOf } from './shown-price.ts'
import { type Article, type StoredPrice, storedPrice, variantValues } from './stored-price.ts'

/**
 * What each of some products costs now: the sum of its parts for grouped products and bundles, otherwise the platform's
 * current price, otherwise the catalogue's. A configurable product costs what its cheapest offered variant costs,
 * whatever the platform says of the product itself: that may be the price of a variant that cannot be had.
 */
export async function pricesOf(products: readonly CatalogProduct[], scope: RequestScope): Promise<readonly PriceWithValues[]> {
  const stored = await storedPricesOf(products, scope)
  const [answers, sums] = await Promise.all([
    answersFor(
      products.map((product, i) => (isComposed(product) ? null : (stored[i]?.article ?? null))),
      scope,
    ),
    Promise.all(products.map((product) => (isComposed(product) ? sumOf(product, scope) : null))),
  ])
  return stored.map((own, i) => {
    const sum = sums[i]
    return sum ? { ...own, price: sum } : settled(own, answers[i] ?? null, scope)
  })
}

/** What each costs by the catalogue alone. */
export async function storedPricesOf(products: readonly CatalogProduct[], scope: RequestScope): Promise<readonly StoredPrice[]> {
  const [attributes, rules] = await Promise.all([scope.store.attributes(), scope.store.taxRules()])
  const { timeZone } = scope.config.catalog
  return products.map((product) =>
    storedPrice(tiered(reachable(attributes)(product), scope), rateIn(rules, product, scope), scope.now, timeZone),
  )
}

export async function priceOf(product: CatalogProduct, scope: RequestScope): Promise<PriceWithValues> {
  const [priced] = await pricesOf([product], scope)
  if (!priced) throw new Error(`${product.sku} has no price`)
  return priced
}

export async function priceOfVariant(variant: VariantModel, scope: RequestScope): Promise<ProductPrice> {
  const [attributes, rules] = await Promise.all([scope.store.attributes(), scope.store.taxRules()])
  const parent = tiered(variant.parent, scope)
  const child = childBySku(parent, variant.child.sku) ?? variant.child
  const rate = rateIn(rules, parent, scope)
  const price = variantPrice(child, parent, { rate, now: scope.now, timeZone: scope.config.catalog.timeZone })
  const stored = { price, article: child, values: variantValues(parent, child), rate }
  const [answer = null] = await answersFor([child], scope)
  return productPriceOf(settled(stored, answer, scope), attributes, scope.storeView)
}

/** VAT in percent for this store view's country and this shopper; null when none applies. */
const rateIn = (
  rules: readonly TaxRule[],
  product: CatalogProduct,
  { storeView, config, customerGroup }: RequestScope,
): number | null => {
  const group = taxGroup(config.catalog.groupedTax, customerGroup?.id ?? null)
  return matchingRate(product, rules, { country: storeView.taxCountry }, group)
}

const isComposed = ({ type }: CatalogProduct) => type === 'grouped' || type === 'bundle'

/** What the platform says of each article now; null where it does not say. */
async function answersFor(
  articles: readonly (Article | null)[],
  { config, currentPrice }: RequestScope,
): Promise<readonly (CurrentPrice | null)[]> {
  if (!config.catalog.priceSync) return []
  return Promise.all(articles.map((article) => article && currentPrice.load({ sku: article.sku, id: article.id })))
}

const settledPrices = memoizeWhile<StoredPrice, PriceWithValues>()

function settled(
  stored: StoredPrice,
  answer: CurrentPrice | null,
  { now, config, customerGroup }: RequestScope,
): PriceWithValues {
  if (!answer) return stored
  return settledPrices(stored, [answer], () => {
    const { rate, article } = stored
    const refreshed = { ...refreshedPrice(stored.price, answer, { rate, now }), refreshedAt: answer.refreshedAt }
    const tier = config.catalog.tierPrices ? singleTier(article, customerGroup?.id ?? null) : null
    return { ...stored, price: tier === null ? refreshed : loweredToTier(refreshed, taxed(tier, rate ?? 0)) }
  })
}

/** What a group or a set costs when nothing is chosen. */
async function sumOf(product: CatalogProduct, scope: RequestScope): Promise<PriceView> {
  const isGroup = product.type === 'grouped'
  const parts = isGroup
    ? (await groupedComponents(product, scope)).items
    : defaultSelections((await bundleComponents(product, scope)).choices)
  const prices = await Promise.all(
    parts.map(async (part) => ({ price: (await priceOf(part.product, scope)).price, quantity: part.quantity })),
  )
  return isGroup ? groupedPrice(prices) : bundlePrice(prices)
}
