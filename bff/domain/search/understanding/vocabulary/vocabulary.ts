import { fold } from '#schema/rules/fold.ts'
import type { Measure, SearchLanguage } from '#schema/rules/measures/measure.types.ts'
import { measureKey } from '#schema/rules/measures/measure-key.ts'
import { readMeasures } from '#schema/rules/measures/read-measures.ts'
import type { DictionaryEntries } from '../dictionary/dictionary.ts'
import { EMPTY_ENTRIES, searchDictionary } from '../dictionary/dictionary.ts'
import { splitWords } from '../dictionary/split-words.ts'
import { findKinds } from './kinds.ts'
import { readNameHeads } from './name-heads.ts'
import type { AttributeOptions } from './reading.types.ts'
import type { KnownWord, SearchVocabulary } from './vocabulary.types.ts'

export interface VocabularySources {
  /** BCP 47 tag of the store view's texts: 'en-GB'. */
  readonly language: string
  readonly productNames: readonly string[]
  readonly skus?: readonly string[]
  readonly categoryNames: readonly string[]
  readonly attributes: readonly VocabularyAttribute[]
  readonly dictionary: DictionaryEntries
}

export interface VocabularyAttribute {
  readonly code: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
}

/**
 * Builds the vocabulary for interpreting searches. Options without a numeric id are omitted, because some indices reject them.
 */
export function searchVocabulary(sources: VocabularySources): SearchVocabulary {
  const { productNames, categoryNames, attributes, dictionary } = sources
  const language = toSearchLanguage(sources.language)
  const words = new Map<string, KnownWord>()
  const optionsByLabel = new Map<string, AttributeOptions[]>()
  const labels = new Set<string>()
  const optionsByMeasure = new Map<string, AttributeOptions[]>()
  const optionsBySide = new Map<string, AttributeOptions[]>()
  for (const text of [...categoryNames, ...productNames]) addWords(words, text, 1)
  const named = new Set(words.keys())
  for (const { code, options } of attributes) {
    for (const { value, label } of options) {
      const segments = readMeasures(label, language)
      const [only] = segments
      const measures = segments.length === 1 && only?.kind === 'measure' ? only.measures : null
      if (!measures) addWords(words, label, 1)
      if (!/^\d+$/.test(value)) continue
      if (!measures) labels.add(wholeLabel(label))
      if (!measures) for (const key of labelKeys(label, code, named)) addOption(optionsByLabel, key, code, value)
      for (const measure of measures ?? []) {
        addOption(optionsByMeasure, measureKey(measure), code, value)
        for (const side of listSides(measure)) addOption(optionsBySide, measureKey(side), code, value)
      }
    }
  }
  const read = searchDictionary(dictionary)
  for (const [phrase, meanings] of read.meanings) for (const text of [phrase, ...meanings]) addWords(words, text, 0)
  for (const word of [...read.ignored, ...read.optional, ...read.amounts]) addWords(words, word, 0)
  const heads = readNameHeads(productNames, language)
  const kinds = findKinds({ language, heads, categoryNames, meanings: read.meanings, labels })
  const skus = new Map((sources.skus ?? []).map((sku) => [skuKey(sku), sku]))
  return { language, words, optionsByLabel, optionsByMeasure, optionsBySide, kinds, heads, skus, dictionary: read }
}

/** The vocabulary if the merchant's data is unavailable. */
export const EMPTY_VOCABULARY: SearchVocabulary = searchVocabulary({
  language: 'en',
  productNames: [],
  categoryNames: [],
  attributes: [],
  dictionary: EMPTY_ENTRIES,
})

function toSearchLanguage(tag: string): SearchLanguage {
  const [code] = tag.toLowerCase().split('-')
  return code === 'de' || code === 'it' ? code : 'en'
}

function addWords(words: Map<string, KnownWord>, text: string, count: number) {
  for (const word of splitWords(text)) {
    const folded = fold(word)
    const known = words.get(folded)
    const spellings = known?.spellings ?? []
    words.set(folded, {
      spellings: spellings.includes(word) ? spellings : [...spellings, word].slice(0, MOST_SPELLINGS),
      count: (known?.count ?? 0) + count,
    })
  }
}

/**
 * The whole label and each of its words: 'melamine' and 'brass' find 'melamine faced' and 'solid brass'. A word of a maker's name
 * that product names have too says nothing about the maker: 'Black Country Fasteners' are not all black.
 * @source SEARCH-63, SEARCH-91
 */
function labelKeys(label: string, attribute: string, named: ReadonlySet<string>): readonly string[] {
  const isKey = (word: string) => LETTERS.test(word) && !(MAKERS.has(attribute) && named.has(word))
  const whole = wholeLabel(label)
  return [...new Set([whole, ...whole.split(' ').filter(isKey)])]
}

const wholeLabel = (label: string): string => splitWords(label).map(fold).join(' ')

const MAKERS: ReadonlySet<string> = new Set(['brand', 'manufacturer'])
const LETTERS = /^\p{L}{3,}$/u

/** A panel of 1830 x 900 mm is also one of 1830 mm. */
const listSides = (measure: Measure): readonly Measure[] =>
  measure.values.length < 2 ? [] : measure.values.map((value) => ({ ...measure, values: [value] }))

const MOST_SPELLINGS = 3

function addOption(index: Map<string, AttributeOptions[]>, key: string, attribute: string, id: string) {
  const options = index.get(key) ?? []
  const own = options.find((option) => option.attribute === attribute)
  const others = options.filter((option) => option !== own)
  index.set(key, [...others, { attribute, ids: [...(own?.ids ?? []), id] }])
}

/** The letters and digits of a sku, folded. */
export const skuKey = (sku: string) => fold(sku).replace(/[^\p{L}\p{N}]/gu, '')
