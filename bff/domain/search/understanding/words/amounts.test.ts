import { describe, expect, it } from 'vitest'
import { EMPTY_ENTRIES, searchDictionary } from '../dictionary/dictionary.ts'
import { english } from '../understanding.test-kit.ts'
import { withoutAmounts } from './amounts.ts'

const dictionary = searchDictionary({
  ...EMPTY_ENTRIES,
  amounts: ['sheet', 'bag', 'bit', 'off', 'metre', 'Stück', 'Dose', 'scatola'],
})
const read = (text: string, language: 'en' | 'de' | 'it' = 'en') => withoutAmounts(text, { ...english, dictionary, language })

// SEARCH-56, SEARCH-69
describe('withoutAmounts', () => {
  it.each([
    ['10 sheets 18mm ply', '18mm ply'],
    ['two sheets of 9mm ply', '9mm ply'],
    ['a bag of postcrete', 'a postcrete'],
    ['bag of postcrete', 'postcrete'],
    ['a bit of half inch quadrant', 'a half inch quadrant'],
    ['12 off oak sleepers', 'oak sleepers'],
    ['oak sleepers 12 off', 'oak sleepers'],
    ['20 metres of ogee architrave', 'ogee architrave'],
    ['joist hangers x 20', 'joist hangers'],
    ['postcrete x10', 'postcrete'],
    ['10 x 4x2 c24', '4x2 c24'],
    ['10x oak sleepers', 'oak sleepers'],
    ['20 of 4x2', '4x2'],
    ['20 of the 8ft posts', 'the 8ft posts'],
  ])('reads %s as %s', (text, rest) => expect(read(text)).toBe(rest))

  it.each([
    'bit for wood',
    'drill bit',
    '3 metre scaffold boards',
    '8mm x 40',
    'dowels 8mm x 40',
    '10 x 4 x 2',
    'm10 x 100',
    'oak board 22 x 150',
    '4 panel door',
    '2 sheets',
    'bag of',
    '20 of',
    '4x2 of oak',
  ])('keeps %s', (text) => expect(read(text)).toBe(text))

  // SEARCH-94
  it.each([
    ['half sheet of ply', 'ply'],
    ['18 birch ply full sheets', '18 birch ply'],
    ['18 mdf x 10', '18 mdf'],
    ['11mm osb3 x 20', '11mm osb3'],
    ['osb/3 x 20', 'osb/3'],
    ['12 mr mdf 8x4 x 6', '12 mr mdf 8x4'],
  ])('reads %s as %s', (text, rest) => expect(read(text)).toBe(rest))

  // SEARCH-94
  it.each(['half round moulding', 'full length mirror', '6 inch x 4', '3 mil x 40', 'mdf 8x4 x 18', '18 mdf 8x4'])(
    'keeps %s',
    (text) => expect(read(text)).toBe(text),
  )

  it('knows the words of the other languages', () => {
    expect(read('10 Stück Dachlatten', 'de')).toBe('Dachlatten')
    expect(read('20 von den Dachlatten', 'de')).toBe('den Dachlatten')
    expect(read('eine Dose Holzlasur', 'de')).toBe('Holzlasur')
    expect(read('una scatola di viti', 'it')).toBe('una viti')
    expect(read('eine halbe Dose Holzlasur', 'de')).toBe('eine Holzlasur')
  })
})
