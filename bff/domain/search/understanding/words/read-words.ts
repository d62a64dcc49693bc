import { fold } from '#schema/rules/fold.ts'
import { splitWords } from '../dictionary/split-words.ts'
import type { AttributeOptions, Reading, ReadingPart, WordsReading } from '../vocabulary/reading.types.ts'
import type { SearchVocabulary } from '../vocabulary/vocabulary.types.ts'
import { wordForms } from '../vocabulary/word-forms.ts'
import { completions } from './completions.ts'
import { findCompounds, joinCompound, splitCompound } from './compounds.ts'
import { corrections } from './corrections.ts'
import { findKnownWord, meantForms, spelledForms } from './known-words.ts'
import { isNotSold } from './not-sold.ts'

const MOST_READINGS = 8
const MOST_COMPOUNDS = 8
/** Each costs the engine two clauses in each place of a part. */
const MOST_ATTRIBUTES = 4
/** One letter too many or too few: an apparent compound may be a misspelt known word. */
const SLIP = 0.5
/** Too many words begin with fewer letters. The last word of a search may be shorter, because it may be unfinished. */
const SHORTEST_ABBREVIATION = 4

/** Reads a text without measures: phrases of the dictionary, compounds written apart, and the words between, without ignored ones. */
export function readWords(text: string, vocabulary: SearchVocabulary): readonly ReadingPart[] {
  const words = splitWords(text)
  const spelled = words.map((word) => correctWord(word, vocabulary))
  const parts: ReadingPart[] = []
  for (let at = 0; at < words.length; ) {
    const phrase = phraseAt(words, spelled, at, vocabulary)
    const part = phrase?.part ?? wordPart(words[at] ?? '', vocabulary, at === words.length - 1)
    if (part) parts.push(part)
    at += phrase?.length ?? 1
  }
  return parts
}

/** The words of a search that has only ignored words. */
export const readIgnoredWords = (text: string, vocabulary: SearchVocabulary): readonly ReadingPart[] =>
  splitWords(text)
    .filter(isWord)
    .map((word) => plainPart(word, vocabulary))

const isWord = (word: string) => word !== '&' && word !== '+'

/** The likeliest spelling of an unknown word. */
function correctWord(word: string, vocabulary: SearchVocabulary): string {
  const folded = fold(word)
  const isKnown = isNotSold(folded, vocabulary) || findKnownWord(folded, vocabulary) !== null
  return (isKnown ? null : corrections(folded, vocabulary.words)[0]) ?? word
}

/** Several words with one meaning, one of them misspelt perhaps, adjacent or with words without a meaning between them. */
function phraseAt(words: readonly string[], spelled: readonly string[], at: number, vocabulary: SearchVocabulary) {
  const most = Math.min(Math.max(vocabulary.dictionary.longest, 2), words.length - at)
  const readAt = (places: readonly number[]) => {
    const meanings = findPhrase(
      places.map((i) => spelled[i] ?? ''),
      vocabulary,
    )
    if (meanings.length === 0) return null
    const phrase = places.map((i) => words[i] ?? '')
    const understood = [...meanings, ...findOptions(phrase, meanings, vocabulary)]
    return { length: (places.at(-1) ?? at) + 1 - at, part: phrasePart(phrase, understood, vocabulary) }
  }
  for (let length = most; length >= 2; length--) {
    const adjacent = Array.from({ length }, (_, i) => at + i)
    const apart = placesApart(words, at, length, vocabulary)
    const found = readAt(adjacent) ?? (apart && readAt(apart))
    if (found) return found
    const phrase = words.slice(at, at + length)
    const [first = '', second = ''] = phrase
    const joined = length === 2 ? joinCompound(fold(first), fold(second), vocabulary) : null
    if (joined !== null) {
      const understood = [readWord(joined, vocabulary), ...findMeanings([joined], vocabulary)]
      return { length, part: phrasePart(phrase, understood, vocabulary) }
    }
  }
  return null
}

/**
 * The places of as many words with a meaning: 'posts' and 'pergola' of 'posts for a pergola', 'paint' and 'shed' of 'paint for garden shed'. Null if
 * there are too few, or if no word without one is between them.
 */
function placesApart(words: readonly string[], from: number, length: number, vocabulary: SearchVocabulary) {
  const hasMeaning = (word: string) => {
    const folded = fold(word)
    return !vocabulary.dictionary.ignored.has(folded) && !isOptionalWord(folded, vocabulary)
  }
  const places = words.flatMap((word, i) => (i >= from && hasMeaning(word) ? [i] : [])).slice(0, length)
  const isApart = places[0] === from && (places.at(-1) ?? from) - from >= length
  return places.length === length && isApart ? places : null
}

/** The meanings of a phrase. Two words may be in the other order: 'wax furniture'. */
function findPhrase(phrase: readonly string[], vocabulary: SearchVocabulary): readonly WordsReading[] {
  const meanings = findMeanings(phrase, vocabulary)
  return meanings.length > 0 || phrase.length > 2 ? meanings : findMeanings(phrase.toReversed(), vocabulary)
}

const phrasePart = (words: readonly string[], understood: readonly Reading[], vocabulary: SearchVocabulary): ReadingPart => ({
  kind: 'word',
  isOptional: false,
  written: { kind: 'words', words: words.filter(isWord).map((word) => spelledForms(word, vocabulary)) },
  understood: understood.slice(0, MOST_READINGS),
})

/** One word and all its readings; null for an ignored word. The last word may still be being typed. */
function wordPart(word: string, vocabulary: SearchVocabulary, isLast: boolean): ReadingPart | null {
  const folded = fold(word)
  if (!isWord(word) || vocabulary.dictionary.ignored.has(folded)) return null
  return {
    ...plainPart(word, vocabulary),
    isOptional: isOptionalWord(folded, vocabulary) || (isLast && isBarelyBegun(folded, vocabulary)),
    understood: understandWord(word, vocabulary, isLast).slice(0, MOST_READINGS),
  }
}

function understandWord(word: string, vocabulary: SearchVocabulary, isLast: boolean): readonly Reading[] {
  const folded = fold(word)
  if (isNotSold(folded, vocabulary)) return isLast ? readAnyWord(completions(folded, vocabulary.words), vocabulary) : []
  const isKnown = findKnownWord(folded, vocabulary) !== null
  return isKnown ? readKnownWord(folded, vocabulary) : readUnknownWord(word, vocabulary, isLast)
}

const isOptionalWord = (folded: string, vocabulary: SearchVocabulary): boolean =>
  meantForms(folded, vocabulary).some((form) => vocabulary.dictionary.optional.has(form))

/** The first letters of a word that is still being typed, which no product has to match. */
const isBarelyBegun = (folded: string, vocabulary: SearchVocabulary): boolean =>
  /^\p{L}{1,2}$/u.test(folded) &&
  (vocabulary.words.get(findKnownWord(folded, vocabulary) ?? '')?.count ?? 0) === 0 &&
  findMeanings([folded], vocabulary).length === 0

const plainPart = (word: string, vocabulary: SearchVocabulary): ReadingPart => ({
  kind: 'word',
  isOptional: false,
  written: { kind: 'words', words: [spelledForms(word, vocabulary)] },
  understood: [],
})

function readKnownWord(folded: string, vocabulary: SearchVocabulary): readonly Reading[] {
  const meanings = findMeanings([folded], vocabulary)
  return [...meanings, ...findOptions([folded], meanings, vocabulary), ...readCompounds(folded, vocabulary)]
}

const readCompounds = (folded: string, vocabulary: SearchVocabulary): readonly WordsReading[] =>
  readAnyWord(findCompounds(folded, vocabulary, MOST_COMPOUNDS), vocabulary)

function readUnknownWord(word: string, vocabulary: SearchVocabulary, isLast: boolean): readonly Reading[] {
  const folded = fold(word)
  const split = lettersAndDigits(folded) ?? splitCompound(folded, vocabulary)
  if (split)
    return [
      splitReading(split, vocabulary),
      ...findMeanings([...split], vocabulary),
      ...readMeaningfulPart(split, vocabulary),
      ...readEachWord(corrections(folded, vocabulary.words, SLIP), vocabulary),
    ]
  const spelled = corrections(folded, vocabulary.words)
  const isAbbreviation = folded.length >= SHORTEST_ABBREVIATION && spelled.length === 0
  const begun = isLast || isAbbreviation ? completions(folded, vocabulary.words) : []
  const near = spelled.filter((word) => !begun.includes(word))
  const meant = begun.flatMap((word) => findMeanings([word], vocabulary))
  const readings = [
    ...readAnyWord(begun, vocabulary),
    ...meant,
    ...readCompounds(folded, vocabulary),
    ...readEachWord(near, vocabulary),
  ]
  return readings.length > 0 || !/^\p{L}{3,}$/u.test(folded) ? readings : [{ kind: 'fuzzy', word }]
}

/** Any of several words: completions of an unfinished word (`ski`) and compounds that contain it. */
function readAnyWord(words: readonly string[], vocabulary: SearchVocabulary): readonly WordsReading[] {
  const spelled = words.flatMap((word) => spelledForms(word, vocabulary))
  return spelled.length > 0 ? [{ kind: 'words', words: [spelled] }] : []
}

/** All readings of several known words, the likelier first. */
const readEachWord = (words: readonly string[], vocabulary: SearchVocabulary): readonly Reading[] =>
  words.flatMap((word) => [readWord(word, vocabulary), ...readKnownWord(word, vocabulary)])

/** The parts of a compound. The second part also matches other compounds: `eichendiele` is also `landhausdiele eiche`. */
const splitReading = ([first, second]: readonly [string, string], vocabulary: SearchVocabulary): WordsReading => {
  const compounds = findCompounds(second, vocabulary, MOST_COMPOUNDS).flatMap((word) => spelledForms(word, vocabulary))
  return { kind: 'words', words: [spelledForms(first, vocabulary), [...spelledForms(second, vocabulary), ...compounds]] }
}

/**
 * One part of a compound. If the first has no meaning, goods are of the kind of the last, `gartenzaun` of `zaun`. Otherwise the part with a
 * meaning, `fichte` of `fichtenbrett`, or in German the last, `lack` of `parkettlack`, finds similar ones.
 */
function readMeaningfulPart([first, second]: readonly [string, string], vocabulary: SearchVocabulary): readonly Reading[] {
  if (isOptionalWord(first, vocabulary)) return readEachWord([second], vocabulary)
  if (isOptionalWord(second, vocabulary)) return [{ kind: 'fuzzy', word: first }]
  return vocabulary.language === 'de' ? [{ kind: 'fuzzy', word: second }] : []
}

/** Splits `osb3` into `osb 3`. */
function lettersAndDigits(word: string): readonly [string, string] | null {
  const [, letters, digits] = /^(\p{L}{2,})(\p{N}+)$/u.exec(word) ?? /^(\p{N}+)(\p{L}{3,})$/u.exec(word) ?? []
  return letters && digits ? [letters, digits] : null
}

/** The dictionary's meanings of a word or phrase, whatever the number of its first and its last word. */
function findMeanings(words: readonly string[], vocabulary: SearchVocabulary): readonly WordsReading[] {
  const { meanings, instead } = vocabulary.dictionary
  const folded = words.map(fold)
  const inAllForms = (word = '') => [word, ...wordForms(word, vocabulary.language)]
  const [first, ...between] = folded.slice(0, -1)
  const beginnings = first === undefined ? [''] : inAllForms(first).map((form) => [form, ...between].join(' '))
  for (const beginning of beginnings) {
    for (const last of inAllForms(folded.at(-1))) {
      const key = `${beginning} ${last}`.trim()
      const found = meanings.get(key)?.map((phrase) => readAllWords(splitWords(phrase).filter(isWord), vocabulary))
      if (found) return instead.has(key) ? found.map((reading) => ({ ...reading, isInstead: true })) : found
    }
  }
  return []
}

/** Options that have every word of the text or of one of its meanings in their labels: 'stainless steel A2' for 'stainless steel'. */
function findOptions(
  words: readonly string[],
  meanings: readonly WordsReading[],
  vocabulary: SearchVocabulary,
): readonly Reading[] {
  const meant = meanings.filter(({ isInstead }) => !isInstead).map(({ words }) => words)
  const found = [words.filter(isWord).map((word) => [fold(word), ...wordForms(fold(word), vocabulary.language)]), ...meant]
  const options = mergeOptions(found.flatMap((forms) => optionsWithAll(forms, vocabulary))).slice(0, MOST_ATTRIBUTES)
  return options.length > 0 ? [{ kind: 'options', options }] : []
}

function optionsWithAll(
  words: readonly (readonly string[])[],
  { optionsByLabel }: SearchVocabulary,
): readonly AttributeOptions[] {
  const [first = [], ...others] = words.map((forms) =>
    mergeOptions(forms.flatMap((form) => optionsByLabel.get(fold(form)) ?? [])),
  )
  return first
    .map(({ attribute, ids }) => {
      const shared = others.map((options) => options.find((option) => option.attribute === attribute)?.ids ?? [])
      return { attribute, ids: ids.filter((id) => shared.every((own) => own.includes(id))) }
    })
    .filter(({ ids }) => ids.length > 0)
}

function mergeOptions(options: readonly AttributeOptions[]): readonly AttributeOptions[] {
  const merged = new Map<string, ReadonlySet<string>>()
  for (const { attribute, ids } of options) merged.set(attribute, new Set([...(merged.get(attribute) ?? []), ...ids]))
  return [...merged].map(([attribute, ids]) => ({ attribute, ids: [...ids] }))
}

const readWord = (word: string, vocabulary: SearchVocabulary): WordsReading => readAllWords([word], vocabulary)

const readAllWords = (words: readonly string[], vocabulary: SearchVocabulary): WordsReading => ({
  kind: 'words',
  words: words.map((word) => spelledForms(word, vocabulary)),
})
