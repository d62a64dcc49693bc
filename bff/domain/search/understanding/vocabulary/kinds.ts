import { fold } from '#schema/rules/fold.ts'
import type { SearchLanguage } from '#schema/rules/measures/measure.types.ts'
import { dictionaryKey } from '../dictionary/dictionary.ts'
import type { KindSource } from './reading.types.ts'

interface KindSources {
  readonly language: SearchLanguage
  readonly productNames: readonly string[]
  readonly categoryNames: readonly string[]
  /** The dictionary's synonyms by folded words. */
  readonly meanings: ReadonlyMap<string, readonly string[]>
  /** Folded labels of attribute options: materials, colours and finishes are no kinds. */
  readonly labels: Iterable<string>
}

/**
 * The words that name kinds of goods: the head of each product's and each category's name, 'screws' of 'Brass slotted screws 3 mm', and the
 * dictionary's words for them. A word in the names of products and categories counts as one of products.
 * @source SEARCH-33
 */
export function findKinds({
  language,
  productNames,
  categoryNames,
  meanings,
  labels,
}: KindSources): ReadonlyMap<string, KindSource> {
  const categories = categoryNames.flatMap((name) => name.split(/[,&/]| (?:and|und|e|ed) /u))
  const shopWords = new Map<string, KindSource>(categories.map((name) => [headNoun(name, CATEGORY[language]), 'categories']))
  for (const name of productNames) shopWords.set(headNoun(name, PRODUCT[language]), 'products')
  for (const label of labels) shopWords.delete(label)
  shopWords.delete('')
  const kinds = new Map(shopWords)
  for (const [word, synonyms] of meanings) {
    const meant = [word, ...synonyms.map(dictionaryKey)].flatMap((synonym) => shopWords.get(synonym) ?? [])
    const kindOf = preferProducts(meant)
    if (!word.includes(' ') && kindOf) kinds.set(word, kindOf)
  }
  return kinds
}

export const preferProducts = (kinds: readonly KindSource[]): KindSource | undefined =>
  kinds.includes('products') ? 'products' : kinds[0]

type Place = 'first' | 'last'

/** Where the head of a name is: 'Birch ply', 'Sperrholz Birke', 'Compensato di betulla'. */
const PRODUCT: Readonly<Record<SearchLanguage, Place>> = { en: 'last', de: 'first', it: 'first' }
const CATEGORY: Readonly<Record<SearchLanguage, Place>> = { en: 'last', de: 'last', it: 'first' }

/** The folded head of a name: of its words before a size, a comma, a bracket or a preposition. */
function headNoun(name: string, place: Place): string {
  const [stem = ''] = name.toLowerCase().split(/[,(]|\s\d|\s(?:for|with|für|mit|per|con)\s/u)
  const words = stem.split(/\s+/).map((word) => word.split(/[-/]/).at(-1) ?? '')
  const heads = words.filter((word) => /^\p{L}{3,}$/u.test(word))
  return fold(heads.at(place === 'first' ? 0 : -1) ?? '')
}
