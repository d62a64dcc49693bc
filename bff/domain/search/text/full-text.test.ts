import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSearchable, normalizeSearch } from './full-text.ts'

describe('search text', () => {
  it.each([
    ['  oak   board ', 'oak board'],
    ['18\tmm\nply', '18 mm ply'],
    ['oak\u0000', 'oak'],
    ['bo\ud800ard', 'bo ard'],
    ['', ''],
  ])('%j is normalised to %j', (typed, text) => {
    expect(normalizeSearch(typed)).toBe(text)
  })

  it('is cut at 100 characters, without splitting a character', () => {
    expect([...normalizeSearch('🪵'.repeat(500))]).toHaveLength(100)
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (typed) => normalizeSearch(typed).isWellFormed()))
  })

  it.each([
    ['oak', true],
    ['oa', false],
    [' oa ', false],
    ['   ', false],
    ['Öl1', true],
    ['🪵🪵', false],
  ])('%j is searchable: %s', (typed, searchable) => {
    expect(isSearchable(typed)).toBe(searchable)
  })
})
