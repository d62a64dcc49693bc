import type { Mutation } from '../../scripts/mutate/requirements/mutation.ts'

/** What searches mean, and which goods come first. */
export const meanings: readonly Mutation[] = [
  {
    requirement: 'SEARCH-74',
    file: 'bff/domain/search/understanding/words/read-words.ts',
    find: 'return !vocabulary.dictionary.ignored.has(folded) && !isOptionalWord',
    replace: 'return !isOptionalWord',
  },
  {
    requirement: 'SEARCH-78',
    file: 'bff/domain/search/understanding/words/read-words.ts',
    find: '.dictionary.ignored.has(folded) && !isOptionalWord(folded, vocabulary)',
    replace: '.dictionary.ignored.has(folded)',
  },
  {
    requirement: 'SEARCH-82',
    file: 'bff/domain/search/understanding/words/read-words.ts',
    find: "inAllForms(first).map((form) => [form, ...between].join(' '))",
    replace: "[[first, ...between].join(' ')]",
  },
  {
    requirement: 'SEARCH-82',
    file: 'bff/domain/search/understanding/words/read-words.ts',
    find: 'of inAllForms(folded.at(-1))) {',
    replace: "of [folded.at(-1) ?? '']) {",
  },
  {
    requirement: 'SEARCH-79',
    file: 'bff/domain/search/understanding/words/read-words.ts',
    find: 'found.map((reading) => ({ ...reading, isInstead: true }))',
    replace: 'found',
  },
  {
    requirement: 'SEARCH-75',
    file: 'bff/domain/search/understanding/words/kind-of-goods.ts',
    find: '[...new Set([...forms, ...meant])]',
    replace: 'meant.length < 0 ? meant : forms',
  },
  {
    requirement: 'SEARCH-77',
    file: 'bff/domain/search/text/reading-clauses.ts',
    find: 'const FEW_MEASURES = 2',
    replace: 'const FEW_MEASURES = 0',
  },
  {
    requirement: 'SEARCH-77',
    file: 'bff/domain/search/text/reading-clauses.ts',
    find: 'isCostly ? parts.map(likeliestMeasures) : parts',
    replace: 'isCostly ? parts : parts.map(likeliestMeasures)',
  },
  {
    requirement: 'SEARCH-83',
    file: 'bff/domain/search/text/reading-clauses.ts',
    find: '    ...parts.flatMap((part) => preferNamedInFull(part, name, partInName / 2)),\n',
    replace: '',
  },
  {
    requirement: 'SEARCH-83',
    file: 'bff/domain/search/text/reading-clauses.ts',
    find: 'reading.words.some((forms) => forms.some((form) => typed.has(form)))',
    replace: 'typed.size > 0',
  },
  {
    requirement: 'SEARCH-80',
    file: 'bff/domain/search/text/measure-clauses.ts',
    find: 'matchAtLeast(sides.length, [...attributes',
    replace: 'matchAtLeast(1, [...attributes',
  },
  {
    requirement: 'SEARCH-81',
    file: 'bff/domain/search/understanding/vocabulary/name-heads.ts',
    find: '!forms.includes(head) && named.has(head) && name',
    replace: '!forms.includes(head) && !named.has(head) && name',
  },
  {
    requirement: 'FRONT-21',
    file: 'bff/platform/search/search.ts',
    find: '    return !isRepeat\n',
    replace: '    return !isRepeat || known.size > 0\n',
  },
  {
    requirement: 'FRONT-23',
    file: 'web/components/page/metadata.ts',
    find: '  mainEntity: organisation(shop)[0],\n',
    replace: '',
  },
  {
    requirement: 'RUN-50',
    file: 'scripts/codegen/messages/read-languages.ts',
    find: '${lines.linePos(found.pos[0]).line} ',
    replace: '${found.pos[0]} ',
  },
  {
    requirement: 'RUN-50',
    file: 'scripts/codegen/messages/read-languages.ts',
    find: "{ schema: 'json', lineCounter",
    replace: "{ schema: 'json', uniqueKeys: false, lineCounter",
  },
  {
    requirement: 'CART-58',
    file: 'bff/domain/messages/generated/de.ts',
    find: "Von diesem Artikel ${(isOne(quantity) ? 'ist' : 'sind')}",
    replace: 'Von diesem Artikel sind',
  },
  {
    requirement: 'CART-58',
    file: 'bff/domain/messages/generated/de.ts',
    find: "Von „${component}“ ${(isOne(left) ? 'ist' : 'sind')}",
    replace: 'Von „${component}“ sind',
  },
]
