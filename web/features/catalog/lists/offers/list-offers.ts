import type { PriceSummaryView } from '#schema/order-record.types.ts'
import type { CartSettings } from '#schema/page.types.ts'
import { sum, type TaxedAmount } from '#schema/rules/money.ts'
import { goodsSummary } from '../../../../components/price/sums/goods-summary.ts'
import type { Purchase } from '../../../buying/cart/index.ts'
import {
  type LineAmounts,
  type LookupResult,
  lineAmounts,
  type Match,
  type RowProblem,
  skuKey,
  toLineOffers,
} from '../../quick-order/index.ts'
import type { ListLine } from '../rules/named-list.types.ts'

/** A line of a list with its product as the shop or the device knows it today. */
export interface ListOffer extends ListLine {
  readonly isLoading: boolean
  /** Null while loading, and for a product that is no longer sold or that this device has not seen. */
  readonly match: Match | null
  /** Null if the line can be added to the cart, and while loading. */
  readonly problem: RowProblem | null
  readonly purchase: Purchase | null
  /** Null if no firm price is known. An unknown price never counts as zero. @source SAVE-10 */
  readonly amounts: LineAmounts | null
}

/** The lines of a list, in their order. @param results by `skuKey` */
export function listOffers(
  lines: readonly ListLine[],
  results: ReadonlyMap<string, LookupResult>,
  settings: CartSettings,
): readonly ListOffer[] {
  const offers = toLineOffers(lines, results, settings)
  return lines.map((line, i) => {
    const result = results.get(skuKey(line.sku))
    const offer = offers[i]
    const match = result?.status === 'found' ? result.match : null
    return {
      ...line,
      isLoading: !result,
      match,
      problem: result && offer?.status === 'refused' ? offer.problem : null,
      purchase: offer?.status === 'ready' ? offer.purchase : null,
      amounts: match && lineAmounts(match, line.quantity, settings),
    }
  })
}

/** The total of the lines with a price, and the number of lines without one. @source SAVE-9, SAVE-10 */
export function listTotal(offers: readonly ListOffer[]): { readonly total: TaxedAmount; readonly unpriced: number } {
  const amounts = offers.flatMap((offer) => offer.amounts ?? [])
  return { total: sum(amounts.map(({ total }) => total)), unpriced: offers.length - amounts.length }
}

/** The sum of a list, for `PriceSummary`. @param money writes minor units; null if no price is known @source SAVE-9, TOTAL-10 */
export function listSummary(
  offers: readonly ListOffer[],
  money: (amount: number) => string,
): { readonly summary: PriceSummaryView | null; readonly unpriced: number } {
  const { total, unpriced } = listTotal(offers)
  if (unpriced === offers.length) return { summary: null, unpriced }
  return { summary: goodsSummary(total, money), unpriced }
}
