import { beforeAll, describe, expect, it } from 'vitest'
import { type Likeness, likeness } from './likeness.ts'
import { type Kept, readKept } from './question.ts'
import { LEAST } from './report.ts'
import { askSandbox, sandboxCatalogue } from './sandbox-engine.ts'

/** What the shop asks, and what OpenSearch with the platform's schemas answered (README.md). */
const kept: readonly Kept[] = readKept()
let found: Likeness
beforeAll(() => {
  const catalogue = sandboxCatalogue()
  found = likeness(kept, (question) => askSandbox(catalogue, question))
}, 180_000)

describe("the sandbox's search engine, held against OpenSearch", () => {
  it('answers at least 300 searches of the shop, of every entity it asks for', () => {
    expect(kept.length).toBeGreaterThanOrEqual(300)
    expect(new Set(kept.map(({ question }) => question.entity))).toEqual(
      new Set(['product', 'category', 'attribute', 'taxrule', 'cms_page', 'cms_block', 'review']),
    )
    expect(found.texts).toBeGreaterThan(100)
  })

  it('finds the same by whole values: documents, order, buckets and refusals', () => {
    expect(found.others.map(({ question }) => question)).toEqual([])
  })

  it('finds the same by text, first the same, in nearly all', () => {
    expect(found.sameSet).toBeGreaterThanOrEqual(LEAST.sameSet)
    expect(found.sameFirst).toBeGreaterThanOrEqual(LEAST.sameFirst)
    expect(found.firstTen).toBeGreaterThanOrEqual(LEAST.firstTen)
  })
})

describe('likeness', () => {
  const [first] = kept.filter(({ answer }) => (answer.ids?.length ?? 0) > 1 && answer.found === undefined)

  it('sees another order, and another answer to a text', () => {
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
