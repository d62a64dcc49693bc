import { buildFacets } from '../../domain/facets/facets.ts'
import type { Aggregations, AppliedFilter, Facet, FacetContext, FiltersInForce } from '../../domain/facets/facets.types.ts'
import { appliedFilters } from '../../domain/facets/filters.ts'
import { listTaxRate } from '../../domain/tax/list-rate.ts'
import { taxGroup } from '../../domain/tax/tax.ts'
import type { ProductListModel } from '../products/models.ts'
import { memoizeWhile } from '../scope/memoize.ts'
import type { RequestScope } from '../scope/request-scope.ts'

const NOTHING: Aggregations = {}
const countedFacets = memoizeWhile<Aggregations, readonly Facet[]>()
const toCacheKey = ({ filters, price, flags }: FiltersInForce) => JSON.stringify([filters, price, flags])

export async function toFacets(list: ProductListModel, scope: RequestScope): Promise<readonly Facet[]> {
  const { inForce, attributes, result } = list
  const context = await facetContext(list, scope)
  const aggregations = result?.aggregations ?? NOTHING
  const { filterAttributes, taxRate } = context
  return countedFacets(aggregations, [attributes, filterAttributes, scope.storeView, taxRate, toCacheKey(inForce)], () =>
    buildFacets(aggregations, inForce, context),
  )
}

export const toAppliedFilters = async (list: ProductListModel, scope: RequestScope): Promise<readonly AppliedFilter[]> =>
  appliedFilters(list.inForce, list.stated, await facetContext(list, scope))

async function facetContext(
  { attributes, result }: ProductListModel,
  { config, storeView, messages, customerGroup, store }: RequestScope,
): Promise<FacetContext> {
  const { filterAttributes, groupedTax } = config.catalog
  // Without the rules, labels are those without VAT.
  const rules = await store.taxRules().catch(() => [])
  const group = taxGroup(groupedTax, customerGroup?.id ?? null)
  const taxRate = listTaxRate(result?.items ?? [], rules, { country: storeView.taxCountry }, group)
  return { filterAttributes, attributes, format: storeView, taxRate, labels: messages.facets }
}
