import type { Language } from '../../store-views.ts'

const SHORTEST = 3

/**
 * Brings singular and plural of a word to one form. Light on purpose: only number is folded away, so that
 * 'planing' and 'plane' stay apart. The word is in lower case and without accents.
 */
export function stem(word: string, language: Language): string {
  return STEMMERS[language](word)
}

const STEMMERS: Readonly<Record<Language, (word: string) => string>> = { en: english, de: german, it: italian }

function english(word: string): string {
  if (word.length <= SHORTEST || !word.endsWith('s')) return word
  if (/(?:ss|us|is)$/.test(word)) return word
  if (/[^aeiou]ies$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`
  if (/(?:ss|sh|ch|x)es$/.test(word)) return word.slice(0, -2)
  return word.slice(0, -1)
}

function german(word: string): string {
  const root = word.replace(/(?:ern|en|er|es|e|n|s)$/, '')
  return root.length >= SHORTEST ? root : word
}

function italian(word: string): string {
  const root = word.replace(/(?<=[cg])h[ie]$|i?[aeio]$/, '')
  return root.length >= SHORTEST ? root : word
}
