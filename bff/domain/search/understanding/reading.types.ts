import type { Measure } from '#schema/rules/measures/measure.types.ts'
/**
 * What a search text means: its parts in order, each as it was written and in every other way it can be understood.
 * A product matches a part by any of its readings.
 */
export interface SearchReading {
  readonly parts: readonly ReadingPart[]
}

export interface ReadingPart {
  readonly kind: 'word' | 'measure'
  /** A word that says nothing of its own, such as 'wooden': a product need not have it. */
  readonly isOptional: boolean
  /** As it was written, in any number and spelling. */
  readonly written: Reading
  /** Dictionary, compounds, corrections, options of attributes: the likelier first. */
  readonly understood: readonly Reading[]
}

export type Reading = WordsReading | OptionsReading | MeasureReading | FuzzyReading

/** Words that all have to be there, each in any of its forms: `[['oak'], ['board', 'boards']]`. */
export interface WordsReading {
  readonly kind: 'words'
  readonly words: readonly (readonly string[])[]
}

/** Products with one of these options of an attribute, themselves or in a variant. */
export interface OptionsReading {
  readonly kind: 'options'
  readonly options: readonly AttributeOptions[]
}

/** A size or an amount: any of these, the likelier first. */
export interface MeasureReading {
  readonly kind: 'measure'
  readonly measures: readonly KnownMeasure[]
}

/** A measure and the options of attributes that say it: as a whole, `2440 x 1220 mm`, and for each of its values. */
export interface KnownMeasure extends Measure {
  readonly options: readonly AttributeOptions[]
  readonly valueOptions: readonly (readonly AttributeOptions[])[]
}

/** A word nobody knows, as an engine finds misspelt ones. */
export interface FuzzyReading {
  readonly kind: 'fuzzy'
  readonly word: string
}

/** Option ids of one attribute. */
export interface AttributeOptions {
  readonly attribute: string
  readonly ids: readonly string[]
}
