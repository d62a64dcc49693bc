import { inShownOrder } from '#schema/rules/shown-order.ts'
import { suggestedCategories } from '../../../services/catalog/categories.ts'
import { productModelOf, productModels } from '../../../services/catalog/product-models.ts'
import { appliedFiltersOf, facetsOf, pageInfoOf } from '../../../services/listing/listing-fields.ts'
import { listing } from '../../../services/listing/product-listing.ts'
import { sortsOf } from '../../../services/listing/unit-price-listing.ts'
import { findProduct } from '../../../services/urls/product-lookup.ts'
import { badInput } from '../../errors/codes.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import { productSelection, selects } from './selection.ts'

export const products: Resolvers = {
  Query: {
    products: (_parent, args, scope, info) => listing({ ...args, withFacets: selects(info, 'facets') }, scope),
    product: async (_parent, args, scope, info) => {
      const found = await findProduct(args, scope)
      if (found && 'refusal' in found) throw badInput(found.refusal)
      return found && productModelOf(found.product, productSelection(info), scope, found.childSku)
    },
  },
  ProductList: {
    items: async ({ result, order }, _args, scope, info) =>
      inShownOrder(await productModels(result?.items ?? [], productSelection(info), scope), order),
    total: ({ result }) => result?.total ?? 0,
    totalIsExact: ({ result }) => result?.totalIsExact ?? true,
    pageInfo: (list) => pageInfoOf(list),
    facets: (list, _args, scope) => facetsOf(list, scope),
    appliedFilters: (list, _args, scope) => appliedFiltersOf(list, scope),
    ignoredFilters: ({ inForce }) => inForce.ignored,
    sort: ({ order }) => order,
    sorts: (list, _args, scope) => sortsOf(list, scope),
    suggestions: ({ criteria }) => ({ text: criteria.text ?? '' }),
  },
  SearchSuggestions: {
    categories: ({ text }, _args, scope) => suggestedCategories(text, scope),
  },
}
