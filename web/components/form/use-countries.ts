import { COUNTRIES } from '#schema/rules/forms/countries.ts'
import { useShop } from '../../data/shop.tsx'

/** Countries to choose from: the store view's first, then those with delivery dates. @source CHECKOUT-16 */
export function useCountries(): ReturnType<typeof countries> {
  const { language, country, delivery } = useShop()
  return countries(language, [country, ...(delivery?.countries ?? [])])
}

/**
 * Countries with their names in a language, in its alphabetical order.
 * @param first the codes that come before the others, in their order
 */
export function countries(
  language: string,
  first: readonly string[],
): readonly { readonly code: string; readonly name: string }[] {
  const names = new Intl.DisplayNames(language, { type: 'region' })
  const { compare } = new Intl.Collator(language)
  const place = (code: string) => (first.includes(code) ? first.indexOf(code) : first.length)
  return COUNTRIES.map((code) => ({ code, name: names.of(code) ?? code })).sort(
    (a, b) => place(a.code) - place(b.code) || compare(a.name, b.name),
  )
}
