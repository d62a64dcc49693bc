import type { TextPostings } from '../../index/field-reader.ts'
import type { Segment } from '../../index/segment.ts'
import { termOf } from '../../index/terms.ts'
import { analyse } from '../../text/analyse.ts'
import { searchedField } from '../term-level-clauses.ts'

/** A field as full-text clauses see it. */
export interface SearchedText {
  readonly field: { readonly id: number }
  /** Documents that the inverse document frequency is measured among. */
  readonly documents: number
  readonly byBeginning: boolean
  /** All terms are needed, whatever the clause says. */
  readonly entire: boolean
  termsOf(text: string): string[]
  postings(term: string): Pick<TextPostings, 'documents'> & Partial<TextPostings>
  /** The text's length by the average; null where it does not count. */
  relativeLength(document: number): number | null
}

/** An analysed field by its terms, any other by its whole value; null when no document has it. */
export function searchedText(segment: Segment, name: string): SearchedText | null {
  const mapping = segment.mapping.text.get(name)
  const text = segment.text(name)
  if (text && mapping) {
    const lengths = mapping.norms ? segment.lengths(text) : null
    const average = text.tokens / Math.max(text.documents, 1)
    return {
      field: text,
      documents: text.documents,
      byBeginning: mapping.byBeginning,
      entire: mapping.entire,
      termsOf: (searched) => analyse(searched, { language: segment.language, stemmed: mapping.stemmed }),
      postings: (term) => segment.textPostings(text, term),
      relativeLength: (document) => (lengths ? (lengths[document] ?? 0) / average : null),
    }
  }
  const field = searchedField(segment, name)
  return (
    field && {
      field,
      documents: segment.size,
      byBeginning: false,
      entire: true,
      termsOf: (searched) => [termOf(field.name, searched, segment.mapping)],
      postings: (term) => ({ documents: segment.documents(field, term) }),
      relativeLength: () => null,
    }
  )
}
