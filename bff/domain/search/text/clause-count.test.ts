import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SEARCH } from '#schema/rules/constants.ts'
import { readSearch } from '../understanding/read-search.ts'
import { english, german } from '../understanding/understanding.test-kit.ts'
import { clausesIn } from './clause-count.test-kit.ts'
import { fullTextClause, normalizeSearch } from './full-text.ts'

/** The limit of search engines. */
const MOST_CLAUSES = 1024

const typed = fc.constantFrom(
  '4x2',
  '8x4',
  '2x2x8',
  '6" x 2"',
  '2.4 x 1.2',
  '18mm',
  'oak',
  'oke',
  'celotex',
  't&g',
  'feather edge',
  'eichendiele',
  'xylophone',
  'leiste',
)

describe('a search for any text', () => {
  it('stays below the engines’ clause limit', () => {
    fc.assert(
      fc.property(fc.array(typed, { minLength: 1, maxLength: 16 }), fc.constantFrom(english, german), (words, vocabulary) => {
        const text = normalizeSearch(words.join(' '))
        const clause = fullTextClause(text, readSearch(text, vocabulary), SEARCH.boosts, true)
        expect(clausesIn(clause)).toBeLessThan(MOST_CLAUSES)
      }),
      { numRuns: 1000 },
    )
  })
})
