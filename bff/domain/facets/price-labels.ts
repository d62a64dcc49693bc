import { attributeLabel } from '../catalog/attribute-labels.ts'
import { PRICE_FACET } from './clauses.ts'
import type { ChosenRange, FacetContext, FacetValue } from './facets.types.ts'
import { grossRangeLabel, rangeLabel } from './range.ts'

/** Without VAT, and with it; null if there is none. */
type BothLabels = Pick<FacetValue, 'label' | 'grossLabel'>

type PriceContext = Pick<FacetContext, 'attributes' | 'format' | 'taxRate' | 'labels'>

/** The names of the price filter. */
export function priceLabels({ attributes, taxRate, labels }: PriceContext): BothLabels {
  const price = attributeLabel(PRICE_FACET, attributes)
  return { label: labels.netPrice(price), grossLabel: taxRate ? labels.grossPrice({ price, rate: taxRate }) : null }
}

/** The labels of a range of net prices. */
export const rangeLabels = (range: ChosenRange, { format, taxRate }: PriceContext): BothLabels => ({
  label: rangeLabel(range, format),
  grossLabel: taxRate ? grossRangeLabel(range, taxRate, format) : null,
})
