import type { SearchLanguage } from '#schema/rules/measures/measure.types.ts'
import { dictionaryKey } from '../dictionary/dictionary.ts'
import { categoryHead, isMostlyHead, type NameHeads } from './name-heads.ts'
import type { KindSource } from './reading.types.ts'
import { wordForms } from './word-forms.ts'

interface KindSources {
  readonly language: SearchLanguage
  readonly heads: NameHeads
  readonly categoryNames: readonly string[]
  /** The dictionary's synonyms by folded words. */
  readonly meanings: ReadonlyMap<string, readonly string[]>
  /** Folded labels of attribute options: materials, colours and finishes are not kinds. A label that most product names have as their head is one. */
  readonly labels: Iterable<string>
}

/**
 * The words that name kinds of goods: the head of each product's and each category's name, 'screws' of 'Brass slotted screws 3 mm', and the
 * dictionary's words for them. A word in the names of products and categories counts as one of products. So does a word of a category with
 * several kinds, such as 'OSB and chipboard', if product names have it: the category does not say which of its kinds a product is.
 * @source SEARCH-33, SEARCH-84
 */
export function findKinds({ language, heads, categoryNames, meanings, labels }: KindSources): ReadonlyMap<string, KindSource> {
  const categories = categoryNames.map((name) =>
    name.split(/[,&/]| (?:and|und|e|ed) /u).map((part) => categoryHead(part, language)),
  )
  const alone = new Set(categories.filter((kinds) => kinds.length === 1).flat())
  const sourceOf = (kind: string): KindSource => (heads.elsewhere.has(kind) && !alone.has(kind) ? 'products' : 'categories')
  const shopWords = new Map<string, KindSource>(categories.flat().map((kind) => [kind, sourceOf(kind)]))
  for (const head of heads.beside.keys()) shopWords.set(head, 'products')
  for (const label of labels) if (!isMostlyHead(label, heads)) shopWords.delete(label)
  shopWords.delete('')
  const kinds = new Map(shopWords)
  for (const [word, synonyms] of meanings) {
    const named = [word, ...synonyms.map(dictionaryKey)].flatMap((synonym) => [synonym, ...wordForms(synonym, language)])
    const sources = named.flatMap((synonym) => shopWords.get(synonym) ?? [])
    const kindOf = preferProducts(sources)
    if (!word.includes(' ') && kindOf) kinds.set(word, kindOf)
  }
  return kinds
}

export const preferProducts = (kinds: readonly KindSource[]): KindSource | undefined =>
  kinds.includes('products') ? 'products' : kinds[0]
