import { fold } from '#schema/rules/fold.ts'
import { splitWords } from '../dictionary/split-words.ts'
import { preferProducts } from '../vocabulary/kinds.ts'
import { isMostlyHead, nameHead, otherHeads, otherNames } from '../vocabulary/name-heads.ts'
import type { KindSource, ReadingPart } from '../vocabulary/reading.types.ts'
import type { SearchVocabulary } from '../vocabulary/vocabulary.types.ts'
import { wordForms } from '../vocabulary/word-forms.ts'
import { splitCompound } from './compounds.ts'
import { findKnownWord } from './known-words.ts'

/** A shorter word is too often the end of another. */
const SHORTEST_HEAD = 5

type Words = Pick<SearchVocabulary, 'kinds' | 'heads' | 'words' | 'language' | 'dictionary'>

/** A folded word of a search for a kind of goods, and the merchant's word. */
interface Kind {
  readonly word: string
  readonly goods: string
  readonly kindOf: KindSource
}

/**
 * Marks the part that names the kind of goods. Parts without a meaning are never marked. Goods of the kind may have the name that the
 * dictionary has for it: 'Latten' are 'Dachlatten'.
 * @param text normalised
 */
export function markKind(parts: readonly ReadingPart[], text: string, vocabulary: Words): readonly ReadingPart[] {
  const kind = kindIn(text, vocabulary)
  if (kind === null) return parts
  const at = parts.findLastIndex((part) => !part.isOptional && hasWord(part, kind.word))
  const { heads, language, words, dictionary } = vocabulary
  const forms = [kind.goods, ...wordForms(kind.goods, language)]
  const meant = forms
    .flatMap((form) => dictionary.meanings.get(form) ?? [])
    .filter((phrase) => !splitWords(phrase).some((word) => forms.includes(fold(word))))
    .map((phrase) => nameHead(phrase, language))
    .filter((head) => isMostlyHead(head, heads))
    .flatMap((head) => [head, ...wordForms(head, language)])
  const own = [...new Set([...forms, ...meant])]
  const otherKinds = otherHeads(own, heads).flatMap((head) => words.get(head)?.spellings ?? [])
  const others = { otherKinds, otherNames: otherNames(own, heads) }
  return parts.map((part, i) => (i === at ? { ...part, kindOf: kind.kindOf, ...others } : part))
}

/**
 * The kind of goods; null if there is none. In English and German its word is the last one before words such as 'for', in Italian the first:
 * 'brass decking screws for oak', 'viti per decking'. An unknown word may be a misspelt kind. No
 * kind before it is used, in Italian none after it: 'door handels' does not mean 'door'.
 */
function kindIn(text: string, vocabulary: Words): Kind | null {
  const { language, dictionary } = vocabulary
  let kind: Kind | null = null
  for (const word of splitWords(text).map(fold)) {
    const isIgnored = dictionary.ignored.has(word)
    if (kind !== null && (language === 'it' || isIgnored)) return kind
    const found = findKind(word, vocabulary)
    if (found) kind = { word, ...found }
    else if (!isIgnored && isUnknown(word, vocabulary)) {
      if (language === 'it') return null
      kind = null
    }
  }
  return kind
}

/** German compounds are of the kind of their last part: 'Pfostenbeton' is 'Beton', 'Gartenzaun' is 'Zaun'. */
function findKind(word: string, vocabulary: Words): Omit<Kind, 'word'> | null {
  const { kinds, language } = vocabulary
  const own = kindOfForms(word, vocabulary)
  if (own || language !== 'de') return own
  const ending = preferProducts([...kinds].filter(([kind]) => kind.endsWith(word)).map(([, kindOf]) => kindOf))
  if (word.length >= SHORTEST_HEAD && ending) return { goods: word, kindOf: ending }
  const [, last] = isUnknown(word, vocabulary) ? (splitCompound(word, vocabulary) ?? []) : []
  return last === undefined ? null : kindOfForms(last, vocabulary)
}

function kindOfForms(word: string, { kinds, language }: Words): Omit<Kind, 'word'> | null {
  const kindOf = preferProducts([word, ...wordForms(word, language)].flatMap((form) => kinds.get(form) ?? []))
  return kindOf ? { goods: word, kindOf } : null
}

const isUnknown = (word: string, vocabulary: Pick<Words, 'words' | 'language'>): boolean =>
  /^\p{L}{3,}$/u.test(word) && findKnownWord(word, vocabulary) === null

const hasWord = ({ written }: ReadingPart, kind: string): boolean =>
  written.kind === 'words' && written.words.some((forms) => forms.some((form) => fold(form) === kind))
