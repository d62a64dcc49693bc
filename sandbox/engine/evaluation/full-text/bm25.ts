const SATURATION = 1.2
const LENGTH_WEIGHT = 0.75

/** Lucene's inverse document frequency: the rarer a term, the more it tells. */
export function inverseDocumentFrequency(documents: number, holding: number): number {
  return Math.log(1 + (documents - holding + 0.5) / (holding + 0.5))
}

/**
 * What one term adds to a document's score (BM25): more for a rare term and a repeated one, less in a long text.
 * @param relativeLength the text's length divided by the average; null where length does not count
 */
export function bm25(inverseFrequency: number, frequency: number, relativeLength: number | null): number {
  const length = relativeLength === null ? 1 : 1 - LENGTH_WEIGHT + LENGTH_WEIGHT * relativeLength
  return (inverseFrequency * frequency * (SATURATION + 1)) / (frequency + SATURATION * length)
}
