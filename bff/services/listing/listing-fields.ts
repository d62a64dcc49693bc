import type { PageInfo } from '#schema/generated/types.ts'
import { facetsOf as facetsIn } from '../../domain/facets/facets.ts'
import type { Aggregations, AppliedFilter, Facet, FiltersInForce } from '../../domain/facets/facets.types.ts'
import { appliedFilters } from '../../domain/facets/filters.ts'
import type { ProductListModel } from '../products/models.ts'
import { memoizeWhile } from '../scope/memoize.ts'
import { pageInfo } from '../scope/page.ts'
import type { RequestScope } from '../scope/request-scope.ts'

/** The position of a page in its listing. */
export function pageInfoOf({ criteria, result }: ProductListModel): PageInfo {
  return pageInfo(criteria, result?.items.length ?? 0, result?.total ?? 0)
}

const NOTHING: Aggregations = {}
const countedFacets = memoizeWhile<Aggregations, readonly Facet[]>()
const textOf = ({ filters, price }: FiltersInForce) => JSON.stringify([filters, price])

/** The facets of a listing. */
export function facetsOf(
  { inForce, attributes, result }: ProductListModel,
  { config, storeView }: RequestScope,
): readonly Facet[] {
  const { filterAttributes } = config.catalog
  const aggregations = result?.aggregations ?? NOTHING
  return countedFacets(aggregations, [attributes, filterAttributes, storeView, textOf(inForce)], () =>
    facetsIn(aggregations, inForce, { filterAttributes, attributes, format: storeView }),
  )
}

/** The active filters, as chips. */
export const appliedFiltersOf = (
  { inForce, attributes }: ProductListModel,
  { storeView }: RequestScope,
): readonly AppliedFilter[] => appliedFilters(inForce, attributes, storeView)
