import { COUNTRIES } from '#schema/rules/forms/countries.ts'

/** Countries with their names in a language, in its alphabetical order. */
export function countries(language: string): readonly { readonly code: string; readonly name: string }[] {
  const names = new Intl.DisplayNames(language, { type: 'region' })
  const { compare } = new Intl.Collator(language)
  return COUNTRIES.map((code) => ({ code, name: names.of(code) ?? code })).sort((a, b) => compare(a.name, b.name))
}
