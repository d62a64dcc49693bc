import { describe, expect, it } from 'vitest'
import { freshness } from './freshness.ts'
import { Ledger, type LedgerEntry, readEntries } from './ledger.ts'

const entry = (slug: string, usedAt: number): LedgerEntry => ({ name: 'CategoryPage', variables: { slug }, fetchedAt: 1, usedAt })

describe('Ledger', () => {
  it('finds an answer by operation name and variables', () => {
    const ledger = new Ledger()
    ledger.note(entry('decking', 1))
    expect(ledger.find('CategoryPage', { slug: 'decking' })).toMatchObject({ fetchedAt: 1 })
    expect(ledger.find('CategoryPage', { slug: 'doors' })).toBeUndefined()
    expect(ledger.find('ProductPage', { slug: 'decking' })).toBeUndefined()
  })

  // CACHE-4
  it('evicts the least recently used entries', () => {
    const ledger = new Ledger()
    for (const [slug, usedAt] of [
      ['a', 1],
      ['b', 2],
      ['c', 3],
    ] as const)
      ledger.note(entry(slug, usedAt))
    ledger.touch(entry('a', 1), 4)
    expect(ledger.surplus(2).map(({ variables }) => variables.slug)).toEqual(['b'])
  })

  it('marks only answers with gaps as stale when the shopper retries', () => {
    const ledger = new Ledger()
    ledger.note({ ...entry('whole', 1), fetchedAt: 100_000 })
    ledger.note({ ...entry('with-gaps', 1), fetchedAt: 100_000, hasGaps: true })
    ledger.expireGaps(100_001)
    const state = (slug: string) => freshness(ledger.find('CategoryPage', { slug })?.fetchedAt, 100_001)
    expect([state('whole'), state('with-gaps')]).toEqual(['fresh', 'stale'])
  })

  it('evicts nothing while there is room', () => {
    const ledger = new Ledger()
    ledger.note(entry('a', 1))
    expect(ledger.surplus(2)).toEqual([])
  })

  it('forgets entries that are struck', () => {
    const ledger = new Ledger()
    ledger.note(entry('a', 1))
    ledger.strike([entry('a', 9)])
    expect(ledger.size).toBe(0)
  })
})

describe('readEntries', () => {
  it.each([
    ['nothing', undefined],
    ['a value that is not a list', 'ledger'],
    ['entries of another shape', [{ name: 'CategoryPage' }, null, 7, { name: 1, variables: {}, fetchedAt: 1, usedAt: 1 }]],
  ])('returns nothing for %s', (_, stored) => {
    expect(readEntries(stored)).toEqual([])
  })

  it('reads entries back as they were written', () => {
    expect(readEntries(JSON.parse(JSON.stringify([entry('a', 1)])))).toEqual([entry('a', 1)])
  })
})
