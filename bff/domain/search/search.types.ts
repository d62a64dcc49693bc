/**
 * Requests to the catalogue's search engine, and the parts of its answers that domain rules use. Domain rules build the requests;
 * decoders build the answers.
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
  /** Elasticsearch body with its sort order, without `from` and `size`. */
  readonly body: Readonly<Record<string, unknown>>
  /** 0 requests only the total and the aggregations. */
  readonly size: number
  readonly from: number
  readonly sourceIncludes: readonly string[] | null
  readonly sourceExcludes: readonly string[] | null
}
