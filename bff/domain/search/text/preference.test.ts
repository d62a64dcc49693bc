import { describe, expect, it } from 'vitest'
import { SEARCH } from '#schema/rules/constants.ts'
import { fullTextClause } from './full-text.ts'
import { preferences } from './preference.ts'

const fields = SEARCH.boosts
const { preference } = SEARCH
const clausesOf = (text: string, searched: Readonly<Record<string, number>> = fields) =>
  JSON.stringify(preferences(text, searched))

describe('what a search puts first', () => {
  it('is the whole sku, a variant too, in capitals whatever was typed', () => {
    const filters = ['sku', 'configurable_children.sku'].map((field) => ({ terms: { [field]: ['osb3-18', 'OSB3-18'] } }))
    expect(preferences('osb3-18', fields)).toEqual(
      expect.arrayContaining(filters.map((filter) => ({ constant_score: { filter, boost: preference.exactSku } }))),
    )
  })

  it('only orders: beside the query of the specification, where nothing has to match', () => {
    expect(fullTextClause('oak board', fields, true)).toEqual({
      bool: { must: fullTextClause('oak board', fields, false), should: preferences('oak board', fields) },
    })
  })

  it('weighs each reason more than all lesser ones together', () => {
    const [least = 0, ...greater] = Object.values(preference).toSorted((a, b) => a - b)
    greater.reduce((lesser, weight) => {
      expect(weight).toBeGreaterThan(lesser)
      return lesser + weight
    }, least)
  })

  it('never takes a size for a misspelt one', () => {
    expect(clausesOf('18mm')).not.toContain('fuzziness')
    expect(clausesOf('oak')).toContain('fuzziness')
  })

  it('costs the engine no more for a long text than for eight words', () => {
    const [, , ...wordy] = preferences('one two three four five six seven eight nine ten', fields)
    expect(JSON.stringify(wordy)).toContain('eight')
    expect(JSON.stringify(wordy)).not.toContain('nine')
  })

  it('asks for no field that is not searched', () => {
    expect(clausesOf('oak', { title: 1 })).not.toContain('"name"')
    expect(preferences('oak', { sku: 1 })).toHaveLength(2)
  })
})
