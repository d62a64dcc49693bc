import { beforeAll, describe, expect, it } from 'vitest'
import { type Likeness, likeness } from './likeness.ts'
import { type RecordedSearch, readRecordedSearches } from './question.ts'
import { LEAST } from './report.ts'
import { askSandbox, sandboxCatalog } from './sandbox-engine.ts'

/** The shop's searches, with the answers of OpenSearch with the platform's schemas (README.md). */
const kept: readonly RecordedSearch[] = readRecordedSearches()
let found: Likeness
beforeAll(() => {
  const catalog = sandboxCatalog()
  found = likeness(kept, (question) => askSandbox(catalog, question))
}, 180_000)

describe('sandbox search engine, compared with OpenSearch', () => {
  it('answers at least 300 searches of the shop, of every entity that the shop reads', () => {
    expect(kept.length).toBeGreaterThanOrEqual(300)
    expect(new Set(kept.map(({ question }) => question.entity))).toEqual(
      new Set(['product', 'category', 'attribute', 'taxrule', 'cms_page', 'cms_block', 'review']),
    )
    expect(found.texts).toBeGreaterThan(100)
  })

  it('returns the same documents, order, buckets and refusals for searches by whole values', () => {
    expect(found.others.map(({ question }) => question)).toEqual([])
  })

  it('returns the same documents for nearly all text searches, most relevant first', () => {
    expect(found.sameSet).toBeGreaterThanOrEqual(LEAST.sameSet)
    expect(found.sameFirst).toBeGreaterThanOrEqual(LEAST.sameFirst)
    expect(found.firstTen).toBeGreaterThanOrEqual(LEAST.firstTen)
  })
})

describe('likeness', () => {
  const [first] = kept.filter(({ answer }) => (answer.ids?.length ?? 0) > 1 && answer.found === undefined)

  it('detects a different order, and a different answer to a text search', () => {
    const answers = kept.filter((each) => each === first || each.answer.found !== undefined)
    const other = likeness(answers, (question) => {
      const answer = answers.find((each) => each.question === question)?.answer
      return { ...answer, ids: answer?.ids?.toReversed() ?? [], found: 'others' }
    })
    expect(other.others).toHaveLength(1)
    expect(other.sameSet).toBe(0)
    expect(other.sameFirst).toBeLessThan(0.2)
  })
})
