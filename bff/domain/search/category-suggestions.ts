import type { CatalogCategory } from '../catalog/catalog.types.ts'
import { breadcrumbs, type CategoryTree, hasProducts } from '../catalog/category-tree.ts'
import { normalizeSearch } from './text/full-text.ts'

/**
 * Categories that match a search. Every word of the text must begin a word of the category's name or of its ancestors' names, at
 * least one of its own name. Names that start with the text come first, then categories closer to the root.
 */
export function findCategories(tree: CategoryTree, text: string, limit: number): readonly CatalogCategory[] {
  const wanted = toWords(normalizeSearch(text))
  if (wanted.length === 0) return []
  return [...tree.byId.values()]
    .map((category) => ({ category, way: breadcrumbs(tree, category.id) }))
    .filter(({ category, way }) => way.length > 0 && isMatch(wanted, category, way) && hasProducts(tree, category))
    .map(({ category, way }) => ({ category, rank: Number(!startsWith(category, wanted)), depth: way.length }))
    .sort((a, b) => a.rank - b.rank || a.depth - b.depth || a.category.position - b.category.position)
    .slice(0, limit)
    .map(({ category }) => category)
}

function isMatch(wanted: readonly string[], category: CatalogCategory, way: readonly CatalogCategory[]): boolean {
  const own = toWords(category.name)
  const all = way.flatMap(({ name }) => toWords(name))
  return wanted.some((word) => hasBeginning(own, word)) && wanted.every((word) => hasBeginning(all, word))
}

const hasBeginning = (among: readonly string[], word: string) => among.some((candidate) => candidate.startsWith(singular(word)))

const startsWith = (category: CatalogCategory, [first = '']: readonly string[]) =>
  toWords(category.name)[0]?.startsWith(singular(first)) ?? false

/** Splits a text into words, ignoring accents and case. */
export function toWords(text: string): readonly string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return plain.match(/[\p{L}\p{N}]+/gu) ?? []
}

/** Makes 'doors' match 'Door furniture'. */
export const singular = (word: string) => (word.length > 3 && word.endsWith('s') ? word.slice(0, -1) : word)
