import { buildFacets } from '../../domain/facets/facets.ts'
import type { Aggregations, Facet, FiltersInForce } from '../../domain/facets/facets.types.ts'
import type { ProductListModel } from '../products/models.ts'
import { memoizeWhile } from '../scope/memoize.ts'
import type { RequestScope } from '../scope/request-scope.ts'

const NOTHING: Aggregations = {}
const countedFacets = memoizeWhile<Aggregations, readonly Facet[]>()
const toCacheKey = ({ filters, price, flags }: FiltersInForce) => JSON.stringify([filters, price, flags])

export function toFacets(
  { inForce, attributes, result }: ProductListModel,
  { config, storeView, messages }: RequestScope,
): readonly Facet[] {
  const { filterAttributes } = config.catalog
  const aggregations = result?.aggregations ?? NOTHING
  return countedFacets(aggregations, [attributes, filterAttributes, storeView, toCacheKey(inForce)], () =>
    buildFacets(aggregations, inForce, { filterAttributes, attributes, format: storeView, labels: messages.facets }),
  )
}
