import { LOCALE } from '#schema/rules/constants.ts'
import type { PriceFormat } from '#schema/rules/price-format.ts'
import type { ChosenRange, StatedFilter, StatedPrice } from './facets.types.ts'
import { formatBound } from './range.ts'

/**
 * The net prices of products that cost a stated price with VAT, to the penny.
 * @param taxRate in percent; at most this, so no product costs more than the search states
 * @source SEARCH-64
 */
export function statedRange({ from, to }: StatedPrice, taxRate: number | null, format: PriceFormat): ChosenRange {
  const halfPenny = 0.5 / 10 ** (format.minorDigits ?? LOCALE.fractionDigits)
  const toNet = (gross: number) => Math.round((gross / (1 + (taxRate ?? 0) / 100)) * PRECISION) / PRECISION
  return {
    from: from === null ? null : Math.max(0, toNet(from - halfPenny)),
    to: to === null ? null : toNet(to + halfPenny),
  }
}

const PRECISION = 1e6

/** '≤ £50', '£20 - £30', '≥ £200', with VAT and without. */
export function statedLabels({ price: { from, to }, taxRate }: Pick<StatedFilter, 'price' | 'taxRate'>, format: PriceFormat) {
  const net = (units: number | null) => (units === null ? null : Math.round((units / (1 + (taxRate ?? 0) / 100)) * 100) / 100)
  const label = (least: number | null, most: number | null) => {
    if (most === null) return `≥ ${formatBound(least ?? 0, format)}`
    return least === null ? `≤ ${formatBound(most, format)}` : `${formatBound(least, format)} - ${formatBound(most, format)}`
  }
  return { label: label(net(from), net(to)), grossLabel: taxRate ? label(from, to) : null }
}
