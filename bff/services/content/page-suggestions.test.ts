import { describe, expect, it } from 'vitest'
import { roomParameters } from '#schema/rules/rooms/room-address.ts'
import { WANTED } from '../../../test/spec/search/wanted-searches.ts'
import { english } from '../../domain/search/understanding/understanding.test-kit.ts'
import { readDictionaries } from '../scope/dictionaries.ts'
import { config, scopeWith } from '../testing/platform.ts'
import { pageEntriesMatching, readPageWords, roomMatching } from './page-suggestions.ts'

const dictionaries = readDictionaries('bff/content/search')

/** The targets of the pages that the shop's own dictionary finds. */
function pagesFound(language: 'en' | 'de' | 'it', search: string): readonly string[] {
  const dictionary = dictionaries.get(language)
  if (!dictionary) throw new Error(`No dictionary for ${language}`)
  return pageEntriesMatching(dictionary, search, language).map(({ link, room }) => {
    const parameters = roomParameters(room)
    const target = typeof link === 'string' ? link : 'url' in link ? link.url : link.page
    return parameters ? `${target}?${parameters}` : target
  })
}

const QUESTIONS: Readonly<Record<'en' | 'de' | 'it', readonly (readonly [search: string, page: string | null])[]>> = {
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
    ['return policy', 'returns'],
    ['returns policy', 'returns'],
    ['refund policy', 'returns'],
    ['cancellation policy', 'returns'],
    ['warranty', 'returns'],
    ['privacy notice', 'privacy-policy'],
    ['cookie policy', 'privacy-policy'],
    ['terms', 'terms-and-conditions'],
    ['t&cs', 'terms-and-conditions'],
    ['opening times', '/stores'],
    ['opening hou', '/stores'],
    ['trade acc', 'trade-accounts'],
    ['store hours', '/stores'],
    ['bank holiday opening', '/stores'],
    ['delivery costs', 'delivery'],
    ['delivery areas', 'delivery'],
    ['how long does delivery take', 'delivery'],
    ['VAT invoice', '/my-account/orders'],
    ['contact number', '/contact'],
    ['contact details', '/contact'],
    ['payment methods', 'faq'],
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
    ['how much is delivery to york', 'delivery'],
    ['can i return cut timber', 'returns'],
    ['do you cut mdf to size', '/cutting-form'],
    ['open on sunday?', '/stores'],
    ['delivery screws york', null],
    ['are you open today', '/stores'],
    ['what time do you close', '/stores'],
    ['when do you shut', '/stores'],
    ['where are you based', '/stores'],
    ['can i pick it up', '/stores'],
    ['do you deliver to leeds', 'delivery'],
    ['can you deliver tomorrow', 'delivery'],
    ['how much to deliver', 'delivery'],
    ['hiab delivery', 'delivery'],
    ['can i bring it back', 'returns'],
    ['my order hasnt arrived', '/my-account/orders'],
    ['can i speak to someone', '/contact'],
    ['can i pay on account', 'trade-accounts'],
    ['how many deck boards do i need', '/calculators/deck'],
    ['can you cut it', '/cutting-form'],
    ['what sizes does timber come in', 'size-guide'],
    ['how to find us', '/stores'],
    ['where do i find the wood filler', null],
    ['fsc', 'sustainability'],
    ['skirting for a 4 × 3.6 room, two doors', '/calculators/skirting?length=4&width=3.6&doors=2'],
    ['how much skirting for a room 4m x 3m', '/calculators/skirting?length=4&width=3'],
    ['decking calculator', '/calculators/deck'],
    ['how much decking for 4.8 x 3.6', '/calculators/deck?length=4.8&width=3.6'],
    ['deck 4 x 5', '/calculators/deck?length=4&width=5'],
    ['deck 20 m2', '/calculators/deck?length=4.5&width=4.45'],
    ['decking for 16 square metres', '/calculators/deck?length=4&width=4'],
    ['skirting room 20 m²', '/calculators/skirting'],
    ['skirting 20 m²', null],
    ['architrave calculator 3 doors', '/calculators/architrave?doors=3'],
    ['architrave for three doors', '/calculators/architrave?doors=3'],
  ],
  de: [
    ['Öffnungszeiten', '/stores'],
    ['habt ihr samstags offen', '/stores'],
    ['Wie lange dauert die Lieferung', 'delivery'],
    ['oeffnungszeiten', '/stores'],
    ['Versandkosten', 'delivery'],
    ['Was kostet der Versand', 'delivery'],
    ['Rückgabe', 'returns'],
    ['Widerruf', 'returns'],
    ['Widerrufsrecht', 'returns'],
    ['Gewährleistung', 'returns'],
    ['Datenschutzerklärung', 'privacy-policy'],
    ['Rechnung mit MwSt', '/my-account/orders'],
    ['Zahlungsarten', 'faq'],
    ['Zuschnitt', '/cutting-form'],
    ['Telefonnummer', '/contact'],
    ['Sockelleisten montieren', 'fitting-skirting'],
    ['Firmenkunden', 'trade-accounts'],
    ['AGB', 'terms-and-conditions'],
    ['Sockelleisten für Zimmer 4 x 3,6 zwei Türen', '/calculators/skirting?length=4&width=3.6&doors=2'],
    ['Terrassenrechner', '/calculators/deck'],
    ['Terrasse 20 qm', '/calculators/deck?length=4.5&width=4.45'],
    ['schneidet ihr zu', '/cutting-form'],
    ['liefert ihr nach Köln', 'delivery'],
    ['wann macht ihr auf', '/stores'],
    ['könnt ihr Platten zuschneiden', '/cutting-form'],
    ['Bekleidungen für drei Türen', '/calculators/architrave?doors=3'],
    ['welches Holz für die Terrasse', '/calculators/deck'],
    ['welches Holz', 'choosing-timber'],
    ['welches Holz für ein Hochbeet', 'choosing-timber'],
    ['habt ihr Holz für den Zaun', null],
    ['wo kommt das Holz her', null],
    ['wie dick muss ich dämmen', 'choosing-insulation'],
  ],
  it: [
    ['orari sabato', '/stores'],
    ['tagliate i pannelli su misura?', '/cutting-form'],
    ['orari', '/stores'],
    ['orari di apertura', '/stores'],
    ['spese di spedizione', 'delivery'],
    ['quanto costa la consegna', 'delivery'],
    ['resi', 'returns'],
    ['politica di rimborso', 'returns'],
    ['diritto di recesso', 'returns'],
    ['costi di spedizione', 'delivery'],
    ['termini e condizioni', 'terms-and-conditions'],
    ['fattura con iva', '/my-account/orders'],
    ['metodi di pagamento', 'faq'],
    ['taglio su misura', '/cutting-form'],
    ['posare il battiscopa', 'fitting-skirting'],
    ['partita iva', 'trade-accounts'],
    ['numero di telefono', '/contact'],
    ['battiscopa per stanza 4 x 3,6 due porte', '/calculators/skirting?length=4&width=3.6&doors=2'],
    ['calcolatore decking', '/calculators/deck'],
    ['consegnate a Milano', 'delivery'],
    ['siete aperti domenica', '/stores'],
    ['fate consegne a domicilio', 'delivery'],
    ['coprifili per tre porte', '/calculators/architrave?doors=3'],
    ['quale legno per la terrazza', 'choosing-timber'],
    ['avete legno per recinzioni', null],
  ],
}

const LANGUAGES = ['en', 'de', 'it'] as const

describe.each(LANGUAGES)('searches for pages in %s', (language) => {
  // SEARCH-30, SEARCH-31, SEARCH-38, SEARCH-58
  it.each(QUESTIONS[language])('%s finds %s first', (search, page) => {
    expect(pagesFound(language, search)[0] ?? null).toBe(page)
  })
})

describe('searches for products', () => {
  it.each(LANGUAGES)('find no pages in %s', (language) => {
    expect(WANTED[language].map(([typed]) => typed).filter((typed) => pagesFound(language, typed).length > 0)).toEqual([])
  })
})

// SEARCH-42
describe('the calculator that answers a search', () => {
  const suggestRoom = (search: string, calculators = config.shop.calculators) =>
    roomMatching(search, scopeWith({}, { dictionaries, config: { ...config, shop: { ...config.shop, calculators } } }))

  it.each([
    [
      'skirting for a 4 × 3.6 room, two doors',
      { kind: 'skirting', length: 4000, width: 3600, doors: 2, url: '/calculators/skirting?length=4&width=3.6&doors=2' },
    ],
    [
      'skirting 4m x 3m room',
      { kind: 'skirting', length: 4000, width: 3000, doors: 1, url: '/calculators/skirting?length=4&width=3&doors=1' },
    ],
    ['deck 20 m2', { kind: 'deck', length: 4500, width: 4450, doors: null, url: '/calculators/deck?length=4.5&width=4.45' }],
    [
      'architrave for three doors',
      { kind: 'architrave', length: null, width: null, doors: 3, url: '/calculators/architrave?doors=3' },
    ],
  ])('is known for %j', (search, room) => {
    expect(suggestRoom(search)).toEqual(room)
  })

  it.each([
    'skirting calculator',
    'skirting for two doors',
    'architrave for a room 4 x 3',
    'skirting for a 1 x 1 m room, 9 doors',
    'oak skirting',
    'delivery charge',
  ])('is null for %j', (search) => {
    expect(suggestRoom(search)).toBeNull()
  })

  it('is null if the merchant does not offer it', () => {
    expect(suggestRoom('deck 20 m2', { ...config.shop.calculators, deck: null })).toBeNull()
  })
})

// SEARCH-43
describe('words of pages', () => {
  const knownIn = (search: string) => readPageWords(search, scopeWith({}, { dictionaries }), english)

  it.each(['trade account', 'build this deck', 'skirting for a 4 × 3.6 room'])(
    'are not asked about if %j finds a page',
    (search) => {
      expect(knownIn(search)).toBeNull()
    },
  )

  it('are known in the singular for other searches', () => {
    const known = knownIn('torus skirting account')
    expect(known).toContain('account')
    expect(known).toContain('opening')
    expect(known).not.toContain('torus')
  })
})
