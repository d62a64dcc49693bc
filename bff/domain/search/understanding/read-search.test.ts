import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { normaliseSearch } from '../text/full-text.ts'
import { readSearch } from './read-search.ts'
import type { Reading } from './reading.types.ts'
import { english, german } from './understanding.test-kit.ts'
import { EMPTY_VOCABULARY } from './vocabulary/vocabulary.ts'

const said = (reading: Reading): string => {
  if (reading.kind === 'words') return reading.words.map((forms) => forms.join('|')).join(' ')
  if (reading.kind === 'options') return reading.options.map(({ attribute, ids }) => `${attribute}:${ids.join()}`).join(' ')
  if (reading.kind === 'fuzzy') return `~${reading.word}`
  return reading.measures.map(({ values, unit }) => `${values.join('x')} ${unit}`).join(', ')
}
const partsOf = (text: string, vocabulary = english) =>
  readSearch(text, vocabulary).parts.map(({ written, understood }) => [said(written), ...understood.map(said)])

// SEARCH-23, SEARCH-24, SEARCH-27
describe('a text is read as', () => {
  it.each([
    ['its words in the forms the merchant uses', 'oak boards', [['oak', 'wood_type:57'], ['boards|board']]],
    ['a misspelt word beside the known one', 'oke', [['oke|okes', 'oak', 'wood_type:57']]],
    ['a word wrong in its first letters', 'wurktop', [['wurktop|wurktops', 'worktop']]],
    ['a compound written apart', 'feather edge', [['feather|feathers edge|edges', 'featheredge']]],
    ['a compound written together', 'oakboard', [['oakboard|oakboards', 'oak board']]],
    ['a phrase of the dictionary', 't&g', [['t g', 'tongue and groove']]],
    ['a brand name used as a word', 'celotex', [['celotex', 'pir insulation board']]],
    ['letters and digits apart', 'osb3', [['osb3', 'osb|osbs 3']]],
    [
      'a last word that is still being typed',
      'oak workt',
      [
        ['oak', 'wood_type:57'],
        ['workt|workts', 'worktop'],
      ],
    ],
    ['a word nobody knows', 'xylophone', [['xylophone|xylophones', '~xylophone']]],
  ])('%s: %s', (_, text, parts) => {
    expect(partsOf(text)).toEqual(parts)
  })

  it('a size with the options that say it', () => {
    const [part] = readSearch('8x4', english).parts
    expect(part?.written).toMatchObject({
      measures: [{ values: [2440, 1220], options: [{ attribute: 'size', ids: ['5062'] }] }, {}, {}, {}, {}, {}, {}, {}],
    })
    const [side] = readSearch('47mm', english).parts
    expect(side?.written).toMatchObject({ measures: [{ valueOptions: [[{ attribute: 'thickness', ids: ['100470'] }]] }] })
  })

  it('a grit with the options that say it, however they are labelled', () => {
    const optionsOf = (text: string) => {
      const written = readSearch(text, english).parts[0]?.written
      return written?.kind === 'measure' ? written.measures.map(({ valueOptions }) => valueOptions) : []
    }
    expect(optionsOf('p120')).toEqual([[[{ attribute: 'grit', ids: ['712'] }]]])
    expect(optionsOf('p240')).toEqual([[[{ attribute: 'grit', ids: ['724'] }]]])
    expect(optionsOf('240')).toEqual([[[{ attribute: 'grit', ids: ['724'] }]]])
  })

  it('never as an option whose id is no number, which some indices refuse', () => {
    expect(partsOf('pine')).toEqual([['pine']])
  })

  it('less than it says where words say nothing', () => {
    expect(readSearch('wooden boards for the oak', english).parts.map(({ isOptional }) => isOptional)).toEqual([
      true,
      true,
      false,
    ])
    expect(readSearch('wooden board', english).parts.map(({ isOptional }) => isOptional)).toEqual([false, false])
    expect(partsOf('for the')).toHaveLength(2)
  })
})

describe('a German text', () => {
  it.each([
    ['tuer', 'tür'],
    ['larche', 'lärche'],
    ['weisse', 'weiß'],
    ['sockelleisten', 'sockelleiste'],
  ])('%s has the merchant’s spelling %s', (text, spelling) => {
    expect(JSON.stringify(readSearch(text, german))).toContain(`"${spelling}"`)
  })

  it('has its compounds taken apart, and the second part found in other compounds', () => {
    expect(partsOf('eichendiele', german)).toEqual([
      ['eichendiele|eichendielee|eichendieleen', 'eiche diele|terrassendiele|landhausdiele'],
    ])
  })
})

// SEARCH-25
describe('words of three and four letters', () => {
  it('are not taken for others when the merchant has them', () => {
    expect(partsOf('ash')).toEqual([['ash']])
    expect(partsOf('oak')).toEqual([['oak', 'wood_type:57']])
  })
})

describe('any text', () => {
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

  it('is read without an error into eight parts of few readings', () => {
    fc.assert(
      fc.property(texts, fc.constantFrom(english, german, EMPTY_VOCABULARY), (text, vocabulary) => {
        const { parts } = readSearch(normaliseSearch(text), vocabulary)
        expect(parts.length).toBeLessThanOrEqual(8)
        for (const { understood } of parts) expect(understood.length).toBeLessThanOrEqual(8)
      }),
      { numRuns: 500 },
    )
  })
})
