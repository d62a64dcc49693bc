import type { SearchLanguage } from '#schema/rules/measures/measure.types.ts'

/** Possible forms of a folded word in other numbers and, in Italian, genders. Many are not real words, which does no harm. */
export function wordForms(word: string, language: SearchLanguage): readonly string[] {
  if (word.length < SHORTEST || /\p{N}/u.test(word)) return []
  return [...new Set(FORMS[language](word))].filter((form) => form !== word && form.length >= 2)
}

const SHORTEST = 3

const FORMS: Readonly<Record<SearchLanguage, (word: string) => readonly string[]>> = { en: english, de: german, it: italian }

function english(word: string): readonly string[] {
  return [...englishSingulars(word), ...englishPlurals(word)]
}

function englishSingulars(word: string): readonly string[] {
  if (!word.endsWith('s') || /(?:ss|us)$/.test(word)) return []
  if (/[^aeiou]ies$/.test(word)) return [`${word.slice(0, -3)}y`, word.slice(0, -1)]
  if (word.endsWith('ves')) return [`${word.slice(0, -3)}f`, `${word.slice(0, -3)}fe`, word.slice(0, -1)]
  if (/(?:ss|sh|ch|x|z|o)es$/.test(word)) return [word.slice(0, -2), word.slice(0, -1)]
  return [word.slice(0, -1)]
}

function englishPlurals(word: string): readonly string[] {
  if (/[^s]s$/.test(word) && !/(?:us|is)$/.test(word)) return []
  if (/[^aeiou]y$/.test(word)) return [`${word.slice(0, -1)}ies`]
  if (/(?:lf|af|fe)$/.test(word)) return [word.replace(/fe?$/, 'ves'), `${word}s`]
  if (/(?:s|sh|ch|x|z)$/.test(word)) return [`${word}es`]
  return [`${word}s`]
}

const GERMAN_ENDINGS = ['', 'e', 'en', 'er', 'n', 'ern', 's', 'es'] as const

function german(word: string): readonly string[] {
  const stems = [word, ...GERMAN_ENDINGS.filter((ending) => ending && word.endsWith(ending)).map((ending) => cut(word, ending))]
  return stems.filter((stem) => stem.length >= SHORTEST).flatMap((stem) => GERMAN_ENDINGS.map((ending) => stem + ending))
}

const cut = (word: string, ending: string) => word.slice(0, word.length - ending.length)

const ITALIAN_ENDINGS = ['a', 'e', 'i', 'o', 'he', 'hi', 'ia', 'io', 'ie'] as const

function italian(word: string): readonly string[] {
  const stem = word.replace(/(?:(?<=[cg])h[ei]|i?[aeio])$/, '')
  if (stem === word || stem.length < SHORTEST - 1) return []
  return ITALIAN_ENDINGS.filter((ending) => !ending.startsWith('h') || /[cg]$/.test(stem)).map((ending) => stem + ending)
}
