import { facetsOf as facetsIn } from '../../domain/facets/facets.ts'
import type { Aggregations, Facet, FiltersInForce } from '../../domain/facets/facets.types.ts'
import type { ProductListModel } from '../products/models.ts'
import { memoizeWhile } from '../scope/memoize.ts'
import type { RequestScope } from '../scope/request-scope.ts'

const NOTHING: Aggregations = {}
const countedFacets = memoizeWhile<Aggregations, readonly Facet[]>()
const textOf = ({ filters, price, flags }: FiltersInForce) => JSON.stringify([filters, price, flags])

/** The facets of a listing. */
export function facetsOf(
  { inForce, attributes, result }: ProductListModel,
  { config, storeView, messages }: RequestScope,
): readonly Facet[] {
  const { filterAttributes } = config.catalog
  const aggregations = result?.aggregations ?? NOTHING
  return countedFacets(aggregations, [attributes, filterAttributes, storeView, textOf(inForce)], () =>
    facetsIn(aggregations, inForce, { filterAttributes, attributes, format: storeView, flagLabels: messages.facets }),
  )
}
