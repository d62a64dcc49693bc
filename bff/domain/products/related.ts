import type { CatalogProduct } from '../catalog/catalog.types.ts'

const KINDS = ['related', 'upsell', 'crosssell'] as const

/** Skus of related, up-sell and cross-sell products, in that order, without duplicates. */
export function relatedSkus({ links, sku: own }: Pick<CatalogProduct, 'links' | 'sku'>, limit = 12): readonly string[] {
  const inOrder = KINDS.flatMap((kind) =>
    links.filter(({ linkType }) => linkType === kind).toSorted((a, b) => a.position - b.position),
  )
  return [...new Set(inOrder.map(({ sku }) => sku))].filter((sku) => sku !== own).slice(0, limit)
}
