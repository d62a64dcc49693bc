import { type TaxedAmount, withTax } from '#schema/rules/money.ts'
import type { QuantityBreak } from '#schema/rules/unit-price.ts'
import type { TierPrice } from '../catalog/catalog.types.ts'
import { isTierForGroup } from './tier.ts'

/** More breaks than a merchant states for one product. */
const MOST_BREAKS = 20

/** More pieces than anyone buys at once. */
const LARGEST_QUANTITY = 1_000_000

interface BreakContext {
  /** VAT in percent; null if none applies. */
  readonly rate: number | null
  readonly customerGroupId: number | null
  readonly minorDigits?: number
}

/**
 * The quantity breaks for a shopper, by ascending quantity, each cheaper than the previous one. Sources are the tier prices for
 * all customer groups and for the shopper's own group (null is the guest group). Pieces are sold whole, so a tier from 2.5 starts
 * at 3. A tier for one piece is not a quantity break, and a tier of 0 is an error in the index.
 * @param price price of one piece without breaks
 * @source PRICE-10; platform contract §2.15
 */
export function quantityBreaks(
  tiers: readonly TierPrice[],
  price: TaxedAmount,
  { rate, customerGroupId, minorDigits }: BreakContext,
): readonly QuantityBreak[] {
  const breaks: QuantityBreak[] = []
  const candidates = tiers
    .filter((tier) => isTierForGroup(tier, customerGroupId) && tier.qty > 1 && tier.qty <= LARGEST_QUANTITY && tier.value > 0)
    .map(({ qty, value }) => ({ quantity: Math.ceil(qty), price: withTax(value, rate ?? 0, minorDigits) }))
    .toSorted((a, b) => a.quantity - b.quantity || a.price.net - b.price.net)
  for (const next of candidates) {
    const { net, gross } = breaks.at(-1)?.price ?? price
    if (next.price.net < net && next.price.gross < gross) breaks.push(next)
  }
  return breaks.slice(0, MOST_BREAKS)
}
