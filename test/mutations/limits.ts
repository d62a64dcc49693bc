import type { Mutation } from '../../scripts/mutate/requirements/mutation.ts'

export const limits: readonly Mutation[] = [
  {
    requirement: 'LIMIT-9',
    file: 'schema/rules/constants.ts',
    find: 'STOCK_CHUNK = 15',
    replace: 'STOCK_CHUNK = 20',
  },
  {
    requirement: 'LIMIT-18',
    file: 'schema/rules/constants.ts',
    find: 'visibility: [2, 3, 4]',
    replace: 'visibility: [2, 4]',
  },
  {
    requirement: 'LIMIT-23',
    file: 'schema/rules/constants.ts',
    find: 'outputCacheTtlSeconds: 86_400',
    replace: 'outputCacheTtlSeconds: 3600',
  },
  {
    requirement: 'LIMIT-24',
    file: 'schema/rules/constants.ts',
    find: 'timeToLiveMs: 5000',
    replace: 'timeToLiveMs: 4000',
  },
  {
    requirement: 'LIMIT-4',
    file: 'schema/rules/constants.ts',
    find: 'priceRanges: [0, 50, 100, 150]',
    replace: 'priceRanges: [0, 50, 100, 200]',
  },
  {
    requirement: 'LIMIT-2',
    file: 'schema/rules/constants.ts',
    find: 'attributes: 999',
    replace: 'attributes: 500',
  },
  {
    requirement: 'LIMIT-8',
    file: 'schema/rules/constants.ts',
    find: 'categories: 4000',
    replace: 'categories: 3000',
  },
  {
    requirement: 'LIMIT-14',
    file: 'schema/rules/constants.ts',
    find: 'newProducts: 8',
    replace: 'newProducts: 9',
  },
  {
    requirement: 'LIMIT-20',
    file: 'schema/rules/constants.ts',
    find: 'line: { width: 210',
    replace: 'line: { width: 220',
  },
  {
    requirement: 'LIMIT-21',
    file: 'schema/rules/constants.ts',
    find: 'gallery: { width: 600, height: 744 }',
    replace: 'gallery: { width: 640, height: 744 }',
  },
  {
    requirement: 'LIMIT-22',
    file: 'schema/rules/constants.ts',
    find: 'card: { width: 324',
    replace: 'card: { width: 334',
  },
  {
    requirement: 'SEARCH-4',
    file: 'schema/rules/constants.ts',
    find: 'fuzziness: 2',
    replace: 'fuzziness: 1',
  },
  {
    requirement: 'SEARCH-5',
    file: 'schema/rules/constants.ts',
    find: 'minimumScore: 0.02',
    replace: 'minimumScore: 0.2',
  },
  {
    requirement: 'SEARCH-6',
    file: 'schema/rules/constants.ts',
    find: "minimumShouldMatch: '75%'",
    replace: "minimumShouldMatch: '50%'",
  },
  {
    requirement: 'SEARCH-7',
    file: 'schema/rules/constants.ts',
    find: 'boosts: { name: 4',
    replace: 'boosts: { name: 3',
  },
  {
    requirement: 'SEARCH-8',
    file: 'schema/rules/constants.ts',
    find: 'minimumLength: 3',
    replace: 'minimumLength: 2',
  },
  {
    requirement: 'SEARCH-1',
    file: 'bff/domain/search/list-query.ts',
    find: '{ terms: { visibility: CATALOG.visibility } }, ',
    replace: '',
  },
  {
    requirement: 'LIST-3',
    file: 'bff/domain/search/list-query.ts',
    find: "engineOrder('updated_at', 'desc', 'date')",
    replace: "engineOrder('updated_at', 'asc', 'date')",
  },
  {
    requirement: 'LIMIT-16',
    file: 'schema/rules/constants.ts',
    find: "bestSellersCategoryId: '294'",
    replace: "bestSellersCategoryId: '295'",
  },
  {
    requirement: 'LIMIT-17',
    file: 'schema/rules/constants.ts',
    find: "specialOffersCategoryId: '335'",
    replace: "specialOffersCategoryId: '336'",
  },
]
