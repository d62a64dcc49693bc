import { describe, expect, it } from 'vitest'
import { SEARCH, SEARCH_PREFERENCE } from '#schema/rules/constants.ts'
import { readSearch } from '../understanding/read-search.ts'
import { EMPTY_VOCABULARY } from '../understanding/vocabulary/vocabulary.ts'
import { preferences, proseFields, skuSpellings } from './preference.ts'
import { matchEveryPart, matchWrittenPart, readingPreferences } from './reading-clauses.ts'

const fields = SEARCH.boosts
const preference = SEARCH_PREFERENCE
const readClauses = (text: string, searched: Readonly<Record<string, number>> = fields) =>
  preferences(text, readSearch(text, EMPTY_VOCABULARY), searched)
const toText = (text: string, searched?: Readonly<Record<string, number>>) => JSON.stringify(readClauses(text, searched))

describe('search preferences', () => {
  it('rank an exact sku first, including a variant’s, as typed and in upper case', () => {
    const filters = ['sku', 'configurable_children.sku'].map((field) => ({ terms: { [field]: ['osb3-18', 'OSB3-18'] } }))
    expect(readClauses('osb3-18')).toEqual(
      expect.arrayContaining(filters.map((filter) => ({ constant_score: { filter, boost: preference.exactSku } }))),
    )
  })

  // SEARCH-26
  it('weigh each criterion more than all lesser ones together', () => {
    const { exactSku, everyWord, everyWordInName, everyPartInName, part, wordEverywhere, partInName } = preference
    const parts = 8
    // The first reading of a part has its full weight, the second half of it, and so on.
    const readings = [1, 2, 3, 4, 5, 6, 7, 8, 9].reduce((sum, place) => sum + 1 / place, 0)
    const graded = parts * readings * partInName
    expect(wordEverywhere).toBeGreaterThan(graded)
    expect(part).toBeGreaterThan(wordEverywhere + graded)
    expect(everyPartInName).toBeGreaterThan(wordEverywhere + graded)
    expect(everyWordInName).toBeGreaterThan(everyPartInName + wordEverywhere + graded)
    expect(everyWord).toBeGreaterThan(everyWordInName + everyPartInName + wordEverywhere + graded)
    expect(exactSku).toBeGreaterThan(everyWord + everyWordInName + everyPartInName + parts * part + wordEverywhere + graded)
  })

  it('do not treat a size as misspelt', () => {
    expect(toText('18mm')).not.toContain('fuzziness')
  })

  it('use at most eight words of a long text', () => {
    const [, , ...wordy] = readClauses('one two three four five six seven eight nine ten')
    expect(JSON.stringify(wordy)).toContain('eight')
    expect(JSON.stringify(wordy)).not.toContain('nine')
  })

  it('use only fields that are searched', () => {
    expect(toText('oak', { title: 1 })).not.toContain('"name"')
    expect(readClauses('oak', { sku: 1 })).toHaveLength(2)
  })

  // SEARCH-26
  it('are ordered by sku, every part, every word in any field, parts in the name, every word in each field', () => {
    const reading = readSearch('oak beam', EMPTY_VOCABULARY)
    const [oak, beam] = reading.parts
    if (!oak || !beam) throw new Error('Two words have two parts')
    const searched = { sku: 2, 'category.name': 1, name: 4 }
    const [, , everyPart, everyWord, ...rest] = preferences('oak beam', reading, searched)
    const prose = ['name', 'category.name']
    expect(everyPart).toEqual({
      constant_score: { filter: matchEveryPart(reading, prose), boost: preference.everyPart },
    })
    expect(everyWord).toEqual({
      constant_score: {
        filter: { bool: { must: [matchWrittenPart(oak, prose), matchWrittenPart(beam, prose)] } },
        boost: preference.everyWord,
      },
    })
    const named = readingPreferences(reading, 'name')
    expect(rest.slice(0, -1)).toEqual(named)
    const everywhere = rest.at(-1)
    expect(everywhere).toMatchObject({ constant_score: { boost: preference.wordEverywhere } })
    const inFields = JSON.stringify(everywhere)
    for (const field of ['"name"', '"category.name"']) expect(inFields).toContain(field)
    for (const word of ['oak', 'beam']) expect(inFields).toContain(word)
  })

  it('include the words per field only if there are several fields and words', () => {
    const readWeights = (text: string, searched: Readonly<Record<string, number>>) =>
      readClauses(text, searched).some((clause) => JSON.stringify(clause).includes(`"boost":${preference.wordEverywhere}`))
    expect(readWeights('oak', { name: 4, 'category.name': 1 })).toBe(true)
    expect(readWeights('oak', { name: 4 })).toBe(false)
    expect(readWeights('18mm', { name: 4, 'category.name': 1 })).toBe(false)
  })

  it('consist only of the sku for a text without words', () => {
    expect(readClauses('')).toHaveLength(2)
    expect(readClauses('', { name: 4 })).toHaveLength(2)
  })

  it('look for words in the name first and never in sku fields', () => {
    expect(proseFields({ 'category.name': 1, sku: 2, name: 4, 'configurable_children.sku': 2 })).toEqual([
      'name',
      'category.name',
    ])
    expect(proseFields({ title: 4, sku: 2, text: 1 })).toEqual(['title', 'text'])
    expect(proseFields({ sku: 2 })).toEqual([])
  })

  it('spell a sku as typed and in upper case, without duplicates', () => {
    expect(skuSpellings('osb3-18')).toEqual(['osb3-18', 'OSB3-18'])
    expect(skuSpellings('OSB3-18')).toEqual(['OSB3-18'])
  })
})
