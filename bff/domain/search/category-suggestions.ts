import type { CatalogCategory } from '../catalog/catalog.types.ts'
import { breadcrumbs, type CategoryTree, hasProducts } from '../catalog/category-tree.ts'
import { normalizeSearch } from './text/full-text.ts'

/** Shorter words begin too many names. */
const SHORTEST_WORD = 3

interface Candidate {
  readonly category: CatalogCategory
  /** From the first level down to the category. */
  readonly way: readonly CatalogCategory[]
}

/**
 * Categories that match a search. Every word of the text must begin a word of the category's name or of its ancestors' names, at
 * least one of its own name. Names that start with the text come first, then categories closer to the root. If there are none, the
 * categories whose whole name the text contains, the longest name first.
 * @source SEARCH-36
 */
export function findCategories(tree: CategoryTree, text: string, limit: number): readonly CatalogCategory[] {
  const wanted = toWords(normalizeSearch(text))
  if (wanted.length === 0) return []
  const candidates = [...tree.byId.values()]
    .map((category) => ({ category, way: breadcrumbs(tree, category.id) }))
    .filter(({ category, way }) => way.length > 0 && hasProducts(tree, category))
  const matches = withEveryWord(candidates, wanted)
  const found = matches.length > 0 ? matches : withWholeName(candidates, wanted)
  return found.slice(0, limit).map(({ category }) => category)
}

const withEveryWord = (candidates: readonly Candidate[], wanted: readonly string[]): readonly Candidate[] =>
  candidates
    .filter(({ category, way }) => isMatch(wanted, category, way))
    .map((candidate) => ({ ...candidate, rank: Number(!startsWith(candidate.category, wanted)) }))
    .sort((a, b) => a.rank - b.rank || byPlace(a, b))

function withWholeName(candidates: readonly Candidate[], wanted: readonly string[]): readonly Candidate[] {
  const words = wanted.filter((word) => word.length >= SHORTEST_WORD).map(singular)
  return candidates
    .map((candidate) => ({ ...candidate, name: toWords(candidate.category.name) }))
    .filter(({ name }) => name.every((own) => words.some((word) => own.startsWith(word))))
    .sort((a, b) => b.name.length - a.name.length || byPlace(a, b))
}

const byPlace = (a: Candidate, b: Candidate) => a.way.length - b.way.length || a.category.position - b.category.position

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
