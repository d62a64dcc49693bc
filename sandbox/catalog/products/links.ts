import type { Product } from './product.ts'

type BySku = ReadonlyMap<string, Product>

/**
 * Returns the links of a product: group members, related products, and its neighbour as an upsell.
 * `line` holds the products of its line. A member that left the catalogue keeps its link.
 * @source platform contract §2.15
 */
export function productLinks(product: Product, bySku: BySku, line: readonly Product[]): Record<string, unknown>[] {
  const link = (link_type: string, sku: string, position: number, qty?: number) => ({
    sku: product.sku,
    link_type,
    linked_product_sku: sku,
    linked_product_type: bySku.get(sku)?.type ?? 'simple',
    position,
    extension_attributes: qty === undefined ? {} : { qty },
  })
  const members = (product.line.members ?? []).map(({ sku, quantity }, i) => link('associated', sku, i + 1, quantity))
  const related = relatedSkus(product, line).map((sku, i) => link('related', sku, i + 1))
  const dearer = line.filter(({ price, status }) => status === 1 && price > product.price).slice(0, 2)
  return [...members, ...related, ...dearer.map(({ sku }, i) => link('upsell', sku, i + 1))]
}

function relatedSkus(product: Product, line: readonly Product[]): string[] {
  const at = line.indexOf(product)
  const neighbours = [...line.slice(at + 1), ...line.slice(0, Math.max(at, 0))].slice(0, 3).map(({ sku }) => sku)
  return [...new Set([...(product.line.goesWith ?? []), ...neighbours])].filter((sku) => sku !== product.sku).slice(0, 6)
}
