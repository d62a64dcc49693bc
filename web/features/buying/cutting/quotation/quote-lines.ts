import type { CartSettings } from '#schema/page.types.ts'
import { sum } from '#schema/rules/money.ts'
import { goodsSummary } from '../../../../components/price/sums/goods-summary.ts'
import { isFirmAmount } from '../../../../components/price/sums/is-firm-amount.ts'
import type { CuttingLine } from '../basket/cutting-lines.ts'

/**
 * The charges of a list that have a price, and their sum, which is null if no charge has a price. An unknown price is never counted as
 * zero.
 * @param money formats minor units
 * @source CUT-36
 */
export function quoteLines(
  lines: readonly CuttingLine[],
  settings: Pick<CartSettings, 'allowsZeroPrice'>,
  money: (amount: number) => string,
) {
  const priced = new Set(lines.filter((line) => hasPrice(line, settings)))
  return {
    priced,
    summary: priced.size > 0 ? goodsSummary(sum([...priced].map(({ amount }) => amount)), money) : null,
    unpriced: lines.length - priced.size,
  }
}

const hasPrice = (
  { purchase: { product, variant }, each }: CuttingLine,
  settings: Pick<CartSettings, 'allowsZeroPrice'>,
): boolean => !(variant ?? product).price.isUnknown && isFirmAmount(each, settings)
