import type { CatalogConfig } from '../../config/catalog.ts'
import type { AttributesByCode, CatalogProduct, ConfigurableChild, TaxRule } from '../../domain/catalog/catalog.types.ts'
import { productPrice, variantOfPrice, variantPrice } from '../../domain/pricing/catalog-price.ts'
import { specialBounds } from '../../domain/pricing/special.ts'
import { withTierPrices } from '../../domain/pricing/tier.ts'
import { childBySku } from '../../domain/products/configurable.ts'
import { matchingRate, taxGroup } from '../../domain/tax/tax.ts'
import { mapInPieces } from '../../platform/base/in-pieces.ts'
import { dropUnreachable } from '../products/reachable-variants.ts'
import { variantValues } from '../products/variants.ts'
import { memoizeWhile } from '../scope/memoize.ts'
import type { RequestScope } from '../scope/request-scope.ts'
import type { PriceWithValues } from './product-price.ts'

/** The owner of a price: a product, or the variant that represents it. */
export type PriceOwner = Pick<ConfigurableChild, 'sku' | 'id' | 'tierPrices'>

/** A price from the catalogue alone. */
export interface CatalogPrice extends Omit<PriceWithValues, 'breaks' | 'isGroupPrice'> {
  readonly owner: PriceOwner
}

/** Catalogue prices of products, in the order given. */
export async function loadCatalogPrices(
  products: readonly CatalogProduct[],
  scope: RequestScope,
): Promise<readonly CatalogPrice[]> {
  const [attributes, rules] = await Promise.all([scope.store.attributes(), scope.store.taxRules()])
  return mapInPieces(products, (product) => catalogPrice(product, attributes, rules, scope))
}

export async function catalogPricesOfVariants(
  product: CatalogProduct,
  children: readonly ConfigurableChild[],
  scope: RequestScope,
): Promise<readonly CatalogPrice[]> {
  const { now, storeView, store } = scope
  const parent = withGroupPrices(product, scope)
  const rate = productTaxRate(parent, await store.taxRules(), scope)
  const context = { rate, now, timeZone: storeView.timeZone, minorDigits: storeView.minorDigits }
  return children.map((child) => {
    const owner = childBySku(parent, child.sku) ?? child
    return { price: variantPrice(owner, parent, context), owner, values: variantValues(parent, owner), rate }
  })
}

const catalogPrices = memoizeWhile<CatalogProduct, CatalogPrice>()

const offerBounds = memoizeWhile<CatalogProduct, readonly number[]>()

/** Memoised until an offer starts or ends, because dozens of variants are compared. */
function catalogPrice(
  shown: CatalogProduct,
  attributes: AttributesByCode,
  rules: readonly TaxRule[],
  scope: RequestScope,
): CatalogPrice {
  const { now, config, storeView, customerGroup } = scope
  const { timeZone } = storeView
  const bounds = offerBounds(shown, [timeZone], () => specialBounds([shown, ...shown.configurableChildren], timeZone))
  const passed = bounds.filter((bound) => bound <= now.getTime()).length
  return catalogPrices(shown, [passed, attributes, rules, config.catalog, storeView, customerGroup?.id], () => {
    const product = withGroupPrices(dropUnreachable(shown, attributes), scope)
    const rate = productTaxRate(product, rules, scope)
    const context = { rate, now, timeZone, minorDigits: storeView.minorDigits }
    const price = productPrice(product, context)
    const variant = variantOfPrice(product, price, context)
    return { price, owner: variant ?? product, values: variant ? variantValues(product, variant) : product.attributes, rate }
  })
}

/** VAT in percent for the store view's country and this shopper; null if none applies. */
export function productTaxRate(product: CatalogProduct, rules: readonly TaxRule[], scope: RequestScope): number | null {
  const { storeView, config, customerGroup } = scope
  const group = taxGroup(config.catalog.groupedTax, customerGroup?.id ?? null)
  const rate = matchingRate(product, rules, { country: storeView.taxCountry }, group)
  if (rate === null) logUntaxed(product, scope)
  return rate
}

/** Applies the tier prices of the shopper's customer group, if groups have tier prices. */
export function withGroupPrices(product: CatalogProduct, { config, customerGroup }: RequestScope): CatalogProduct {
  return config.catalog.tierPrices ? withTierPrices(product, customerGroup?.id ?? null) : product
}

/** Above the number of tax classes of any real shop. */
const MOST_LOGGED = 100

/** Tax classes already logged, per shop; an entry lives as long as the shop's configuration. */
const logged = new WeakMap<CatalogConfig, Set<string>>()

/**
 * Logs once per tax class and country that no tax rule matches a product with a tax class. Such a shop charges everybody the net price,
 * and nothing in it looks wrong.
 * @source TAX-13
 */
export function logUntaxed({ sku, taxClassId }: CatalogProduct, { config, storeView, log }: RequestScope): void {
  if (!(taxClassId > 0)) return
  const known = logged.get(config.catalog) ?? new Set()
  logged.set(config.catalog, known)
  const problem = `${storeView.code} ${storeView.taxCountry} ${taxClassId}`
  if (known.has(problem) || known.size >= MOST_LOGGED) return
  known.add(problem)
  const fields = { storeView: storeView.code, country: storeView.taxCountry, taxClass: taxClassId, sku }
  log.warn(fields, 'no tax rule for this tax class and country; products are sold without tax')
}
