import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { SEARCH } from '#schema/rules/constants.ts'
import { readSearch } from '../understanding/read-search.ts'
import { english, german } from '../understanding/understanding.test-kit.ts'
import { fullTextClause, normalizeSearch } from './full-text.ts'

/** The limit of search engines. */
const MOST_CLAUSES = 1024

const multiMatch = z.object({ query: z.string(), fields: z.array(z.string()), max_expansions: z.number().default(1) })
const match = z.record(z.string(), z.object({ query: z.string() }))
const terms = z.record(z.string(), z.array(z.unknown()))

/** Counts clauses as engines do: each word in each field, with its possible spellings. A `terms` list counts as one. */
function clausesIn(json: unknown): number {
  if (Array.isArray(json)) return json.reduce((sum: number, each) => sum + clausesIn(each), 0)
  if (typeof json !== 'object' || json === null) return 0
  return Object.entries(json).reduce((sum, [name, body]) => sum + counted(name, body), 0)
}

function counted(name: string, body: unknown): number {
  if (name === 'multi_match') {
    const { query, fields, max_expansions } = multiMatch.parse(body)
    return wordsIn(query) * fields.length * max_expansions
  }
  if (name === 'match') return Object.values(match.parse(body)).reduce((sum, { query }) => sum + wordsIn(query), 0)
  if (name === 'match_phrase') return 1
  if (name === 'terms') return Object.keys(terms.parse(body)).length
  return clausesIn(body)
}

const wordsIn = (query: string) => query.split(/[^\p{L}\p{N}.,]+/u).filter(Boolean).length

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
