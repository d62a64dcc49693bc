import { type TaxedAmount, withTax } from '#schema/rules/money.ts'
import type { CatalogProduct, ConfigurableChild, SourcePrices, SpecialPriceWindow } from '../catalog/catalog.types.ts'
import { offeredChildren } from '../products/configurable.ts'
import { applicablePrices, hasPrice, withKnownPrice } from './price-sources.ts'
import type { PriceContext, PriceView } from './pricing.types.ts'
import { isSpecialActive } from './special.ts'

/**
 * The price of a product according to the catalogue.
 *
 * A configurable product costs as much as its cheapest offered variant, because a variant is what goes into the cart. Grouped
 * products and bundles show the catalogue's price until their components are known (`grouped.ts`, `bundle.ts`).
 *
 * @source PROD-10, PROD-11, PRICE-6; platform contract §3.4 to §3.6
 */
export function productPrice(product: CatalogProduct, context: PriceContext): PriceView {
  if (product.type === 'configurable') {
    const variants = offeredChildren(product).map((child) => variantPrice(child, product, context))
    if (variants.length > 0) return cheapestPrice(variants)
  }
  if (product.type === 'grouped' || product.type === 'bundle') {
    return { ...toView({ ...product, price: product.price || product.finalPrice }, context), isFrom: true }
  }
  return toView(product, context)
}

/**
 * The first offered variant at the configurable product's price; null for every other type, and when no variant is offered.
 * @param price the product's price, see `productPrice`
 */
export function variantOfPrice(product: CatalogProduct, price: PriceView, context: PriceContext): ConfigurableChild | null {
  if (product.type !== 'configurable') return null
  const costsAsMuch = (child: ConfigurableChild) => {
    const { final, isUnknown } = variantPrice(child, product, context)
    return final.gross === price.final.gross && isUnknown === price.isUnknown
  }
  return offeredChildren(product).find(costsAsMuch) ?? null
}

/** The price of one variant. Without its own price, a variant has its parent's, offers included. */
export function variantPrice(child: ConfigurableChild, parent: CatalogProduct, context: PriceContext): PriceView {
  const isParents = child.price === null && child.originalPrice === null && hasPrice(parent)
  return toView(isParents ? parent : child, context)
}

/**
 * The lowest of several prices, marked as "from" if they differ; the first of equals. An unknown price counts only if all are
 * unknown.
 * @param prices at least one
 */
export function cheapestPrice(prices: readonly PriceView[]): PriceView {
  const known = prices.filter(({ isUnknown }) => !isUnknown)
  const counted = known.length > 0 ? known : prices
  const cheapest = counted.reduce((lowest, price) => (price.final.gross < lowest.final.gross ? price : lowest))
  return { ...cheapest, isFrom: counted.some(({ final, isFrom }) => isFrom || final.gross !== cheapest.final.gross) }
}

function toView(source: SourcePrices & SpecialPriceWindow, context: PriceContext): PriceView {
  const prices = applicablePrices(withKnownPrice(source), isSpecialActive(source, context.now, context.timeZone))
  const amount = (net: number) => withTax(net, context.rate ?? 0, context.minorDigits)
  const regular = amount(prices.originalPrice)
  const special = toSpecial(prices.specialPrice, context)
  const onSale = special !== null && special.gross < regular.gross
  return {
    regular,
    final: onSale ? special : amount(prices.price),
    special: onSale ? special : null,
    onSale,
    isFrom: false,
    isCurrent: false,
    refreshedAt: null,
    ...(!hasPrice(source) && { isUnknown: true }),
  }
}

/**
 * If no rate applies, the platform shows no previous price, although the price is the reduced one. @source platform contract §3.5
 */
function toSpecial(net: number, { rate, minorDigits }: PriceContext): TaxedAmount | null {
  return rate === null || net <= 0 ? null : withTax(net, rate, minorDigits)
}
