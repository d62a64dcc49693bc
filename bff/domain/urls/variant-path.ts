/** A path of the catalogue that ends in a variant's number. */
export interface VariantPath {
  /** Of the product. */
  readonly urlPath: string
  readonly childSku: string
  /** Capitals stand in numbers, never in the catalogue's own paths: then the shorter path is the better guess. */
  readonly isLikely: boolean
}

/** Reads 'decking/oak-board/OAK-22' as the variant OAK-22 of what lives at 'decking/oak-board'; null for a single segment. */
export function readVariantPath(path: string): VariantPath | null {
  const end = path.lastIndexOf('/')
  if (end < 1) return null
  const childSku = path.slice(end + 1)
  return { urlPath: path.slice(0, end), childSku, isLikely: childSku !== childSku.toLowerCase() }
}
