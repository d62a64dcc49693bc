import type { Mutation } from '../../scripts/mutate/requirements/mutation.ts'

/** Searches in the words of the trade. */
export const tradeWords: readonly Mutation[] = [
  {
    requirement: 'SEARCH-88',
    file: 'bff/domain/search/list-query.ts',
    find: ', criteria.understoodOnly)',
    replace: ')',
  },
]
