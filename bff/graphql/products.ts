import { categoriesMatching } from '../domain/category-suggestions.ts'
import { facetsOf } from '../domain/facets.ts'
import type { Choices, Facet } from '../domain/facets.types.ts'
import { appliedFilters } from '../domain/filter-choices.ts'
import { productByKeyRequest } from '../domain/lookup-query.ts'
import { productLookup } from '../domain/product-lookup.ts'
import type { Aggregations } from '../domain/search.types.ts'
import { clampedPage } from '../domain/search-query.ts'
import { badInput } from './error-codes.ts'
import type { Resolvers } from './generated/resolvers.ts'
import { listing } from './listing.ts'
import { productModelOf, productModels, wantedOf } from './product-models.ts'
import { placeOf } from './product-place.ts'
import { rememberedWhile } from './remembered.ts'
import { selects } from './selection.ts'
import { sortsOf } from './unit-price-listing.ts'

/** How many shelves a search suggests. */
const SUGGESTED_CATEGORIES = 5

const NOTHING: Aggregations = {}
const countedFacets = rememberedWhile<Aggregations, readonly Facet[]>()
const textOf = ({ filters, price }: Choices) => JSON.stringify([filters, price])

export const products: Resolvers = {
  Query: {
    products: (_parent, args, context, info) => listing({ ...args, withFacets: selects(info, 'facets') }, context),
    product: async (_parent, { childSku, ...keys }, context, info) => {
      const { platform, storeView, read } = context
      const lookup = productLookup({ ...keys, childSku })
      if (lookup.kind === 'refused') throw badInput(lookup.message)
      const { items } = await platform.products(storeView, productByKeyRequest(lookup.key, lookup.value), read)
      const place = await placeOf(items[0] ?? null, context)
      if (!place) return null
      return productModelOf(place.product, wantedOf(info), context, place.childSku ?? childSku ?? null)
    },
  },
  ProductList: {
    items: ({ result }, _args, context, info) => productModels(result?.items ?? [], wantedOf(info), context),
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
    sorts: (list, _args, context) => sortsOf(list, context),
    suggestions: ({ criteria }) => ({ text: criteria.text ?? '' }),
  },
  SearchSuggestions: {
    categories: async ({ text }, _args, { store }) => categoriesMatching(await store.categories(), text, SUGGESTED_CATEGORIES),
  },
}
