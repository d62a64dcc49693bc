import { editDistance } from '#schema/rules/edit-distance.ts'
import type { CatalogCategory } from '../catalog/catalog.types.ts'
import { breadcrumbs, type CategoryTree, hasProducts, menuEntries } from '../catalog/category-tree.ts'
import { singular, toWords } from './category-suggestions.ts'
import { normalizeSearch } from './text/full-text.ts'

const SHORTEST_WORD = 3
/** Minimum length for matches with one wrong letter, and for parts of compounds: 'leisten' in 'Sockelleisten'. */
const LONG_WORD = 5
const VERY_LONG_WORD = 8

/**
 * The categories nearest to a search without products: with most of its words in their names, also misspelt or as parts of compounds; those
 * closer to the root first. The departments of the main menu if no name is near.
 * @source SEARCH-34
 */
export function nearestCategories(tree: CategoryTree, text: string, limit: number): readonly CatalogCategory[] {
  const wanted = toWords(normalizeSearch(text)).filter((word) => word.length >= SHORTEST_WORD)
  const near = [...tree.byId.values()]
    .map((category) => ({ category, depth: breadcrumbs(tree, category.id).length, words: countNear(wanted, category) }))
    .filter(({ category, depth, words }) => words > 0 && depth > 0 && hasProducts(tree, category))
    .sort((a, b) => b.words - a.words || a.depth - b.depth || a.category.position - b.category.position)
    .map(({ category }) => category)
  return (near.length > 0 ? near : menuEntries(tree, tree.rootId)).slice(0, limit)
}

function countNear(wanted: readonly string[], { name }: CatalogCategory): number {
  const own = toWords(name)
    .filter((word) => word.length >= SHORTEST_WORD)
    .map(singular)
  return wanted.map(singular).filter((word) => own.some((other) => isNear(word, other))).length
}

function isNear(word: string, other: string): boolean {
  if (other.startsWith(word)) return true
  if (word.length < LONG_WORD) return false
  return other.includes(word) || editDistance(word, other, word.length < VERY_LONG_WORD ? 1 : 2) !== Number.POSITIVE_INFINITY
}
