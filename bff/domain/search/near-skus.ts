import { editDistance } from '#schema/rules/edit-distance.ts'
import { skuKey } from './understanding/vocabulary/vocabulary.ts'

/** A shorter number is contained in too many others. */
const SHORTEST_CONTAINED = 4
const CHARACTERS_PER_EDIT = 4
const MOST_EDITS = 2

/**
 * The products whose number a shopper may have meant, nearest first: at most one edit per four characters and two in all, or one number
 * contains the other. Case, accents and separators do not count.
 * @source QUICK-13
 */
export function nearestBySku<Product extends { readonly sku: string }>(
  typed: string,
  products: readonly Product[],
): readonly Product[] {
  const wanted = skuKey(typed)
  return products
    .map((product) => ({ product, distance: skuDistance(wanted, skuKey(product.sku)) }))
    .filter(({ distance }) => Number.isFinite(distance))
    .toSorted((a, b) => a.distance - b.distance)
    .map(({ product }) => product)
}

function skuDistance(typed: string, sku: string): number {
  const [shorter, longer] = typed.length < sku.length ? [typed, sku] : [sku, typed]
  const edits = editDistance(typed, sku, Math.min(MOST_EDITS, Math.floor(shorter.length / CHARACTERS_PER_EDIT)))
  const isContained = shorter.length >= SHORTEST_CONTAINED && longer.includes(shorter)
  return Number.isFinite(edits) || !isContained ? edits : MOST_EDITS + 1
}
