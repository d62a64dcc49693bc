import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { difference } from './difference.ts'

const versions = fc.dictionary(fc.string(), fc.constantFrom('a', 'b', 'c')).map((content) => new Map(Object.entries(content)))

// CACHE-12
describe('the difference of two catalogue index versions', () => {
  it('lists new, changed and removed products', () => {
    const before = new Map([
      ['1', 'a'],
      ['2', 'a'],
      ['3', 'a'],
    ])
    const now = new Map([
      ['1', 'a'],
      ['2', 'b'],
      ['4', 'a'],
    ])
    expect(difference(before, now)).toEqual({ changed: ['2', '4'], removed: ['3'] })
  })

  it('turns one version into the other when applied', () => {
    fc.assert(
      fc.property(versions, versions, (before, now) => {
        const { changed, removed } = difference(before, now)
        const renewed = new Map<string, string | undefined>(before)
        for (const id of removed) renewed.delete(id)
        for (const id of changed) renewed.set(id, now.get(id))
        expect(Object.fromEntries(renewed)).toEqual(Object.fromEntries(now))
      }),
    )
  })

  it('is empty for two equal versions', () => {
    fc.assert(
      fc.property(versions, (one) => {
        expect(difference(one, one)).toEqual({ changed: [], removed: [] })
      }),
    )
  })
})
