import { type TaxedAmount, withTax } from '#schema/rules/money.ts'
import type { CatalogProduct, ConfigurableChild, SourcePrices, TierPrice } from '../catalog/catalog.types.ts'
import type { PriceContext, PriceView } from './pricing.types.ts'

/** The customer group of shoppers who are not signed in. */
const GUESTS = 0

/** The platform's id for all customer groups. */
const ALL_GROUPS = 32_000

interface GroupPriceContext extends Pick<PriceContext, 'rate' | 'minorDigits'> {
  /** Null for a guest. */
  readonly customerGroupId: number | null
}

type WithTierPrices = SourcePrices & { readonly tierPrices: readonly TierPrice[] }

/**
 * Applies a customer group's tier prices to a product: the tier for one piece lowers the price, and tiers of other groups are
 * removed. A configurable product then costs as much as its cheapest variant. Use only when group tiers are enabled.
 * @param customerGroupId null for a guest
 * @source TAX-9; platform contract §2.13
 */
export function withTierPrices(product: CatalogProduct, customerGroupId: number | null): CatalogProduct {
  const group = customerGroupId ?? GUESTS
  if (product.type !== 'configurable') return applyTiers(product, group)
  const children = product.configurableChildren.map((child) => applyTiers(withPrices(child, product), group))
  const cheapest = Math.min(...children.flatMap(({ price }) => price ?? []))
  const own = { ...product, tierPrices: tiersOfGroup(product, group), configurableChildren: children }
  return Number.isFinite(cheapest) ? lowerPrice(own, cheapest) : own
}

/** The group's tier price for one piece, net; null if it has none. @param customerGroupId null for a guest */
export const singleTier = (item: Pick<WithTierPrices, 'tierPrices'>, customerGroupId: number | null): number | null =>
  tiersOfGroup(item, customerGroupId ?? GUESTS).reduce<number | null>(
    (lowest, { qty, value }) => (qty === 1 ? Math.min(value, lowest ?? value) : lowest),
    null,
  )

/**
 * Whether a price is the tier of the customer group for one piece. A tier for all groups is no group's own price.
 * @param rate VAT in percent; null if none applies
 * @param customerGroupId null for a guest
 * @source PROD-72
 */
export function isGroupPrice(
  { final, isUnknown }: Pick<PriceView, 'final' | 'isUnknown'>,
  { tierPrices }: Pick<WithTierPrices, 'tierPrices'>,
  { rate, minorDigits, customerGroupId }: GroupPriceContext,
): boolean {
  if (isUnknown || customerGroupId === null || customerGroupId === GUESTS) return false
  const own = tierPrices.filter((tier) => tier.customerGroupId === customerGroupId)
  const tier = singleTier({ tierPrices: own }, customerGroupId)
  return tier !== null && withTax(tier, rate ?? 0, minorDigits).net === final.net
}

/**
 * Lowers a confirmed price to the group's tier. The platform confirms prices without customer groups. A tier is a price of its
 * own, so no other price is struck through.
 * @source platform contract E5, §2.13
 */
export function lowerToTier(price: PriceView, tier: TaxedAmount): PriceView {
  const { isUnknown, ...known } = price
  if (!isUnknown && tier.gross >= price.final.gross) return price
  return { ...known, regular: tier, final: tier, special: null, onSale: false }
}

function applyTiers<Item extends WithTierPrices>(item: Item, group: number): Item {
  const kept = { ...item, tierPrices: tiersOfGroup(item, group) }
  const single = singleTier(item, group)
  // The platform may have lowered the price already, but never the original one.
  const normal = item.originalPrice || item.price
  return single !== null && normal !== null && single < normal ? lowerPrice(kept, single) : kept
}

/** Lowers the original price too; otherwise `applicablePrices` would restore it. */
const lowerPrice = <Item extends WithTierPrices>(item: Item, price: number): Item => ({
  ...item,
  price: Math.min(item.price || price, price),
  originalPrice: item.originalPrice === null ? null : Math.min(item.originalPrice, price),
})

/** Whether a tier is for a customer group or for all groups. @param group null for a guest */
export const isTierForGroup = ({ customerGroupId }: Pick<TierPrice, 'customerGroupId'>, group: number | null): boolean =>
  customerGroupId === (group ?? GUESTS) || customerGroupId === ALL_GROUPS

const tiersOfGroup = ({ tierPrices }: Pick<WithTierPrices, 'tierPrices'>, group: number) =>
  tierPrices.filter((tier) => isTierForGroup(tier, group))

/** A variant without its own price has its parent's. */
const withPrices = (
  child: ConfigurableChild,
  { price, finalPrice, specialPrice, originalPrice, originalFinalPrice, originalSpecialPrice }: CatalogProduct,
) =>
  child.price === null && child.originalPrice === null
    ? { ...child, price, finalPrice, specialPrice, originalPrice, originalFinalPrice, originalSpecialPrice }
    : child
