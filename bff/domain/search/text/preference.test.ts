import { describe, expect, it } from 'vitest'
import { SEARCH, SEARCH_PREFERENCE } from '#schema/rules/constants.ts'
import { readSearch } from '../understanding/read-search.ts'
import { EMPTY_VOCABULARY } from '../understanding/vocabulary/vocabulary.ts'
import { preferences } from './preference.ts'

const fields = SEARCH.boosts
const preference = SEARCH_PREFERENCE
const clausesOf = (text: string, searched: Readonly<Record<string, number>> = fields) =>
  preferences(text, readSearch(text, EMPTY_VOCABULARY), searched)
const told = (text: string, searched?: Readonly<Record<string, number>>) => JSON.stringify(clausesOf(text, searched))

describe('what a search puts first', () => {
  it('is the whole sku, a variant too, in capitals whatever was typed', () => {
    const filters = ['sku', 'configurable_children.sku'].map((field) => ({ terms: { [field]: ['osb3-18', 'OSB3-18'] } }))
    expect(clausesOf('osb3-18')).toEqual(
      expect.arrayContaining(filters.map((filter) => ({ constant_score: { filter, boost: preference.exactSku } }))),
    )
  })

  // SEARCH-26
  it('weighs each reason more than all lesser ones together', () => {
    const { exactSku, everyWord, everyWordInName, everyPartInName, part, wordEverywhere, partInName } = preference
    const parts = 8
    // The first reading of a part at its whole weight, the second at half of it, and so on.
    const readings = [1, 2, 3, 4, 5, 6, 7, 8, 9].reduce((sum, place) => sum + 1 / place, 0)
    const graded = parts * readings * partInName
    expect(wordEverywhere).toBeGreaterThan(graded)
    expect(part).toBeGreaterThan(wordEverywhere + graded)
    expect(everyPartInName).toBeGreaterThan(wordEverywhere + graded)
    expect(everyWordInName).toBeGreaterThan(everyPartInName + wordEverywhere + graded)
    expect(everyWord).toBeGreaterThan(everyWordInName + everyPartInName + wordEverywhere + graded)
    expect(exactSku).toBeGreaterThan(everyWord + everyWordInName + everyPartInName + parts * part + wordEverywhere + graded)
  })

  it('never takes a size for a misspelt one', () => {
    expect(told('18mm')).not.toContain('fuzziness')
  })

  it('costs the engine no more for a long text than for eight words', () => {
    const [, , ...wordy] = clausesOf('one two three four five six seven eight nine ten')
    expect(JSON.stringify(wordy)).toContain('eight')
    expect(JSON.stringify(wordy)).not.toContain('nine')
  })

  it('asks for no field that is not searched', () => {
    expect(told('oak', { title: 1 })).not.toContain('"name"')
    expect(clausesOf('oak', { sku: 1 })).toHaveLength(2)
  })
})
