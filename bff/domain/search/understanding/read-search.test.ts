import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { normalizeSearch } from '../text/full-text.ts'
import { EMPTY_ENTRIES, searchDictionary } from './dictionary/dictionary.ts'
import { readSearch } from './read-search.ts'
import { english, german } from './understanding.test-kit.ts'
import type { Reading } from './vocabulary/reading.types.ts'
import { EMPTY_VOCABULARY, searchVocabulary } from './vocabulary/vocabulary.ts'

const describeReading = (reading: Reading): string => {
  if (reading.kind === 'words') return reading.words.map((forms) => forms.join('|')).join(' ')
  if (reading.kind === 'options') return reading.options.map(({ attribute, ids }) => `${attribute}:${ids.join()}`).join(' ')
  if (reading.kind === 'fuzzy') return `~${reading.word}`
  return reading.measures.map(({ values, unit }) => `${values.join('x')} ${unit}`).join(', ')
}
const NO_SOURCES = { language: 'en', productNames: [], categoryNames: [], attributes: [] }
const readParts = (text: string, vocabulary = english) =>
  readSearch(text, vocabulary).parts.map(({ written, understood }) => [
    describeReading(written),
    ...understood.map(describeReading),
  ])

// SEARCH-23, SEARCH-24, SEARCH-27, SEARCH-25
describe('readSearch', () => {
  it.each([
    ['reads words in the merchant’s forms', 'oak boards', [['oak', 'wood_type:57'], ['boards|board']]],
    ['reads a misspelt word as the known word too', 'oke', [['oke|okes', 'oak', 'wood_type:57']]],
    ['corrects the first letters of a word', 'wurktop', [['wurktop|wurktops', 'worktop']]],
    ['joins a compound that was written apart', 'feather edge', [['feather|feathers edge|edges', 'featheredge']]],
    ['splits a compound that was written together', 'oakboard', [['oakboard|oakboards', 'oak board', '~oak']]],
    ['looks up a phrase in the dictionary', 't&g', [['t g', 'tongue and groove']]],
    ['looks up a brand name used as a word', 'celotex', [['celotex', 'pir insulation board']]],
    ['splits letters and digits', 'osb3', [['osb3', 'osb|osbs 3']]],
    [
      'completes a last word that is still being typed',
      'oak skir',
      [
        ['oak', 'wood_type:57'],
        ['skir|skirs', 'skirting'],
      ],
    ],
    [
      'does not complete a word of three letters before the last',
      'ski oak',
      [
        ['ski|skis', '~ski'],
        ['oak', 'wood_type:57'],
      ],
    ],
    ['searches an unknown word with fuzzy matching', 'xylophone', [['xylophone|xylophones', '~xylophone']]],
  ])('%s: %s', (_, text, parts) => {
    expect(readParts(text)).toEqual(parts)
  })

  // SEARCH-74
  it.each([
    ['with ignored words between its words', 'glue for the deck', 'decking adhesive'],
    ['with both words in another number', 'decks glues', 'decking adhesive'],
    ['of three words with an ignored word', 'glue for oak deck', 'oak adhesive'],
    // SEARCH-82
    ['of three words with the first and the last in another number', 'glues oak decks', 'oak adhesive'],
    // SEARCH-78
    ['with an optional word between its words', 'glue for wooden deck', 'decking adhesive'],
  ])('looks up a phrase in the dictionary %s', (_, text, meaning) => {
    const meanings = searchDictionary({
      ...EMPTY_ENTRIES,
      means: { 'deck glue': ['decking adhesive'], 'glue oak deck': ['oak adhesive'] },
      ignored: ['for', 'the'],
      optional: ['wooden'],
    })
    const parts = readParts(text, { ...english, dictionary: meanings })
    expect(parts).toHaveLength(1)
    expect(parts[0]?.[1]).toContain(meaning.split(' ')[1])
  })

  // SEARCH-21
  it('reads a size and finds the options for it, and the options of several for a single one', () => {
    const [part] = readSearch('8x4', english).parts
    expect(part?.written).toMatchObject({
      measures: [{ values: [2440, 1220], options: [{ attribute: 'size', ids: ['5062'] }] }, {}, {}, {}, {}, {}, {}, {}],
    })
    const [sheet] = readSearch('2440mm', english).parts
    expect(sheet?.written).toMatchObject({ measures: [{ valueOptions: [[{ attribute: 'size', ids: ['5062'] }]] }] })
    const [side] = readSearch('47mm', english).parts
    expect(side?.written).toMatchObject({ measures: [{ valueOptions: [[{ attribute: 'thickness', ids: ['100470'] }]] }] })
  })

  it('reads a grit and finds the options for it, whatever their labels', () => {
    const readOptions = (text: string) => {
      const written = readSearch(text, english).parts[0]?.written
      return written?.kind === 'measure' ? written.measures.map(({ valueOptions }) => valueOptions) : []
    }
    expect(readOptions('p120')).toEqual([[[{ attribute: 'grit', ids: ['712'] }]]])
    expect(readOptions('p240')).toEqual([[[{ attribute: 'grit', ids: ['724'] }]]])
    expect(readOptions('240')).toEqual([[[{ attribute: 'grit', ids: ['724'] }]]])
  })

  it('ignores options without a numeric id, which some indices reject', () => {
    expect(readParts('pine')).toEqual([['pine']])
  })

  it('marks words without meaning as optional and drops ignored words, unless no others are left', () => {
    expect(readSearch('wooden boards for the oak', english).parts.map(({ isOptional }) => isOptional)).toEqual([
      true,
      true,
      false,
    ])
    expect(readSearch('wooden board', english).parts.map(({ isOptional }) => isOptional)).toEqual([false, false])
    expect(readParts('for the')).toHaveLength(2)
  })

  // SEARCH-59
  it('does not require a last word of one or two letters, unless there are no others or the merchant has it', () => {
    const required = (text: string) => readSearch(text, english).parts.map(({ isOptional }) => !isOptional)
    expect(required('47mm b')).toEqual([true, false])
    expect(required('b oak')).toEqual([true, true])
    expect(required('zz')).toEqual([true])
    expect(required('oak m8')).toEqual([true, true])
  })

  // SEARCH-59
  it('reads a dictionary word that is still being typed as the goods it means', () => {
    expect(readParts('oak celot')[1]).toEqual(['celot|celots', 'celotex', 'pir insulation board'])
  })

  // SEARCH-86
  it('reads an abbreviation of four letters or more as the words that begin with it, wherever it stands', () => {
    expect(readParts('workt oak')[0]).toEqual(['workt|workts', 'worktop'])
    expect(readParts('wor oak')[0]).not.toContain('worktop')
    expect(readParts('skirt oak scaffo')[2]).toContain('scaffold')
  })

  // SEARCH-87
  it.each([
    ['no 8 oak', 'mm', 4],
    ['No. 8 oak', 'mm', 4],
    ['gauge 10 oak', 'mm', 5],
    ['8 gauge oak', 'mm', 4],
    ['no 4 plane', 'number', 4],
  ])('reads the gauge of a screw as its diameter: %j', (text, unit, value) => {
    const measures = readSearch(text, english).parts.map(({ written }) =>
      written.kind === 'measure' ? written.measures[0] : null,
    )
    expect(measures).toContainEqual(expect.objectContaining({ unit, values: [value] }))
  })

  it('drops ignored words beside a size', () => {
    expect(readSearch('for the 18mm', english).parts.map(({ kind }) => kind)).toEqual(['measure'])
    expect(readSearch('oak 18mm for', english).parts.map(({ kind }) => kind)).toEqual(['word', 'measure'])
  })

  // SEARCH-55
  it('reads a sheet and its thickness as two parts', () => {
    const measures = (text: string) =>
      readSearch(text, english).parts.map(({ written }) => written.kind === 'measure' && written.measures[0]?.values)
    expect(measures('2440x1220x18')).toEqual([[2440, 1220], [18]])
    expect(measures('8x4x18')).toEqual([[2440, 1220], [18]])
    expect(measures('18mm x 2440 x 1220')).toEqual([[2440, 1220], [18]])
    expect(measures('22 x 150 x 1830')).toEqual([[22, 150, 1830]])
  })

  // SEARCH-57
  it('reads two words of a phrase in either order', () => {
    expect(
      readParts('part two', { ...english, dictionary: searchDictionary({ ...EMPTY_ENTRIES, means: { 'two part': ['oak'] } }) }),
    ).toEqual([['part|parts two|twos', 'oak', 'wood_type:57']])
  })

  // SEARCH-97
  it.each([
    ['stainless steel', [['stainless steel', 'a2', 'finish:2']]],
    ['a2', [['a2', 'stainless steel', 'finish:2']]],
    ['steel', [['steel', 'finish:1,2']]],
  ])('reads a phrase and its meanings as the options that have all their words: %j', (text, parts) => {
    const finishes = [
      { value: '1', label: 'steel, painted' },
      { value: '2', label: 'stainless steel A2' },
    ]
    const dictionary = { ...EMPTY_ENTRIES, same: [['stainless steel', 'a2']] }
    const vocabulary = searchVocabulary({ ...NO_SOURCES, attributes: [{ code: 'finish', options: finishes }], dictionary })
    expect(readParts(text, vocabulary).map((part) => part.map((reading) => reading.replace(/\|\S+/g, '')))).toEqual(parts)
  })

  // SEARCH-98
  it('reads a plain number as litres too', () => {
    const attributes = [{ code: 'size', options: [{ value: '9', label: '2.5 l' }] }]
    const [, number] = readSearch('primer 2.5', searchVocabulary({ ...NO_SOURCES, attributes, dictionary: EMPTY_ENTRIES })).parts
    expect(number?.written).toMatchObject({ measures: [{ valueOptions: [[{ attribute: 'size', ids: ['9'] }]] }, {}] })
  })

  // SEARCH-66
  it('reads a phrase with a misspelt word, unless the shop does not sell what the word names', () => {
    const means = { 'furniture wax': ['oak'] }
    const readPhrase = (text: string, notSold: readonly string[] = []) =>
      readParts(text, searchVocabulary({ ...NO_SOURCES, dictionary: { ...EMPTY_ENTRIES, means, notSold } }))
    expect(readPhrase('furnature wax')).toEqual([['furnature|furnatures wax', 'oak']])
    expect(readPhrase('furnature wax', ['furnature'])).toHaveLength(2)
  })

  // SEARCH-65
  it('takes no word with a meaning in the dictionary for the form of an optional word', () => {
    const dictionary = { ...EMPTY_ENTRIES, means: { legna: ['ciocchi'] }, optional: ['legno'] }
    const italian = searchVocabulary({ ...NO_SOURCES, language: 'it', productNames: ['Viti per legno', 'Ciocchi'], dictionary })
    expect(readSearch('legna ciocchi', italian).parts.map(({ isOptional }) => isOptional)).toEqual([false, false])
    expect(readParts('legna', italian)).toEqual([['legna', 'ciocchi']])
  })
})

// SEARCH-24
describe('readSearch in German', () => {
  it.each([
    ['tuer', 'tür'],
    ['larche', 'lärche'],
    ['weisse', 'weiß'],
    ['sockelleisten', 'sockelleiste'],
  ])('reads %s in the merchant’s spelling %s', (text, spelling) => {
    expect(JSON.stringify(readSearch(text, german))).toContain(`"${spelling}"`)
  })

  it('splits a compound and finds its second part in other compounds', () => {
    expect(readParts('eichendiele', german)).toEqual([
      ['eichendiele|eichendielee|eichendieleen', 'eiche diele|terrassendiele|landhausdiele', '~diele'],
    ])
  })

  // SEARCH-67
  it('finds goods similar to a compound by its last part', () => {
    expect(readParts('türbrett', { ...german, dictionary: searchDictionary(EMPTY_ENTRIES) })[0]?.slice(1)).toEqual([
      'tur|tür brett',
      '~brett',
    ])
  })

  it('reads a compound as its last part if the first has no meaning', () => {
    expect(readParts('gartenzaun', german)[0]?.slice(1)).toEqual(['garten zaun', 'zaun', 'sichtschutz'])
  })

  it('finds goods similar to a compound by its first part if the last has no meaning', () => {
    expect(readParts('eichenbrett', german)[0]?.slice(1)).toEqual(['eiche brett', '~eiche'])
  })
})

// SEARCH-25
describe('words of three and four letters', () => {
  it('are not corrected if the merchant uses them', () => {
    expect(readParts('ash')).toEqual([['ash', 'wood_type:58']])
    expect(readParts('oak')).toEqual([['oak', 'wood_type:57']])
  })
})

describe('readSearch for any text', () => {
  const hostile = [
    '4x2x',
    '0x0',
    '99999x99999',
    '1/2"',
    '.*+?^$()|[]\\',
    '&&&+++',
    '‮abc',
    '🪵🪵🪵',
    '\ud800',
    'a'.repeat(10_000),
    '1 '.repeat(5000),
    '"\'"\'"',
    'x'.repeat(99),
    '9'.repeat(99),
  ]
  const texts = fc.oneof(
    fc.constantFrom(...hostile),
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.stringMatching(/^[a-z0-9x"'&., ]{0,120}$/),
  )

  it('returns at most eight parts with at most eight readings each and never throws', () => {
    fc.assert(
      fc.property(texts, fc.constantFrom(english, german, EMPTY_VOCABULARY), (text, vocabulary) => {
        const { parts } = readSearch(normalizeSearch(text), vocabulary)
        expect(parts.length).toBeLessThanOrEqual(8)
        for (const { understood } of parts) expect(understood.length).toBeLessThanOrEqual(8)
      }),
      { numRuns: 500 },
    )
  })
})
