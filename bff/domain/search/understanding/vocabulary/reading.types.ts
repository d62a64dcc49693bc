import type { Measure } from '#schema/rules/measures/measure.types.ts'
/**
 * The interpretation of a search text: its parts in order, each as written and in every other possible reading. A product matches
 * a part by any of its readings.
 */
export interface SearchReading {
  readonly parts: readonly ReadingPart[]
  /** The merchant's sku that the whole text is, however its separators are written. */
  readonly sku?: string | undefined
}

export interface ReadingPart {
  readonly kind: 'word' | 'measure'
  /** The word has no meaning for the search ('wooden'); products do not have to match it. */
  readonly isOptional: boolean
  /** Set on the part that names the kind of goods, such as 'screws' in 'brass decking screws'. At most one part has it. */
  readonly kindOf?: KindSource
  /** Words for other goods, whose names only mention the kind: 'kit' of 'Oak stair kit, 13 treads'. Set if the part names the kind. */
  readonly otherKinds?: readonly string[]
  /** Names of other goods, without sizes, that no word of `otherKinds` tells apart: 'post mix concrete'. Set if the part names the kind. */
  readonly otherNames?: readonly string[]
  /** The part as written, in any number and spelling. */
  readonly written: Reading
  /** Readings from the dictionary, compounds, corrections and attribute options; the likelier first. */
  readonly understood: readonly Reading[]
}

/** The names that use the word for a kind of goods: product names, or category names only, such as 'ironmongery'. */
export type KindSource = 'products' | 'categories'

export type Reading = WordsReading | OptionsReading | MeasureReading | FuzzyReading

/** Words that must all match, each in any of its forms: `[['oak'], ['board', 'boards']]`. */
export interface WordsReading {
  readonly kind: 'words'
  readonly words: readonly (readonly string[])[]
  /** Goods that the shop sells instead of those the search names. They are similar, and no match. */
  readonly isInstead?: true
}

/** Products with one of these options of an attribute, directly or in a variant. */
export interface OptionsReading {
  readonly kind: 'options'
  readonly options: readonly AttributeOptions[]
}

/** A size or an amount in any of these readings, the likelier first. */
export interface MeasureReading {
  readonly kind: 'measure'
  readonly measures: readonly KnownMeasure[]
}

/** A measure and the attribute options for it: as a whole, `2440 x 1220 mm`, and for each value. */
export interface KnownMeasure extends Measure {
  readonly options: readonly AttributeOptions[]
  readonly valueOptions: readonly (readonly AttributeOptions[])[]
}

/** An unknown word, searched with the engine's fuzzy matching. */
export interface FuzzyReading {
  readonly kind: 'fuzzy'
  readonly word: string
}

/** Option ids of one attribute. */
export interface AttributeOptions {
  readonly attribute: string
  readonly ids: readonly string[]
}
