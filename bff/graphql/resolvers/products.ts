import { appliedFilters } from '../../domain/facets/choices.ts'
import { facetsOf } from '../../domain/facets/facets.ts'
import type { Choices, Facet } from '../../domain/facets/facets.types.ts'
import { chosenKey } from '../../domain/products/product-key.ts'
import { categoriesMatching } from '../../domain/search/category-suggestions.ts'
import { clampedPage } from '../../domain/search/list-query.ts'
import type { Aggregations } from '../../domain/search/search.types.ts'
import { productModelOf, productModels } from '../../services/catalog/product-models.ts'
import { listing } from '../../services/listing/listing.ts'
import { sortsOf } from '../../services/listing/unit-price-listing.ts'
import { memoizeWhile } from '../../services/memoize.ts'
import { lookUpProduct, productByKey } from '../../services/urls/product-lookup.ts'
import { badInput } from '../errors/codes.ts'
import type { Resolvers } from '../generated/resolvers.ts'
import { productSelection, selects } from './selection.ts'

/** How many categories a search suggests. */
const SUGGESTED_CATEGORIES = 5

const NOTHING: Aggregations = {}
const countedFacets = memoizeWhile<Aggregations, readonly Facet[]>()
const textOf = ({ filters, price }: Choices) => JSON.stringify([filters, price])

export const products: Resolvers = {
  Query: {
    products: (_parent, args, scope, info) => listing({ ...args, withFacets: selects(info, 'facets') }, scope),
    product: async (_parent, { childSku, ...keys }, scope, info) => {
      const lookup = chosenKey({ ...keys, childSku })
      if (lookup.kind === 'refused') throw badInput(lookup.message)
      const found = await lookUpProduct(await productByKey(lookup.key, lookup.value, scope), scope)
      if (!found) return null
      return productModelOf(found.product, productSelection(info), scope, found.childSku ?? childSku ?? null)
    },
  },
  ProductList: {
    items: ({ result }, _args, scope, info) => productModels(result?.items ?? [], productSelection(info), scope),
    total: ({ result }) => result?.total ?? 0,
    totalIsExact: ({ result }) => result?.totalIsExact ?? true,
    pageInfo: ({ criteria, result }) => {
      const page = clampedPage(criteria.first, criteria.offset)
      const end = page.offset + (result?.items.length ?? 0)
      return { ...page, hasNext: end > page.offset && end < (result?.total ?? 0), hasPrevious: page.offset > 0 }
    },
    facets: ({ choices, attributes, result }, _args, { config, storeView }) => {
      const { filterAttributes } = config.catalog
      const { currencySign } = storeView
      return countedFacets(result?.aggregations ?? NOTHING, [attributes, filterAttributes, currencySign, textOf(choices)], () =>
        facetsOf(result?.aggregations ?? NOTHING, choices, { filterAttributes, attributes, currencySign }),
      )
    },
    appliedFilters: ({ choices, attributes }, _args, { storeView }) =>
      appliedFilters(choices, attributes, storeView.currencySign),
    ignoredFilters: ({ choices }) => choices.ignored,
    sort: ({ order }) => order,
    sorts: (list, _args, scope) => sortsOf(list, scope),
    suggestions: ({ criteria }) => ({ text: criteria.text ?? '' }),
  },
  SearchSuggestions: {
    categories: async ({ text }, _args, { store }) => categoriesMatching(await store.categories(), text, SUGGESTED_CATEGORIES),
  },
}
