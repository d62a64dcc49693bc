import { analyse } from '../../analyse.ts'
import type { Field, TextPostings } from '../../index/field-reader.ts'
import type { Segment } from '../../index/segment.ts'
import { searchedField, termIn } from '../term-level-clauses.ts'
import { lossyLength } from './bm25.ts'

export interface SearchedText {
  readonly field: Field
  listTerms(text: string): string[]
  postings(term: string): Pick<TextPostings, 'documents'> & Partial<TextPostings>
  /** The text's length divided by the average. */
  relativeLength(document: number): number
}

/** Returns access to a field by its terms if it is text, otherwise by its whole value; null if no document has it. */
export function searchedText(segment: Segment, name: string): SearchedText | null {
  const field = searchedField(segment, name)
  if (!field) return null
  const average = field.tokens / Math.max(field.documents, 1)
  if (field.type !== 'text') {
    return {
      field,
      listTerms: (searched) => [termIn(field, searched)],
      postings: (term) => ({ documents: segment.documents(field, term) }),
      relativeLength: () => 1 / average,
    }
  }
  // Read lazily: only scoring needs the lengths.
  let lengths: Uint32Array | null = null
  return {
    field,
    listTerms: analyse,
    postings: (term) => segment.textPostings(field, term),
    relativeLength: (document) => {
      lengths ??= segment.lengths(field)
      return lossyLength(lengths[document] ?? 0) / average
    },
  }
}
