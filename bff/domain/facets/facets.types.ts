import type { FacetKind } from '#schema/generated/types.ts'
import type { PriceFormat } from '#schema/rules/price-format.ts'
import type { AttributesByCode } from '../catalog/catalog.types.ts'

/** A filter of the request, unvalidated. */
export interface RequestedFilter {
  readonly attribute: string
  readonly values: readonly string[]
}

/** An active filter: matches any of its values. */
export interface ChosenFilter {
  readonly attribute: string
  readonly values: readonly string[]
}

/** Net, in the main unit of the currency. `to` is excluded, so that ranges do not overlap. Null is open-ended. */
export interface ChosenRange {
  readonly from: number | null
  readonly to: number | null
}

/** A price that a search text states, with VAT, in the main unit of the currency. It includes both bounds. Null is open-ended. */
export interface StatedPrice {
  readonly from: number | null
  readonly to: number | null
}

/** The filter of a stated price. */
export interface StatedFilter {
  readonly price: StatedPrice
  /** The VAT that its net prices are without, in percent; null for none. */
  readonly taxRate: number | null
  /** The net prices of products within its bounds. */
  readonly range: ChosenRange
  /** The search text without the price. */
  readonly search: string
}

export type FlagFacet = 'in_stock' | 'on_offer'

export interface FacetFilter {
  readonly attribute: string
  readonly clause: Readonly<Record<string, unknown>>
}

export interface FiltersInForce {
  readonly filters: readonly ChosenFilter[]
  readonly price: ChosenRange | null
  readonly flags: readonly FlagFacet[]
  /** Filters the listing does not support, as 'attribute' or 'attribute:value'. */
  readonly ignored: readonly string[]
}

export interface FacetValue {
  readonly id: string
  readonly label: string
  /** With VAT, of a price range; null if the label holds in both VAT modes. */
  readonly grossLabel: string | null
  readonly count: number
  readonly selected: boolean
  /** Null if the value is not a range. */
  readonly range: ChosenRange | null
}

export interface Facet {
  readonly attribute: string
  readonly label: string
  readonly grossLabel: string | null
  readonly kind: FacetKind
  readonly values: readonly FacetValue[]
}

export interface AppliedFilter {
  readonly attribute: string
  readonly attributeLabel: string
  readonly attributeGrossLabel: string | null
  readonly id: string
  readonly label: string
  readonly grossLabel: string | null
  /** The search text without the filter, if the text states it. */
  readonly search: string | null
}

/** One bucket of a terms or range aggregation. `from` and `to` are null for terms and for open ends. */
export interface AggregationBucket {
  readonly key: string
  readonly count: number
  readonly from: number | null
  readonly to: number | null
}

/** Buckets by the name of the inner aggregation ('agg_terms_wood_type', 'agg_range_price'), without filter wrappers. */
export type Aggregations = Readonly<Record<string, readonly AggregationBucket[]>>

export interface FacetContext {
  /** In display order. */
  readonly filterAttributes: readonly string[]
  readonly attributes: AttributesByCode
  readonly format: PriceFormat
  /** VAT in percent for labels with VAT; null or 0 for none. */
  readonly taxRate: number | null
  readonly labels: FacetLabels
}

/** The shop's own names of facets. */
export interface FacetLabels extends Readonly<Record<FlagFacet, string>> {
  /** The price filter excludes VAT, so its label says so. @source LIST-13; platform contract §11.21 */
  readonly netPrice: (attributeLabel: string) => string
  /** @source LIST-22 */
  readonly grossPrice: (label: { readonly price: string; readonly rate: number }) => string
}
