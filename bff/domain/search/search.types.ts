/**
 * A question to the catalogue's search engine and the parts of its answer that rules read.
 * Decoders fill the answer; the rules here build the question.
 *
 * @source platform contract §2.1 to §2.11
 */

export type SearchEntity =
  | 'product'
  | 'category'
  | 'attribute'
  | 'taxrule'
  | 'cms_page'
  | 'cms_block'
  | 'cms_hierarchy'
  | 'review'

export interface SearchRequest<Entity extends SearchEntity = SearchEntity> {
  readonly entity: Entity
  /** Elasticsearch body in its raw form, with its order, without `from` and `size`. */
  readonly body: Readonly<Record<string, unknown>>
  /** 0 asks for the total and the aggregations alone. */
  readonly size: number
  readonly from: number
  readonly sourceIncludes: readonly string[] | null
  readonly sourceExcludes: readonly string[] | null
}

/** One bucket of a terms or range aggregation; `from` and `to` are null for terms and for open ends. */
export interface AggregationBucket {
  readonly key: string
  readonly count: number
  readonly from: number | null
  readonly to: number | null
}

/** Buckets by the name of the inner aggregation ('agg_terms_wood_type', 'agg_range_price'), filter wrappers taken off. */
export type Aggregations = Readonly<Record<string, readonly AggregationBucket[]>>
