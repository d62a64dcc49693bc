import { describe, expect, it } from 'vitest'
import { createSegment, run, searchSegment } from './segment.test-kit.ts'

const LOAVES = [
  { id: 'b-2', sku: 'B', category_ids: ['5b2c-ae', '7'] },
  { id: 'a-10', sku: 'A', category_ids: ['7'] },
  { id: '9', sku: 'C', category_ids: ['5b2c-ae'] },
]

describe('documents with non-numeric ids', () => {
  const segment = createSegment(LOAVES)

  it('are found and sorted by id', () => {
    expect(searchSegment(segment, { terms: { id: ['a-10', '9'] } })).toEqual([1, 2])
    expect(searchSegment(segment, { terms: { category_ids: ['5b2c-ae'] } })).toEqual([0, 2])
    const { hits } = run(segment, { sort: [{ id: 'asc' }], search_after: ['9'] })
    expect(hits.map(({ sort }) => sort[0])).toEqual(['a-10', 'b-2'])
  })

  it('are rejected if the first id is numeric', () => {
    const numbers = createSegment([{ id: 1, sku: 'A', category_ids: [7] }])
    expect(() => searchSegment(numbers, { terms: { category_ids: ['5b2c-ae'] } })).toThrow('For input string')
  })
})
