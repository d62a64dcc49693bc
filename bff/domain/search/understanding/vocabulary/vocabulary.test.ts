import { describe, expect, it } from 'vitest'
import { EMPTY_ENTRIES } from '../dictionary/dictionary.ts'
import { EMPTY_VOCABULARY, searchVocabulary } from './vocabulary.ts'

type Sources = Parameters<typeof searchVocabulary>[0]
const vocabulary = (given: Partial<Sources>) =>
  searchVocabulary({
    language: 'en-GB',
    productNames: [],
    categoryNames: [],
    attributes: [],
    dictionary: EMPTY_ENTRIES,
    ...given,
  })
const options = (code: string, labels: Readonly<Record<string, string>>) => ({
  code,
  options: Object.entries(labels).map(([value, label]) => ({ value, label })),
})

describe('words of a vocabulary', () => {
  it.each([
    ['en-GB', 'en'],
    ['de', 'de'],
    ['DE-at', 'de'],
    ['it-IT', 'it'],
    ['fr', 'en'],
  ])('use the language of the store view: %s is read as %s', (language, read) => {
    expect(vocabulary({ language }).language).toBe(read)
  })

  it('are counted in names and options and have at most three spellings', () => {
    const { words } = vocabulary({
      productNames: ['Tür', 'tur', 'Türe', 'TÜR', 'túr', 'tùr'],
      attributes: [options('kind', { '7': 'Tür' })],
    })
    expect(words.get('tur')).toEqual({ spellings: ['tür', 'tur', 'túr'], count: 6 })
    expect(words.get('ture')).toEqual({ spellings: ['türe'], count: 1 })
  })

  it('include the dictionary’s words, with a count of 0', () => {
    const dictionary = {
      same: [['t&g', 'tongue']],
      means: { celotex: ['pir'] },
      instead: {},
      ignored: ['for'],
      optional: ['wooden'],
      notSold: [],
      amounts: [],
    }
    const { words } = vocabulary({ productNames: ['tongue'], dictionary })
    expect(words.get('tongue')?.count).toBe(1)
    for (const word of ['t', 'celotex', 'pir', 'for', 'wooden']) expect([word, words.get(word)?.count]).toEqual([word, 0])
  })

  it('do not include sizes', () => {
    const { words } = vocabulary({ attributes: [options('size', { '1': '2440 x 1220 mm' })] })
    expect([...words]).toEqual([])
  })
})

describe('options of a vocabulary', () => {
  it('are found by label, grouped by attribute', () => {
    const { optionsByLabel } = vocabulary({
      attributes: [
        options('wood', { '1': 'European Oak', '2': 'European oak', '3': 'Ash' }),
        options('veneer', { '4': 'european oak' }),
      ],
    })
    expect(optionsByLabel.get('european oak')).toEqual([
      { attribute: 'wood', ids: ['1', '2'] },
      { attribute: 'veneer', ids: ['4'] },
    ])
    expect(optionsByLabel.get('ash')).toEqual([{ attribute: 'wood', ids: ['3'] }])
  })

  // SEARCH-21
  it('are found by measure and by each of its sides, whatever its notation', () => {
    const { optionsByMeasure, optionsBySide, optionsByLabel } = vocabulary({
      attributes: [options('size', { '1': '2440 x 1220 mm', '2': '1220 x 2440mm' }), options('length', { '3': '2.4 m' })],
    })
    expect(optionsByMeasure.get('mm:2440x1220')).toEqual([{ attribute: 'size', ids: ['1', '2'] }])
    expect(optionsBySide.get('mm:1220')).toEqual([{ attribute: 'size', ids: ['1', '2'] }])
    expect(optionsByMeasure.get('mm:2400')).toEqual([{ attribute: 'length', ids: ['3'] }])
    expect([...optionsByLabel]).toEqual([])
  })

  it('are found by words if the label is more than a measure', () => {
    const { optionsByMeasure, optionsByLabel } = vocabulary({
      attributes: [options('kind', { '1': '18 mm ply', '2': 'Pack of 4' })],
    })
    expect([...optionsByLabel.keys()]).toEqual(['18 mm ply', 'ply', 'pack of 4', 'pack'])
    expect([...optionsByMeasure]).toEqual([])
  })

  // SEARCH-63, SEARCH-91
  it('are found by each word of their label, whether names have it or not', () => {
    const { optionsByLabel } = vocabulary({
      productNames: ['Brass screws'],
      attributes: [options('finish', { '1': 'Melamine faced', '2': 'Solid brass, 18 mm' })],
    })
    expect(optionsByLabel.get('melamine')).toEqual([{ attribute: 'finish', ids: ['1'] }])
    expect(optionsByLabel.get('brass')).toEqual([{ attribute: 'finish', ids: ['2'] }])
  })

  // SEARCH-91
  it.each(['brand', 'manufacturer'])('are not found by a word of a maker that names have too: %s', (attribute) => {
    const { optionsByLabel } = vocabulary({
      productNames: ['Black hinges'],
      attributes: [options(attribute, { '1': 'Black Country Fasteners' })],
    })
    expect([...optionsByLabel.keys()]).toEqual(['black country fasteners', 'country', 'fasteners'])
  })

  it('are omitted if their ids are not numeric, but their words are kept', () => {
    const { optionsByLabel, optionsByMeasure, words } = vocabulary({
      attributes: [options('wood', { oak: 'Oak', '7a': 'Ash', a7: '18 mm' })],
    })
    expect([...optionsByLabel, ...optionsByMeasure]).toEqual([])
    expect(words.get('oak')?.count).toBe(1)
  })

  it('are empty if the merchant’s data is unavailable', () => {
    expect(EMPTY_VOCABULARY.words.size + EMPTY_VOCABULARY.optionsByLabel.size).toBe(0)
  })
})
