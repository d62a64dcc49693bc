import type { Query } from './query.types.ts'

/** A search as the engine runs it: the body and the parameters of the address together. */
export interface SearchRequest {
  readonly query: Query
  /** Narrows the hits and leaves the aggregations alone. */
  readonly postFilter: Query | null
  readonly minScore: number | null
  readonly aggregations: readonly Aggregation[]
  readonly sort: readonly SortKey[]
  readonly from: number
  readonly size: number
  readonly source: SourceSelection
  /** Up to where hits are counted; null: not at all. */
  readonly countUpTo: number | null
}

export type Direction = 'asc' | 'desc'

export interface SortKey {
  /** `_score` and `_doc` (the order documents were put in) are fields as well. */
  readonly field: string
  readonly direction: Direction
  /** Where documents without the field stand. */
  readonly missing: 'first' | 'last'
  /** A field no document has is skipped instead of refused. */
  readonly mayBeUnmapped: boolean
}

/** Which parts of the documents are answered: patterns of dotted paths with `*`. */
export interface SourceSelection {
  /** Empty: all. */
  readonly includes: readonly string[]
  readonly excludes: readonly string[]
  /** false: hits without documents. */
  readonly wanted: boolean
}

export type Aggregation = BucketAggregation | FilterAggregation

export interface TermsAggregation {
  readonly kind: 'terms'
  readonly name: string
  readonly field: string
  readonly size: number
  readonly order: readonly { readonly by: '_count' | '_key'; readonly direction: Direction }[]
}

export interface RangeAggregation {
  readonly kind: 'range'
  readonly name: string
  readonly field: string
  readonly ranges: readonly { readonly key: string; readonly from: number | null; readonly to: number | null }[]
}

export type BucketAggregation = TermsAggregation | RangeAggregation

/** Counts what also matches a filter, and aggregates it. */
interface FilterAggregation {
  readonly kind: 'filter'
  readonly name: string
  readonly filter: Query
  readonly aggregations: readonly BucketAggregation[]
}
