import type { Mutation } from '../../scripts/mutate/requirements/mutation.ts'

/** Searches in the words of the trade. */
export const tradeWords: readonly Mutation[] = [
  {
    requirement: 'SEARCH-84',
    file: 'bff/domain/search/understanding/vocabulary/kinds.ts',
    find: 'heads.elsewhere.has(kind) && !alone.has(kind)',
    replace: 'false',
  },
  {
    requirement: 'SEARCH-85',
    file: 'bff/domain/search/page-suggestions.ts',
    find: 'new Set([...ignored, ...questions].map(fold).filter((word) => !phrases.has(word)))',
    replace: 'new Set([...ignored.map(fold), ...questions.map(fold).filter((word) => !phrases.has(word))])',
  },
  {
    requirement: 'SEARCH-86',
    file: 'bff/domain/search/understanding/words/read-words.ts',
    find: 'isLast || isAbbreviation ?',
    replace: 'isLast ?',
  },
  {
    requirement: 'SEARCH-87',
    file: 'bff/domain/search/understanding/read-search.ts',
    find: 'gaugesAsDiameters(withoutPrices(text, vocabulary.language), vocabulary.language)',
    replace: 'withoutPrices(text, vocabulary.language)',
  },
  {
    requirement: 'SEARCH-88',
    file: 'bff/domain/search/list-query.ts',
    find: ', criteria.understoodOnly)',
    replace: ')',
  },
  {
    requirement: 'SEARCH-89',
    file: 'schema/rules/measures/possible-measures.ts',
    find: '[Math.round(inches * 25.4)]',
    replace: '[]',
  },
  {
    requirement: 'SEARCH-90',
    file: 'bff/domain/search/understanding/vocabulary/kinds.ts',
    find: '[synonym, ...wordForms(synonym, language)]',
    replace: '[synonym]',
  },
  {
    requirement: 'SEARCH-91',
    file: 'bff/domain/search/understanding/vocabulary/vocabulary.ts',
    find: '!(MAKERS.has(attribute) && named.has(word))',
    replace: '!named.has(word)',
  },
  {
    requirement: 'SEARCH-92',
    file: 'bff/domain/search/page-suggestions.ts',
    find: 'hasOnlyIgnoredWords ? explained.length === words.length : ',
    replace: '',
  },
  {
    requirement: 'SEARCH-93',
    file: 'bff/domain/search/understanding/words/uses.ts',
    find: '!isNotSold(word, vocabulary) && ',
    replace: '',
  },
  {
    requirement: 'SEARCH-94',
    file: 'bff/domain/search/understanding/words/amounts.ts',
    find: 'findUnit(goods) === null ? goods : sides',
    replace: 'goods',
  },
  {
    requirement: 'SEARCH-96',
    file: 'bff/domain/search/text/reading-clauses.ts',
    find: ' || words > FEW_WORDS',
    replace: '',
  },
  {
    requirement: 'SEARCH-97',
    file: 'bff/domain/search/understanding/words/read-words.ts',
    find: 'shared.every((own) => own.includes(id))',
    replace: 'shared.length === 0 || id === null',
  },
  {
    requirement: 'SEARCH-98',
    file: 'bff/domain/search/understanding/read-search.ts',
    find: "unit === 'number' ? [",
    replace: "unit === 'grit' ? [",
  },
]
