import { fold } from '#schema/rules/fold.ts'
import type { SearchLanguage } from '#schema/rules/measures/measure.types.ts'
import { isNumberWord } from '#schema/rules/measures/number-words.ts'
import { findUnit } from '#schema/rules/measures/units.ts'
import type { SearchVocabulary } from '../vocabulary/vocabulary.types.ts'
import { wordForms } from '../vocabulary/word-forms.ts'

type Words = Pick<SearchVocabulary, 'dictionary' | 'language'>

/** Between an amount and its goods: 'tin of oil', 'scatola di viti'. */
const OF: Readonly<Record<SearchLanguage, ReadonlySet<string>>> = {
  en: new Set(['of']),
  de: new Set(['von']),
  it: new Set(['di', 'del', 'dello', 'della', 'dei', 'degli', 'delle']),
}
/** Words that count like a number: 'half sheet of ply', 'eine Dose'. */
const COUNTS: ReadonlySet<string> = new Set([
  'half',
  'full',
  'whole',
  'ein',
  'eine',
  'einen',
  'einem',
  'halbe',
  'ganze',
  'mezzo',
  'mezza',
])

/** '10 x oak sleepers', '10 x 4x2' */
const TIMES_BEFORE = /^\d{1,4} ?[x×] (?=\p{L}|\d+[x×]\d)/iu
/** 'oak sleepers x 10', 'osb3 x 10', but not '8mm x 40' */
const TIMES_AFTER = /(?<!\S)(\p{L}{3,}[\p{N}/]*) [x×] ?\d{1,4}$/iu

/** '12 mdf 8x4 x 6': a sheet beside another number has a thickness already. */
const TIMES_AFTER_SHEET = /(?<=\d.* \d{1,2}x4) x \d{1,2}$/iu

/**
 * A search without the amount that a shopper wants, which is no size: '10 sheets of', 'a bag of', '20 metres of', '20 of', 'x 10'. Unchanged if nothing
 * else is left. A number of metres needs 'of', because it may be a length.
 * @source SEARCH-56, SEARCH-69, SEARCH-94
 */
export function withoutAmounts(text: string, { dictionary, language }: Words): string {
  const words = text.replace(TIMES_BEFORE, '').replace(TIMES_AFTER_SHEET, '').replace(TIMES_AFTER, keepSides).split(' ')
  const isOf = (word: string | undefined) => OF[language].has(word?.toLowerCase() ?? '')
  const beginsWithCount = words.length > 2 && DIGITS.test(words[0] ?? '') && isOf(words[1])
  const dropped = new Set<number>(beginsWithCount ? [0, 1] : [])
  for (const [at, word] of words.entries()) {
    if (!isAmount(fold(word), dictionary.amounts, language)) continue
    const isCounted = isCount(words[at - 1] ?? '')
    const isFollowed = isOf(words[at + 1])
    if (!isFollowed && (!isCounted || findUnit(word) !== null)) continue
    dropped.add(at)
    if (isCounted) dropped.add(at - 1)
    if (isFollowed) dropped.add(at + 1)
  }
  const kept = words.filter((_, at) => !dropped.has(at))
  return kept.join(' ').trim() || text
}

const isAmount = (folded: string, amounts: ReadonlySet<string>, language: SearchLanguage): boolean =>
  [folded, ...wordForms(folded, language)].some((form) => amounts.has(form))

/** The goods without 'x 10'; '6 inch x 4' is a size. */
const keepSides = (sides: string, goods: string): string => (findUnit(goods) === null ? goods : sides)

const DIGITS = /^\d{1,4}$/
const isCount = (word: string): boolean => DIGITS.test(word) || isNumberWord(word.toLowerCase()) || COUNTS.has(word.toLowerCase())
