import type { ProductPrice } from '#schema/generated/types.ts'
import { isChargeable } from '#schema/rules/is-chargeable.ts'
import type { CatalogProduct, ConfigurableChild } from '../../domain/catalog/catalog.types.ts'
import { bundlePrice, defaultSelections } from '../../domain/pricing/components/bundle.ts'
import { groupedPrice } from '../../domain/pricing/components/grouped.ts'
import { winningPrice } from '../../domain/pricing/price-sources.ts'
import type { ConfirmedPrice, PriceView } from '../../domain/pricing/pricing.types.ts'
import { quantityBreaks } from '../../domain/pricing/quantity-breaks.ts'
import { isGroupPrice, singleTier } from '../../domain/pricing/tier.ts'
import { bundleComponents, groupedComponents, hasComponents } from '../products/bundle-components.ts'
import type { VariantModel } from '../products/models.ts'
import type { RequestScope } from '../scope/request-scope.ts'
import { type CatalogPrice, catalogPricesOfVariants, loadCatalogPrices, type PriceOwner } from './catalog-prices.ts'
import { type PriceWithValues, toProductPrice } from './product-price.ts'

/** The sources of a product's price; `priceNow` decides which one wins. */
export interface PricesBySource {
  readonly catalog: CatalogPrice
  /** The sum of the components of a grouped product or bundle; null for other products. */
  readonly components: PriceView | null
  /** The platform's latest price of the product; null if there is none. */
  readonly confirmed: ConfirmedPrice | null
}

/**
 * The prices of each product. A configurable product costs what its cheapest offered variant costs. The platform's price of the product
 * itself is ignored, because it may be that of an unavailable variant.
 */
export async function pricesBySource(
  products: readonly CatalogProduct[],
  scope: RequestScope,
): Promise<readonly PricesBySource[]> {
  const catalog = await loadCatalogPrices(products, scope)
  const composed = products.filter(hasComponents)
  const [confirmed, components] = await Promise.all([
    confirmedPrices(
      products.map((product, i) => (hasComponents(product) ? null : (catalog[i]?.owner ?? null))),
      scope,
    ),
    Promise.all(composed.map((product) => componentsPrice(product, scope))),
  ])
  const sums = new Map(composed.map((product, i) => [product, components[i]]))
  return catalog.map((own, i) => {
    const product = products[i]
    return { catalog: own, components: (product && sums.get(product)) ?? null, confirmed: confirmed[i] ?? null }
  })
}

export async function loadPrice(product: CatalogProduct, scope: RequestScope): Promise<PriceWithValues> {
  const [prices] = await pricesBySource([product], scope)
  if (!prices) throw new Error(`${product.sku} has no price`)
  return priceNow(prices, scope)
}

export async function priceOfVariant(variant: VariantModel, scope: RequestScope): Promise<ProductPrice> {
  const attributes = await scope.store.attributes()
  const [catalog] = await catalogPricesOfVariants(variant.parent, [variant.child], scope)
  if (!catalog) throw new Error(`${variant.child.sku} has no price`)
  const [confirmed = null] = await confirmedPrices([catalog.owner], scope)
  return toProductPrice(priceNow({ catalog, components: null, confirmed }, scope), attributes, scope.storeView)
}

/** The platform's current price of each product; null if the platform gives none. */
async function confirmedPrices(
  owners: readonly (PriceOwner | null)[],
  { config, currentPrice }: RequestScope,
): Promise<readonly (ConfirmedPrice | null)[]> {
  if (!config.catalog.priceSync) return []
  return Promise.all(owners.map((owner) => owner && currentPrice.load({ sku: owner.sku, id: owner.id })))
}

/** The current price of a product, by the rules of `domain/pricing/price-sources.ts`. */
export function priceNow({ catalog, components, confirmed }: PricesBySource, scope: RequestScope): PriceWithValues {
  const { now, config, customerGroup, storeView } = scope
  const customerGroupId = config.catalog.tierPrices ? (customerGroup?.id ?? null) : null
  const tier = config.catalog.tierPrices ? singleTier(catalog.owner, customerGroupId) : null
  const sources = { catalog: catalog.price, components, confirmed, tier }
  const { values, rate, owner } = catalog
  const { minorDigits } = storeView
  const isTaxGrouped = config.catalog.groupedTax.userGroupId !== null
  const price = winningPrice(sources, { rate, now, minorDigits, isTaxGrouped })
  // A price whose variants or components differ has no breaks of its own.
  const isMixed = components !== null || price.isFrom || price.isUnknown
  const breaks = isMixed ? [] : quantityBreaks(owner.tierPrices, price.final, { rate, customerGroupId, minorDigits })
  const isOwnPrice = components === null && isGroupPrice(price, owner, { rate, customerGroupId, minorDigits })
  return { price, breaks, isGroupPrice: isOwnPrice, values, rate: components ? null : rate }
}

/** The quantity breaks of a catalogue price. */
export const catalogBreaks = (catalog: CatalogPrice, scope: RequestScope): PriceWithValues['breaks'] =>
  priceNow({ catalog, components: null, confirmed: null }, scope).breaks

/** The price of a product or variant in the catalogue, with its breaks, without a call of the platform. */
export async function loadCatalogPriceWithBreaks(
  product: CatalogProduct,
  child: ConfigurableChild | null,
  scope: RequestScope,
): Promise<PriceWithValues | null> {
  const [catalog] = child
    ? await catalogPricesOfVariants(product, [child], scope)
    : await loadCatalogPrices(hasComponents(product) ? [] : [product], scope)
  return catalog ? priceNow({ catalog, components: null, confirmed: null }, scope) : null
}

/**
 * Whether a product or variant has a price that can be charged. The platform is asked only if the catalogue has no such price. Always true
 * for grouped products and bundles, because their components have the prices.
 * @source CART-17, PRICE-8, PRICE-9
 */
export async function hasChargeablePrice(
  product: CatalogProduct,
  child: ConfigurableChild | null,
  scope: RequestScope,
): Promise<boolean> {
  if (hasComponents(product)) return true
  const [catalog] = child ? await catalogPricesOfVariants(product, [child], scope) : await loadCatalogPrices([product], scope)
  if (!catalog) return true
  const isSold = (confirmed: ConfirmedPrice | null) => {
    const { final, isUnknown = false } = priceNow({ catalog, components: null, confirmed }, scope).price
    return isChargeable({ gross: final.gross, isUnknown }, scope.config.cart)
  }
  if (isSold(null)) return true
  const [confirmed = null] = await confirmedPrices([catalog.owner], scope)
  return isSold(confirmed)
}

/** Catalogue prices, components included: sorts a list without a call per product. */
export async function loadListPrices(products: readonly CatalogProduct[], scope: RequestScope): Promise<readonly PriceView[]> {
  const catalog = await loadCatalogPrices(products, scope)
  return Promise.all(
    catalog.map(({ price }, i) => {
      const product = products[i]
      return product && hasComponents(product) ? componentsPrice(product, scope, loadListPrice) : price
    }),
  )
}

const loadListPrice: PriceRead = async (product, scope) => {
  const [catalog] = await loadCatalogPrices([product], scope)
  if (!catalog) throw new Error(`${product.sku} has no price`)
  const components = hasComponents(product) ? await componentsPrice(product, scope, loadListPrice) : null
  return priceNow({ catalog, components, confirmed: null }, scope)
}

type PriceRead = (product: CatalogProduct, scope: RequestScope) => Promise<PriceWithValues>

/** The price of a grouped product or bundle with its default choices. @param priceOfPart price of each component */
async function componentsPrice(
  product: CatalogProduct,
  scope: RequestScope,
  priceOfPart: PriceRead = loadPrice,
): Promise<PriceView> {
  const isGroup = product.type === 'grouped'
  const components = isGroup
    ? (await groupedComponents(product, scope)).items
    : defaultSelections((await bundleComponents(product, scope)).choices)
  const prices = await Promise.all(
    components.map(async ({ product, quantity }) => ({ ...(await priceOfPart(product, scope)), quantity })),
  )
  return isGroup ? groupedPrice(prices) : bundlePrice(prices)
}
