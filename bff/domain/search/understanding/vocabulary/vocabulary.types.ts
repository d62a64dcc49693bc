import type { SearchLanguage } from '#schema/rules/measures/measure.types.ts'
import type { SearchDictionary } from '../dictionary/dictionary.ts'
import type { AttributeOptions } from '../reading.types.ts'

/** The merchant's own words, as far as the shop knows them, and a dictionary beside them. */
export interface SearchVocabulary {
  readonly language: SearchLanguage
  /** By folded word. */
  readonly words: ReadonlyMap<string, KnownWord>
  /** Options of attributes by the folded words of their labels: `light oak`. */
  readonly optionsByLabel: ReadonlyMap<string, readonly AttributeOptions[]>
  /** Options of attributes by what their labels measure: `mm:47`, `mm:2440x1220`. */
  readonly optionsByMeasure: ReadonlyMap<string, readonly AttributeOptions[]>
  readonly dictionary: SearchDictionary
}

export interface KnownWord {
  /** In lower case as the merchant writes it: `lärche`. */
  readonly spellings: readonly string[]
  /** In how many of the merchant's texts it stands. */
  readonly count: number
}
