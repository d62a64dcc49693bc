import { SEARCHED } from '../deployment.ts'
import { baseClauses, type Clause, facetClauses, fieldName } from './filter-clauses.ts'
import type { SearchQuery } from './read-search-query.ts'

/**
 * Translates the query format into the engine's request body.
 * Without any filter the body is empty: text, sort order and aggregations are lost.
 * @source platform contract §2.6 to §2.10
 */
export function translateSearchQuery(query: SearchQuery): Clause {
  if (query.appliedFilters.length === 0) return {}
  const base = baseClauses(query.appliedFilters)
  const filter = [
    ...base.all,
    ...facetClauses(query.appliedFilters),
    ...(base.any.length > 0 ? [{ bool: { should: base.any } }] : []),
  ]
  const bool = { bool: { filter, ...(query.text ? { must: textClause(query.text) } : {}) } }
  return {
    query: bool,
    ...toAggregations(query.availableFilters),
    ...(query.sort.length > 0 ? { sort: query.sort.map(({ field, direction }) => ({ [field]: { order: direction } })) } : {}),
  }
}

function toAggregations(available: SearchQuery['availableFilters']): Clause {
  const aggs: Record<string, Clause> = {}
  for (const { field } of available.filter(({ scope }) => scope === 'catalog')) {
    if (field === 'price') {
      aggs.agg_terms_price = { terms: { field } }
      aggs.agg_range_price = { range: { field, ranges: SEARCHED.priceRanges } }
      continue
    }
    const name = fieldName(field)
    aggs[`agg_terms_${name}`] = { terms: { field: name, size: SEARCHED.aggregationSize } }
    aggs[`agg_terms_${field}_options`] = { terms: { field: `${field}_options`, size: SEARCHED.aggregationSize } }
  }
  return Object.keys(aggs).length > 0 ? { aggs } : {}
}

/** @source platform contract §2.8 */
function textClause(text: string): Clause {
  const child = 'configurable_children.sku'
  const phrase = (field: string) => ({ match_phrase: { [field]: { query: text, boost: 1 } } })
  const should = [
    { multi_match: { query: text, fields: SEARCHED.fields, ...SEARCHED.match } },
    { bool: { should: [{ terms: { [child]: text.split('-') } }, phrase('sku'), phrase(child)] } },
  ]
  return { function_score: { ...SEARCHED.scoring, query: { bool: { should } } } }
}
