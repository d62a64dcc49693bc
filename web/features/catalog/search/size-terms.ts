interface SizedProduct {
  readonly name: string
  readonly keyFacts: readonly { readonly code: string; readonly value: string }[]
}

/** The size that distinguishes most products comes first. */
const SIZES = ['thickness', 'length']
const MOST_SIZES = 4

const toWords = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []

/**
 * The sizes that complete a search: thicknesses, or else lengths, of the suggested products whose names have all its words, because only
 * these products match the completed search in full. Empty if the search has a size, or if there is nothing to choose.
 * @source SEARCH-41
 */
export function completingSizes(term: string, products: readonly SizedProduct[]): readonly string[] {
  const words = toWords(term)
  if (words.some((word) => /\d/.test(word))) return []
  const matches = products.filter(({ name }) => {
    const named = toWords(name)
    return words.every((word) => named.includes(word))
  })
  const sizes = SIZES.map((code) => [
    ...new Set(
      matches.flatMap(({ keyFacts }) =>
        keyFacts.flatMap((fact) => (fact.code === code ? (fact.value.match(/\d[\d.,]* mm/g) ?? []) : [])),
      ),
    ),
  ]).find((values) => values.length > 1)
  return (sizes ?? []).slice(0, MOST_SIZES).sort((a, b) => a.localeCompare(b, undefined, { numeric: true }))
}
