const SATURATION = 1.2
const LENGTH_WEIGHT = 0.75
/** Lengths up to here are kept exactly. */
const EXACT_LENGTH = 24
/** Bits that are kept of what a length has above it. */
const BITS = 4

/** Lucene's inverse document frequency: the rarer a term, the more it tells. */
export function inverseDocumentFrequency(documents: number, holding: number): number {
  return Math.fround(Math.log(1 + (documents - holding + 0.5) / (holding + 0.5)))
}

/**
 * What one term adds to a document's score (BM25): more for a rare term and a repeated one, less in a long text. In single
 * precision, as Lucene calculates it, so that what ties there ties here.
 * @param relativeLength the text's length, as far as Lucene knows it, divided by the average
 */
export function bm25(inverseFrequency: number, frequency: number, relativeLength: number): number {
  const weight = Math.fround(Math.fround(SATURATION + 1) * inverseFrequency)
  const length = Math.fround(1 / (SATURATION * (1 - LENGTH_WEIGHT + LENGTH_WEIGHT * relativeLength)))
  return Math.fround(weight - Math.fround(weight / Math.fround(1 + Math.fround(frequency * length))))
}

/** A text's length as Lucene keeps it, in one byte. */
export function lossyLength(terms: number): number {
  if (terms < EXACT_LENGTH) return terms
  const above = terms - EXACT_LENGTH
  const dropped = Math.max(0, 32 - Math.clz32(above) - BITS)
  return EXACT_LENGTH + ((above >>> dropped) << dropped)
}
