import { CATALOG } from '#schema/rules/constants.ts'

/** A range of the price facet; `to` of the last one is infinite. */
export interface PriceRange {
  readonly id: string
  readonly label: string
  readonly from: number
  readonly to: number
}

const bounds: readonly number[] = CATALOG.priceRanges

/** The configured price ranges, in pounds. @source LIMIT-4, LIMIT-5 */
export const priceRanges: readonly PriceRange[] = bounds.map((from, i) => {
  const to = bounds[i + 1]
  if (to === undefined) return { id: `${from}-`, label: `> £${from}`, from, to: Number.POSITIVE_INFINITY }
  return { id: `${from}-${to}`, label: from === 0 ? `< £${to}` : `£${from} - £${to}`, from, to }
})
