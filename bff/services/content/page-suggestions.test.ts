import { describe, expect, it } from 'vitest'
import { LIST_SIZES } from '#schema/rules/constants.ts'
import { WANTED } from '../../../test/spec/search/wanted-searches.ts'
import { entriesMatching, phraseIndex } from '../../domain/search/page-suggestions.ts'
import { readDictionaries } from '../scope/dictionaries.ts'

const dictionaries = readDictionaries('bff/content/search')

/** The targets of the pages that the shop's own dictionary finds. */
function pagesFound(language: string, search: string): readonly string[] {
  const { pages = [], ignored = [] } = dictionaries.get(language) ?? {}
  const found = entriesMatching(phraseIndex(pages, ignored), search, LIST_SIZES.suggestedPages)
  return found.map(({ link }) => (typeof link === 'string' ? link : 'url' in link ? link.url : link.page))
}

const QUESTIONS: Readonly<Record<string, readonly (readonly [search: string, page: string | null])[]>> = {
  en: [
    ['opening hours', '/stores'],
    ['what time do you open', '/stores'],
    ['are you open saturday', '/stores'],
    ['delivery charge', 'delivery'],
    ['how much is delivery', 'delivery'],
    ['do you deliver', 'delivery'],
    ['free delivery', 'delivery'],
    ['trade account', 'trade-accounts'],
    ['trade discount', 'trade-accounts'],
    ['returns', 'returns'],
    ['return policy', null],
    ['can I return', 'returns'],
    ['click and collect', '/stores'],
    ['how to fit skirting', 'fitting-skirting'],
    ['fitting skirting boards', 'fitting-skirting'],
    ['cut to size', '/cutting-form'],
    ['cutting list', '/cutting-form'],
    ['phone number', '/contact'],
    ['track my order', '/my-account/orders'],
    ['quick order', '/quick-order'],
    ['size chart', 'size-guide'],
    ['privacy', 'privacy-policy'],
    ['fsc', 'sustainability'],
  ],
  de: [
    ['Öffnungszeiten', '/stores'],
    ['oeffnungszeiten', '/stores'],
    ['Versandkosten', 'delivery'],
    ['Was kostet der Versand', 'delivery'],
    ['Rückgabe', 'returns'],
    ['Widerruf', 'returns'],
    ['Zuschnitt', '/cutting-form'],
    ['Telefonnummer', '/contact'],
    ['Sockelleisten montieren', 'fitting-skirting'],
    ['Firmenkunden', 'trade-accounts'],
    ['AGB', 'terms-and-conditions'],
  ],
  it: [
    ['orari', '/stores'],
    ['orari di apertura', '/stores'],
    ['spese di spedizione', 'delivery'],
    ['quanto costa la consegna', 'delivery'],
    ['resi', 'returns'],
    ['taglio su misura', '/cutting-form'],
    ['posare il battiscopa', 'fitting-skirting'],
    ['partita iva', 'trade-accounts'],
    ['numero di telefono', '/contact'],
  ],
}

describe.each(Object.entries(QUESTIONS))('searches for pages in %s', (language, questions) => {
  // SEARCH-30
  it.each(questions)('%s finds %s first', (search, page) => {
    expect(pagesFound(language, search)[0] ?? null).toBe(page)
  })
})

describe('searches for products', () => {
  it.each(Object.entries(WANTED))('find no pages in %s', (language, searches) => {
    expect(searches.map(([typed]) => typed).filter((typed) => pagesFound(language, typed).length > 0)).toEqual([])
  })
})
