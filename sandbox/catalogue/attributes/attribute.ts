import type { Text } from '../wording/text.ts'

/**
 * What the values of an attribute are: a word of a list, several of them, a measure in mm, a grit, a size written out,
 * yes or no, or anything else as it is.
 */
export type ValueKind = 'word' | 'words' | 'measure' | 'grit' | 'size' | 'flag' | 'plain'

/** An attribute of the catalogue. `firstOption` is where its option ids start. */
export interface Attribute {
  readonly id: number
  readonly code: string
  readonly label: Text
  readonly input: 'select' | 'multiselect' | 'boolean' | 'price' | 'text' | 'textarea' | 'weight' | 'date'
  readonly kind: ValueKind
  readonly words?: Readonly<Record<string, Text>>
  readonly firstOption: number
  readonly userDefined: boolean
  readonly onFront: boolean
  readonly comparable: boolean
}
