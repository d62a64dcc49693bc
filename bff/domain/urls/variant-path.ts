/** A catalogue path that ends in a variant's sku. */
export interface VariantPath {
  readonly urlPath: string
  readonly childSku: string
  /** Skus may contain capitals, catalogue paths never do. With capitals, the variant reading is the better guess. */
  readonly isLikely: boolean
}

/** Parses 'decking/oak-board/OAK-22' as variant OAK-22 of the product at 'decking/oak-board'; null for a single segment. */
export function readVariantPath(path: string): VariantPath | null {
  const end = path.lastIndexOf('/')
  if (end < 1) return null
  const childSku = path.slice(end + 1)
  return { urlPath: path.slice(0, end), childSku, isLikely: childSku !== childSku.toLowerCase() }
}
