import type { Field, TextPostings } from '../../index/field-reader.ts'
import type { Segment } from '../../index/segment.ts'
import { analyse } from '../../text/analyse.ts'
import { searchedField, termIn } from '../term-level-clauses.ts'
import { lossyLength } from './bm25.ts'

/** A field as full-text clauses see it. */
export interface SearchedText {
  readonly field: Field
  termsOf(text: string): string[]
  postings(term: string): Pick<TextPostings, 'documents'> & Partial<TextPostings>
  /** The text's length by the average. */
  relativeLength(document: number): number
}

/** A text by its terms, any other field by its whole value; null when no document has it. */
export function searchedText(segment: Segment, name: string): SearchedText | null {
  const field = searchedField(segment, name)
  if (!field) return null
  const average = field.tokens / Math.max(field.documents, 1)
  if (field.type !== 'text') {
    return {
      field,
      termsOf: (searched) => [termIn(field, searched)],
      postings: (term) => ({ documents: segment.documents(field, term) }),
      relativeLength: () => 1 / average,
    }
  }
  // Read when a score is asked for: a set needs none.
  let lengths: Uint32Array | null = null
  return {
    field,
    termsOf: analyse,
    postings: (term) => segment.textPostings(field, term),
    relativeLength: (document) => {
      lengths ??= segment.lengths(field)
      return lossyLength(lengths[document] ?? 0) / average
    },
  }
}
