import type { Product } from './product.ts'

type Shelf = ReadonlyMap<string, Product>

/**
 * Links of a product: members of a group, what goes with it, and its neighbour as the better choice.
 * A member that left the catalogue keeps its link.
 * @source platform contract §2.15
 */
export function productLinks(product: Product, shelf: Shelf, family: readonly Product[]): Record<string, unknown>[] {
  const link = (link_type: string, sku: string, position: number, qty?: number) => ({
    sku: product.sku,
    link_type,
    linked_product_sku: sku,
    linked_product_type: shelf.get(sku)?.type ?? 'simple',
    position,
    extension_attributes: qty === undefined ? {} : { qty },
  })
  const members = (product.family.members ?? []).map(({ sku, quantity }, i) => link('associated', sku, i + 1, quantity))
  const related = relatedSkus(product, family).map((sku, i) => link('related', sku, i + 1))
  const dearer = family.filter(({ price, status }) => status === 1 && price > product.price).slice(0, 2)
  return [...members, ...related, ...dearer.map(({ sku }, i) => link('upsell', sku, i + 1))]
}

function relatedSkus(product: Product, family: readonly Product[]): string[] {
  const at = family.indexOf(product)
  const neighbours = [...family.slice(at + 1), ...family.slice(0, Math.max(at, 0))].slice(0, 3).map(({ sku }) => sku)
  return [...new Set([...(product.family.goesWith ?? []), ...neighbours])].filter((sku) => sku !== product.sku).slice(0, 6)
}
