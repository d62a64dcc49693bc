import { describe, expect, it } from 'vitest'
import { EMPTY_ENTRIES } from '../dictionary/dictionary.ts'
import { searchVocabulary } from '../vocabulary/vocabulary.ts'
import { withoutUse } from './uses.ts'

const vocabulary = (language: string) =>
  searchVocabulary({
    language,
    productNames: ['Foam underlay', 'Laminate flooring', 'Tile batten', 'Laminat'],
    categoryNames: [],
    attributes: [],
    dictionary: { ...EMPTY_ENTRIES, ignored: ['for', 'my', 'für', 'per'], notSold: ['tile'], optional: ['shed'] },
  })

// SEARCH-93
describe('withoutUse', () => {
  it.each([
    ['underlay for laminate', 'underlay'],
    ['5mm underlay for my laminate flooring', '5mm underlay'],
    ['underlay for laminate 5mm', 'underlay 5mm'],
  ])('reads %j as %j', (text, goods) => expect(withoutUse(text, vocabulary('en'))).toBe(goods))

  it.each([
    'underlay laminate',
    'underlay for tiles',
    'underlay for sheds',
    'underlay for carpet',
    'underlay for my',
    'for laminate',
  ])('reads no use of goods in %j', (text) => expect(withoutUse(text, vocabulary('en'))).toBeNull())

  it('knows the word of each language', () => {
    expect(withoutUse('Unterlage für Laminat', vocabulary('de'))).toBe('Unterlage')
    expect(withoutUse('materassino per laminat', vocabulary('it'))).toBe('materassino')
    expect(withoutUse('underlay for laminate', vocabulary('de'))).toBeNull()
  })
})
