import type { SearchLanguage } from '#schema/rules/measures/measure.types.ts'
import { dictionaryKey } from '../dictionary/dictionary.ts'
import { categoryHead, isMostlyHead, type NameHeads } from './name-heads.ts'
import type { KindSource } from './reading.types.ts'

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
 * dictionary's words for them. A word in the names of products and categories counts as one of products.
 * @source SEARCH-33
 */
export function findKinds({ language, heads, categoryNames, meanings, labels }: KindSources): ReadonlyMap<string, KindSource> {
  const categories = categoryNames.flatMap((name) => name.split(/[,&/]| (?:and|und|e|ed) /u))
  const shopWords = new Map<string, KindSource>(categories.map((name) => [categoryHead(name, language), 'categories']))
  for (const head of heads.beside.keys()) shopWords.set(head, 'products')
  for (const label of labels) if (!isMostlyHead(label, heads)) shopWords.delete(label)
  shopWords.delete('')
  const kinds = new Map(shopWords)
  for (const [word, synonyms] of meanings) {
    const sources = [word, ...synonyms.map(dictionaryKey)].flatMap((synonym) => shopWords.get(synonym) ?? [])
    const kindOf = preferProducts(sources)
    if (!word.includes(' ') && kindOf) kinds.set(word, kindOf)
  }
  return kinds
}

export const preferProducts = (kinds: readonly KindSource[]): KindSource | undefined =>
  kinds.includes('products') ? 'products' : kinds[0]
