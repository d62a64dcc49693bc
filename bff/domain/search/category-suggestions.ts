import type { CatalogCategory } from '../catalog/catalog.types.ts'
import { breadcrumbs, type CategoryTree, hasProducts } from '../catalog/category-tree.ts'
import { normaliseSearch } from './text/full-text.ts'

/**
 * Categories a search could lead to: every word of the text begins a word of the category's name or of those above it,
 * at least one of its own. Names that the text begins come first, then categories nearer to the root.
 */
export function categoriesMatching(tree: CategoryTree, text: string, limit: number): readonly CatalogCategory[] {
  const wanted = words(normaliseSearch(text))
  if (wanted.length === 0) return []
  return [...tree.byId.values()]
    .map((category) => ({ category, way: breadcrumbs(tree, category.id) }))
    .filter(({ category, way }) => way.length > 0 && matches(wanted, category, way) && hasProducts(tree, category))
    .map(({ category, way }) => ({ category, rank: Number(!startsWith(category, wanted)), depth: way.length }))
    .sort((a, b) => a.rank - b.rank || a.depth - b.depth || a.category.position - b.category.position)
    .slice(0, limit)
    .map(({ category }) => category)
}

function matches(wanted: readonly string[], category: CatalogCategory, way: readonly CatalogCategory[]): boolean {
  const own = words(category.name)
  const all = way.flatMap(({ name }) => words(name))
  return wanted.some((word) => begins(own, word)) && wanted.every((word) => begins(all, word))
}

const begins = (among: readonly string[], word: string) => among.some((candidate) => candidate.startsWith(singular(word)))

const startsWith = (category: CatalogCategory, [first = '']: readonly string[]) =>
  words(category.name)[0]?.startsWith(singular(first)) ?? false

/** Accents and case do not tell words apart. */
function words(text: string): readonly string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return plain.match(/[\p{L}\p{N}]+/gu) ?? []
}

/** 'doors' finds 'Door furniture'. */
const singular = (word: string) => (word.length > 3 && word.endsWith('s') ? word.slice(0, -1) : word)
