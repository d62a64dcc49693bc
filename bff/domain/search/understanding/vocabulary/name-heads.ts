import { fold } from '#schema/rules/fold.ts'
import type { SearchLanguage } from '#schema/rules/measures/measure.types.ts'
import { splitWords } from '../dictionary/split-words.ts'

/** The product names by the folded words that they have as their head or elsewhere. */
export type NameHeads = ReturnType<typeof readNameHeads>

/** Each head costs the engine a clause, and a word that more kinds of goods mention says little about a product. */
const MOST_OTHERS = 12
/** Each costs the engine a phrase. */
const MOST_NAMES = 4

export function readNameHeads(productNames: readonly string[], language: SearchLanguage) {
  const elsewhere = new Map<string, string[]>()
  const beside = new Map<string, (readonly string[])[]>()
  const mentions = new Map<string, { readonly head: string; readonly name: string }[]>()
  for (const name of productNames) {
    const head = nameHead(name, language)
    if (head === '') continue
    const others = [...new Set(splitWords(name).map(fold))].filter((word) => word !== head)
    beside.set(head, [...(beside.get(head) ?? []), others])
    const named = { head, name: beforeSize(name) }
    for (const word of others) {
      elsewhere.set(word, [...(elsewhere.get(word) ?? []), head])
      mentions.set(word, [...(mentions.get(word) ?? []), named])
    }
  }
  return {
    /** The heads of the names that have the word elsewhere, once for each name: 'kit' for 'treads' of 'Oak stair kit, 13 treads'. */
    elsewhere,
    /**
     * The other words of the names that have the word as their head, again for each name: 'oak', 'stair' for 'tread' of 'Oak stair tread'.
     */
    beside,
    /** The names that have the word elsewhere, without their sizes, and their heads. */
    mentions,
  }
}

/** Whether most product names that have a folded word have it as their head. */
export const isMostlyHead = (word: string, { elsewhere, beside }: NameHeads): boolean =>
  (beside.get(word)?.length ?? 0) > (elsewhere.get(word)?.length ?? 0)

/**
 * Heads of the product names that only mention a kind of goods. A head that also describes goods of the kind is left out: 'Post mix concrete'
 * mentions posts, but there are concrete posts too. Empty for a word that describes several kinds and names none: 'decking'.
 * @param forms the folded word in any number
 */
export function otherHeads(forms: readonly string[], { elsewhere, beside }: NameHeads): readonly string[] {
  const named = forms.flatMap((form) => beside.get(form) ?? [])
  const own = new Set([...forms, ...named.flat()])
  const others = new Set(forms.flatMap((form) => elsewhere.get(form) ?? []).filter((head) => !own.has(head)))
  return named.length === 0 && others.size > 1 ? [] : [...others].slice(0, MOST_OTHERS)
}

/**
 * The names, without sizes, of other goods whose head also describes goods of the kind, so that the head alone does not tell them apart: 'post mix
 * concrete', because there are concrete posts. At most four.
 * @param forms the folded word in any number
 */
export function otherNames(forms: readonly string[], { beside, mentions }: NameHeads): readonly string[] {
  const named = new Set(forms.flatMap((form) => beside.get(form) ?? []).flat())
  const names = forms
    .flatMap((form) => mentions.get(form) ?? [])
    .filter(({ head, name }) => !forms.includes(head) && named.has(head) && name.includes(' '))
  return [...new Set(names.map(({ name }) => name))].slice(0, MOST_NAMES)
}

type Place = 'first' | 'last'

/** The position of the head in a name: 'Birch ply', 'Sperrholz Birke', 'Compensato di betulla'. */
const PRODUCT: Readonly<Record<SearchLanguage, Place>> = { en: 'last', de: 'first', it: 'first' }
const CATEGORY: Readonly<Record<SearchLanguage, Place>> = { en: 'last', de: 'last', it: 'first' }

/** The folded head of a product's name. */
export const nameHead = (name: string, language: SearchLanguage): string => headNoun(name, PRODUCT[language])

/** The folded head of a category's name. */
export const categoryHead = (name: string, language: SearchLanguage): string => headNoun(name, CATEGORY[language])

const beforeSize = (name: string): string => (name.toLowerCase().split(/[,(]|\s\d/u)[0] ?? '').trim()

/** The head of the words before a size, a comma, a bracket or a preposition. Skips 'Zaun-' of 'Zaun- und Schuppenfarbe', which is not a complete word. */
function headNoun(name: string, place: Place): string {
  const [stem = ''] = name.toLowerCase().split(/[,(]|\s\d|\s(?:for|with|für|mit|per|con)\s/u)
  const words = stem.replace(/\p{L}+-\sund\s/gu, '').split(/\s+/)
  const heads = words.map((word) => word.split(/[-/]/).at(-1) ?? '').filter((word) => /^\p{L}{3,}$/u.test(word))
  return fold(heads.at(place === 'first' ? 0 : -1) ?? '')
}
