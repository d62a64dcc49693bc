import type { FacetKind } from '#schema/generated/types.ts'
import type { CatalogAttribute } from '../catalog/catalog.types.ts'

/** Attribute metadata by attribute code. */
export type AttributesByCode = ReadonlyMap<string, CatalogAttribute>

/** What the request asked for, as it came. */
export interface RequestedFilter {
  readonly attribute: string
  readonly values: readonly string[]
}

/** A choice that is in force: any of the values may match. */
export interface ChosenFilter {
  readonly attribute: string
  readonly values: readonly string[]
}

/** Net, in the main unit of the currency; `to` is excluded, so that ranges do not overlap; null is open. */
export interface ChosenRange {
  readonly from: number | null
  readonly to: number | null
}

/** The filters of a listing after checking. */
export interface FiltersInForce {
  readonly filters: readonly ChosenFilter[]
  readonly price: ChosenRange | null
  /** What the listing does not know, as 'attribute' or 'attribute:value'. */
  readonly ignored: readonly string[]
}

export interface FacetValue {
  readonly id: string
  readonly label: string
  readonly count: number
  readonly selected: boolean
  /** Null for what is no range. */
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
