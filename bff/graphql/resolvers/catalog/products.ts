import type { GraphQLResolveInfo } from 'graphql'
import { LIST_SIZES } from '#schema/rules/constants.ts'
import { sortAsShown } from '#schema/rules/shown-order.ts'
import { findCategories } from '../../../domain/search/category-suggestions.ts'
import { didYouMean } from '../../../domain/search/did-you-mean.ts'
import { nearestCategories } from '../../../domain/search/nearest-categories.ts'
import { isSearchable } from '../../../domain/search/text/full-text.ts'
import { addTags } from '../../../services/catalog/categories.ts'
import { loadProductModel, productModels } from '../../../services/catalog/product-models.ts'
import { pagesMatching, readPageWords, roomMatching } from '../../../services/content/page-suggestions.ts'
import { toAppliedFilters, toFacets } from '../../../services/listing/listing-fields.ts'
import { type ListingArgs, listing } from '../../../services/listing/product-listing.ts'
import { similarProducts } from '../../../services/listing/similar-products.ts'
import { listSorts } from '../../../services/listing/unit-price-listing.ts'
import { loadVocabulary } from '../../../services/listing/vocabulary.ts'
import { findProduct } from '../../../services/products/product-lookup.ts'
import { pageInfo } from '../../../services/scope/page.ts'
import type { RequestScope } from '../../../services/scope/request-scope.ts'
import { badInput, PublicError } from '../../errors/codes.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import { checkPage } from './page.ts'
import { productSelection, selectsField } from './selection.ts'

/** Validates the arguments of a listing. @throws PublicError `BAD_INPUT` */
export function listingArgs(args: Omit<ListingArgs, 'withFacets'>, info: GraphQLResolveInfo | undefined): ListingArgs {
  const { from, to } = args.price ?? {}
  const isBackwards = from != null && to != null && to <= from
  if ((from ?? 0) < 0 || (to ?? 1) <= 0 || isBackwards)
    throw badInput('price', 'The range must start at 0 or more and end above its start.')
  if (args.price && args.filters.some(({ attribute }) => attribute === 'price'))
    throw badInput('price', "Pass the price once: as a range, or as values of the facet 'price'.")
  return { ...checkPage(args), withFacets: selectsField(info, 'facets') }
}

export const products: Resolvers = {
  Query: {
    products: (_parent, args, scope, info) => listing(listingArgs(args, info), scope),
    product: async (_parent, { by, childSku }, scope, info) => {
      const found = await findProduct({ ...by, childSku }, scope)
      if (found && 'refusal' in found) throw badInput('by', found.refusal)
      if (found && 'disabled' in found) throw new PublicError('PRODUCT_DISABLED', found.disabled)
      return found && loadProductModel(found.product, productSelection(info), scope, found.childSku)
    },
  },
  ProductList: {
    items: async ({ result, order }, _args, scope, info) =>
      sortAsShown(await productModels(result?.items ?? [], productSelection(info), scope), order),
    total: ({ result }) => result?.total ?? 0,
    noResults: ({ result }) => !result || result.total === 0,
    totalIsExact: ({ result }) => result?.totalIsExact ?? true,
    fullMatches: ({ matches, result }) =>
      matches === 'full' && result?.totalIsExact ? result.total : matches === 'similar' ? 0 : null,
    similar: async (list, _args, scope, info) => productModels(await similarProducts(list, scope), productSelection(info), scope),
    pageInfo: ({ criteria, result }) => pageInfo(criteria, result?.items.length ?? 0, result?.total ?? 0),
    facets: (list, _args, scope) => toFacets(list, scope),
    appliedFilters: (list, _args, scope) => toAppliedFilters(list, scope),
    ignoredFilters: ({ inForce }) => inForce.ignored,
    sort: ({ order }) => order,
    sorts: (list, _args, scope) => listSorts(list, scope),
    suggestions: ({ criteria, result }) => ({ text: criteria.text ?? '', hasProducts: (result?.total ?? 0) > 0 }),
  },
  SearchSuggestions: {
    categories: async ({ text }, _args, scope) =>
      addTags(findCategories(await scope.store.categories(), text, LIST_SIZES.suggestedCategories), scope),
    nearest: async ({ text, hasProducts }, _args, scope) =>
      hasProducts ? [] : addTags(nearestCategories(await scope.store.categories(), text, LIST_SIZES.nearestCategories), scope),
    didYouMean: async ({ text }, _args, scope) => {
      if (!isSearchable(text)) return null
      const vocabulary = await readVocabulary(scope)
      const pageWords = readPageWords(text, scope, vocabulary)
      return pageWords && didYouMean(text, vocabulary, pageWords)
    },
    pages: async ({ text }, _args, scope) => pagesMatching(text, scope, await readVocabulary(scope)),
    room: ({ text }, _args, scope) => roomMatching(text, scope),
  },
}

const readVocabulary = async (scope: RequestScope) => loadVocabulary(await scope.store.attributes(), scope)
