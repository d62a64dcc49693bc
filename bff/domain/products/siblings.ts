import type { CatalogProduct } from '../catalog/catalog.types.ts'
import { isPhoneOrderOnly } from './phone-order.ts'

/** Two products are of one kind if they share this part of the words of their names. */
const SHARED_WORDS = 0.5

type NamedProduct = Pick<CatalogProduct, 'sku' | 'name'>

/**
 * Products to buy instead of one: of its kind and not sold by telephone only, the most alike first and then the nearest in size. Names
 * decide, because every catalogue has them: their words tell the kind, their numbers the size.
 * @source PROD-70
 */
export function nearestSiblings<Other extends NamedProduct & Pick<CatalogProduct, 'attributes' | 'customOptions'>>(
  product: NamedProduct,
  others: readonly Other[],
): readonly Other[] {
  return others
    .filter((other) => other.sku !== product.sku && !isPhoneOrderOnly(other))
    .map((other) => ({ other, likeness: likeness(product.name, other.name), step: sizeStep(product.name, other.name) }))
    .filter((sibling) => sibling.likeness >= SHARED_WORDS)
    .sort((a, b) => b.likeness - a.likeness || a.step - b.step)
    .map(({ other }) => other)
}

/** Without units: every name of a family has 'mm' and 'x'. */
const words = (name: string): ReadonlySet<string> => new Set(name.toLowerCase().match(/\p{L}{3,}/gu))

/** The part of the words of two names that both have: 0 to 1. */
function likeness(name: string, other: string): number {
  const [own, others] = [words(name), words(other)]
  return own.intersection(others).size / Math.max(own.union(others).size, 1)
}

/** How far two sizes are apart, as a ratio: from 9 to 11 mm is further than from 2400 to 2440 mm. */
function sizeStep(name: string, other: string): number {
  const sizes = numbers(other)
  return numbers(name).reduce((sum, size, i) => sum + Math.abs(Math.log((size || 1) / (sizes[i] || 1))), 0)
}

const numbers = (name: string): readonly number[] =>
  (name.match(/\d+(?:[.,]\d+)?/g) ?? []).map((text) => Number(text.replace(',', '.')))
