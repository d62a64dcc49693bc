import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createSegment, run } from './segment.test-kit.ts'

const word = fc.constantFrom('oak', 'pine', 'torus', 'board', '18', '150')
const text = fc.array(word, { minLength: 1, maxLength: 6 })
const names = fc.array(text, { minLength: 1, maxLength: 40 })

const frequency = (words: readonly string[], term: string) => words.filter((each) => each === term).length

/** BM25 as defined in textbooks. */
function naiveScores(documents: readonly string[][], query: readonly string[]): number[] {
  const average = documents.reduce((sum, words) => sum + words.length, 0) / documents.length
  return documents.map((words) => {
    const scores = query.map((term) => {
      const holding = documents.filter((each) => each.includes(term)).length
      const inverseDocumentFrequency = Math.log(1 + (documents.length - holding + 0.5) / (holding + 0.5))
      const times = frequency(words, term)
      return (inverseDocumentFrequency * times * 2.2) / (times + 1.2 * (0.25 + (0.75 * words.length) / average))
    })
    return scores.reduce((sum, score) => sum + score, 0)
  })
}

const segmentNamed = (documents: readonly string[][]) => createSegment(documents.map((words) => ({ name: words.join(' ') })))

describe('full-text search compared with textbook BM25', () => {
  it('finds the same documents with the same scores', () => {
    fc.assert(
      fc.property(names, text, fc.nat(100), (documents, query, percent) => {
        const terms = query
        const needed = Math.max(1, Math.floor((terms.length * percent) / 100))
        const expected = naiveScores(documents, query).map((score, i) =>
          terms.filter((term) => documents[i]?.includes(term)).length >= needed ? score : 0,
        )
        const clause = { match: { name: { query: query.join(' '), minimum_should_match: `${percent}%` } } }
        const { hits } = run(segmentNamed(documents), { query: clause, size: 100 })
        expect(hits).toHaveLength(expected.filter((score) => score > 0).length)
        for (const { document, score } of hits) expect(score).toBeCloseTo(expected[document] ?? -1, 4)
        const scores = hits.map(({ score }) => Number(score))
        expect(scores).toEqual(scores.toSorted((a, b) => b - a))
      }),
      { numRuns: 80 },
    )
  })

  it('finds the same documents without scoring', () => {
    const clauses = fc.record({
      query: text.map((words) => words.join(' ')),
      operator: fc.constantFrom('or', 'and'),
      minimum_should_match: fc.nat(100).map((percent) => `${percent}%`),
      fuzziness: fc.constantFrom(0, 1, 2),
    })
    fc.assert(
      fc.property(names, clauses, (documents, options) => {
        const segment = segmentNamed(documents)
        for (const clause of [{ match: { name: options } }, { multi_match: { ...options, fields: ['name', 'description'] } }]) {
          const scored = run(segment, { query: clause, size: 100 })
          const unscored = run(segment, { query: { constant_score: { filter: clause } }, size: 100, sort: '_doc' })
          expect(unscored.hits.map(({ document }) => document)).toEqual(
            scored.hits.map(({ document }) => document).toSorted((a, b) => a - b),
          )
        }
      }),
      { numRuns: 80 },
    )
  })

  it('finds the same phrases', () => {
    fc.assert(
      fc.property(names, fc.array(word, { minLength: 1, maxLength: 3 }), (documents, phrase) => {
        const hasPhrase = (words: readonly string[]) =>
          words.some((_, i) => phrase.every((term, step) => words[i + step] === term))
        const { hits } = run(segmentNamed(documents), {
          query: { match_phrase: { name: phrase.join(' ') } },
          size: 100,
          sort: '_doc',
        })
        expect(hits.map(({ document }) => document)).toEqual(documents.flatMap((words, i) => (hasPhrase(words) ? [i] : [])))
      }),
      { numRuns: 80 },
    )
  })
})
