import type { Mutation } from '../../scripts/mutate/requirements/mutation.ts'

/** Limits and constants. */
export const limits: readonly Mutation[] = [
  {
    requirement: 'LIMIT-9',
    file: 'schema/rules/constants.ts',
    find: 'STOCK_CHUNK = 15',
    replace: 'STOCK_CHUNK = 20',
  },
  {
    requirement: 'LIMIT-18',
    file: 'schema/rules/first-view-constants.ts',
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
    file: 'schema/rules/first-view-constants.ts',
    find: 'priceRanges: [0, 50, 100, 150]',
    replace: 'priceRanges: [0, 50, 100, 200]',
  },
]
