const SATURATION = 1.2
const LENGTH_WEIGHT = 0.75
/** Lengths up to this value are stored exactly. */
const EXACT_LENGTH = 24
/** Number of significant bits stored for longer texts. */
const BITS = 4

/** Lucene's inverse document frequency: rare terms weigh more. */
export function inverseDocumentFrequency(documents: number, holding: number): number {
  return Math.fround(Math.log(1 + (documents - holding + 0.5) / (holding + 0.5)))
}

/**
 * The BM25 score of one term: higher for rare and repeated terms, lower in long texts.
 * Calculated in single precision like Lucene, so that the same documents tie.
 * @param relativeLength the length as stored by Lucene, divided by the average
 */
export function bm25(inverseFrequency: number, frequency: number, relativeLength: number): number {
  const weight = Math.fround(Math.fround(SATURATION + 1) * inverseFrequency)
  const length = Math.fround(1 / (SATURATION * (1 - LENGTH_WEIGHT + LENGTH_WEIGHT * relativeLength)))
  return Math.fround(weight - Math.fround(weight / Math.fround(1 + Math.fround(frequency * length))))
}

/** Rounds a text's length to what Lucene stores in one byte. */
export function lossyLength(terms: number): number {
  if (terms < EXACT_LENGTH) return terms
  const above = terms - EXACT_LENGTH
  const dropped = Math.max(0, 32 - Math.clz32(above) - BITS)
  return EXACT_LENGTH + ((above >>> dropped) << dropped)
}
