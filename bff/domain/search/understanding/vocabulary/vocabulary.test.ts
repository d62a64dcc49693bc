import { describe, expect, it } from 'vitest'
import { EMPTY_ENTRIES } from '../dictionary/dictionary.ts'
import { EMPTY_VOCABULARY, searchVocabulary } from './vocabulary.ts'

type Sources = Parameters<typeof searchVocabulary>[0]
const vocabulary = (given: Partial<Sources>) =>
  searchVocabulary({ language: 'en-GB', texts: [], attributes: [], dictionary: EMPTY_ENTRIES, ...given })
const options = (code: string, labels: Readonly<Record<string, string>>) => ({
  code,
  options: Object.entries(labels).map(([value, label]) => ({ value, label })),
})

describe('the words of a merchant', () => {
  it.each([
    ['en-GB', 'en'],
    ['de', 'de'],
    ['DE-at', 'de'],
    ['it-IT', 'it'],
    ['fr', 'en'],
  ])('are in the language of the store view: %s is %s', (language, read) => {
    expect(vocabulary({ language }).language).toBe(read)
  })

  it('are counted by names and options, in three spellings at most', () => {
    const { words } = vocabulary({
      texts: ['Tür', 'tur', 'Türe', 'TÜR', 'túr', 'tùr'],
      attributes: [options('kind', { '7': 'Tür' })],
    })
    expect(words.get('tur')).toEqual({ spellings: ['tür', 'tur', 'túr'], count: 6 })
    expect(words.get('ture')).toEqual({ spellings: ['türe'], count: 1 })
  })

  it('are known from the dictionary too, but count nothing', () => {
    const dictionary = { same: [['t&g', 'tongue']], means: { celotex: ['pir'] }, ignored: ['for'], optional: ['wooden'] }
    const { words } = vocabulary({ texts: ['tongue'], dictionary })
    expect(words.get('tongue')?.count).toBe(1)
    for (const word of ['t', 'celotex', 'pir', 'for', 'wooden']) expect([word, words.get(word)?.count]).toEqual([word, 0])
  })

  it('are none of a size', () => {
    const { words } = vocabulary({ attributes: [options('size', { '1': '2440 x 1220 mm' })] })
    expect([...words]).toEqual([])
  })
})

describe('the options of a merchant', () => {
  it('are found by their label, those of one attribute together', () => {
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

  it('are found by the measure they say, whichever way it is written', () => {
    const { optionsByMeasure, optionsByLabel } = vocabulary({
      attributes: [options('size', { '1': '2440 x 1220 mm', '2': '1220 x 2440mm' }), options('length', { '3': '2.4 m' })],
    })
    expect(optionsByMeasure.get('mm:2440x1220')).toEqual([{ attribute: 'size', ids: ['1', '2'] }])
    expect(optionsByMeasure.get('mm:2400')).toEqual([{ attribute: 'length', ids: ['3'] }])
    expect([...optionsByLabel]).toEqual([])
  })

  it('are found by their words where a measure is not all they say', () => {
    const { optionsByMeasure, optionsByLabel } = vocabulary({
      attributes: [options('kind', { '1': '18 mm ply', '2': 'Pack of 4' })],
    })
    expect([...optionsByLabel.keys()]).toEqual(['18 mm ply', 'pack of 4'])
    expect([...optionsByMeasure]).toEqual([])
  })

  it('are left out where their ids are no numbers, though their words are known', () => {
    const { optionsByLabel, optionsByMeasure, words } = vocabulary({
      attributes: [options('wood', { oak: 'Oak', '7a': 'Ash', a7: '18 mm' })],
    })
    expect([...optionsByLabel, ...optionsByMeasure]).toEqual([])
    expect(words.get('oak')?.count).toBe(1)
  })

  it('are none of a merchant whose data cannot be had', () => {
    expect(EMPTY_VOCABULARY.words.size + EMPTY_VOCABULARY.optionsByLabel.size).toBe(0)
  })
})
