import type { Mutation } from '../../scripts/mutate/requirements/mutation.ts'

/** Searches. */
export const searches: readonly Mutation[] = [
  {
    requirement: 'SEARCH-10',
    file: 'bff/platform/search/search.ts',
    find: 'suggestionsOf(answer.suggest)',
    replace: '[]',
  },
  {
    requirement: 'SEARCH-12',
    file: 'bff/graphql/server/http/cached-responses.ts',
    find: '...cacheHeaders(read) }',
    replace: '}',
  },
  {
    requirement: 'SEARCH-13',
    file: 'web/screen-error.tsx',
    find: 'isOffline(error) ? <OfflineView /> : ',
    replace: '',
  },
  {
    requirement: 'SEARCH-14',
    file: 'bff/platform/search/search.ts',
    find: 'error instanceof PlatformUnreachable ? new SearchUnreachable(error) : error',
    replace: 'error',
  },
  {
    requirement: 'SEARCH-15',
    file: 'bff/config/platform.ts',
    find: 'z.enum(SEARCH_ADAPTERS, ',
    replace: 'z.string(',
  },
  {
    requirement: 'SEARCH-16',
    file: 'bff/platform/search/entities.ts',
    find: 'if (!Object.hasOwn(ENTITY_TYPES, type)) throw new EntityTypeMissing(type)',
    replace: '',
  },
  {
    requirement: 'SEARCH-17',
    file: 'bff/services/scope/page.ts',
    find: '  offset,\n  hasNext',
    replace: '  offset: 0,\n  hasNext',
  },
  {
    requirement: 'SEARCH-18',
    file: 'bff/platform/search/search.ts',
    find: '`/api/catalog/',
    replace: '`/api/search/',
  },
  {
    requirement: 'SEARCH-19',
    file: 'bff/platform/search/refusals/refused-fields.ts',
    find: 'if (told.has(news)) return',
    replace: '',
  },
  {
    requirement: 'SEARCH-20',
    file: 'bff/domain/search/text/full-text.ts',
    find: 'understood ? { bool: { should: [asSpecified, understood] } } : asSpecified',
    replace: 'asSpecified',
  },
  {
    requirement: 'SEARCH-21',
    file: 'bff/domain/search/text/measure-clauses.ts',
    find: '[values, [...values.slice(0, 2).reverse(), ...values.slice(2)]]',
    replace: '[values]',
  },
  {
    requirement: 'SEARCH-21',
    file: 'bff/domain/search/understanding/read-search.ts',
    find: '(values.length > 1 ? [] : (optionsBySide',
    replace: '(values.length > 0 ? [] : (optionsBySide',
  },
  {
    requirement: 'SEARCH-22',
    file: 'schema/rules/measures/possible-measures.ts',
    find: 'values: inchesSold(value)',
    replace: 'values: [exact(value * 25.4)]',
  },
  {
    requirement: 'SEARCH-23',
    file: 'bff/domain/search/understanding/words/read-words.ts',
    find: '...findMeanings([folded], vocabulary),',
    replace: '',
  },
  {
    requirement: 'SEARCH-24',
    file: 'bff/domain/search/understanding/words/read-words.ts',
    find: 'joinCompound(fold(first), fold(second), vocabulary)',
    replace: 'null',
  },
  {
    requirement: 'SEARCH-24',
    file: 'bff/domain/search/understanding/words/read-words.ts',
    find: '...readMeaningfulPart(split, vocabulary),',
    replace: '',
  },
  {
    requirement: 'SEARCH-25',
    file: 'bff/domain/search/understanding/words/read-words.ts',
    find: 'known === null ? readUnknownWord',
    replace: 'known !== undefined ? readUnknownWord',
  },
  {
    requirement: 'SEARCH-26',
    file: 'bff/domain/search/text/preference.ts',
    find: 'constantScore(preference.everyWord, matchAll(',
    replace: 'constantScore(preference.everyWord, matchAny(',
  },
  {
    requirement: 'SEARCH-27',
    file: 'bff/domain/search/understanding/words/read-words.ts',
    find: 'isLast ? completions(folded, vocabulary.words) : []',
    replace: '[]',
  },
  {
    requirement: 'SEARCH-28',
    file: 'bff/platform/search/reads.ts',
    find: '{ tags, isNegative, isPartial, signal }',
    replace: '{ tags, isNegative, signal }',
  },
  {
    requirement: 'SEARCH-29',
    file: 'schema/rules/measures/read-measures.ts',
    find: 'grit ? [toGrit(grit)] : ',
    replace: '',
  },
  {
    requirement: 'SEARCH-43',
    file: 'bff/services/content/page-suggestions.ts',
    find: 'entriesMatching(search, scope).length > 0 ? null : ',
    replace: '',
  },
  {
    requirement: 'SEARCH-43',
    file: 'bff/domain/search/did-you-mean.ts',
    find: 'pageWords.has(singular(fold(word))) || ',
    replace: '',
  },
  {
    requirement: 'SEARCH-44',
    file: 'web/features/catalog/search/panel/suggestion-text.tsx',
    find: '!!option.found.suggestions.room?.url',
    replace: 'false',
  },
]
