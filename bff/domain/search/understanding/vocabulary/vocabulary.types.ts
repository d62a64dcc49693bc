import type { SearchLanguage } from '#schema/rules/measures/measure.types.ts'
import type { SearchDictionary } from '../dictionary/dictionary.ts'
import type { NameHeads } from './name-heads.ts'
import type { AttributeOptions, KindSource } from './reading.types.ts'

/** The merchant's known words and a dictionary. */
export interface SearchVocabulary {
  readonly language: SearchLanguage
  /** By folded word. */
  readonly words: ReadonlyMap<string, KnownWord>
  /** Attribute options by the folded words of their labels: `light oak`. */
  readonly optionsByLabel: ReadonlyMap<string, readonly AttributeOptions[]>
  /** Attribute options by the measure in their labels: `mm:47`, `mm:2440x1220`. */
  readonly optionsByMeasure: ReadonlyMap<string, readonly AttributeOptions[]>
  /** Attribute options of several measures by each of them: `mm:2440` of `2440 x 1220 mm`. */
  readonly optionsBySide: ReadonlyMap<string, readonly AttributeOptions[]>
  /** Folded words for kinds of goods, in the merchant's number and that of the dictionary: 'screws', 'skirting'. */
  readonly kinds: ReadonlyMap<string, KindSource>
  readonly heads: NameHeads
  /** The merchant's skus by their letters and digits alone: `OSB3-18` by `osb318`. */
  readonly skus: ReadonlyMap<string, string>
  readonly dictionary: SearchDictionary
}

export interface KnownWord {
  /** The merchant's spellings, in lower case: `lärche`. */
  readonly spellings: readonly string[]
  /** Number of the merchant's texts that contain the word. */
  readonly count: number
}
