import type { FacetKind } from '#schema/generated/types.ts'
import type { CatalogAttribute } from '../catalog/catalog.types.ts'

export type AttributesByCode = ReadonlyMap<string, CatalogAttribute>

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

/** The validated filters of a listing. */
export interface FiltersInForce {
  readonly filters: readonly ChosenFilter[]
  readonly price: ChosenRange | null
  /** Filters the listing does not support, as 'attribute' or 'attribute:value'. */
  readonly ignored: readonly string[]
}

export interface FacetValue {
  readonly id: string
  readonly label: string
  readonly count: number
  readonly selected: boolean
  /** Null if the value is not a range. */
  readonly range: ChosenRange | null
}

export interface Facet {
  readonly attribute: string
  readonly label: string
  readonly kind: FacetKind
  readonly values: readonly FacetValue[]
}

export interface AppliedFilter {
  readonly attribute: string
  readonly attributeLabel: string
  readonly id: string
  readonly label: string
}
