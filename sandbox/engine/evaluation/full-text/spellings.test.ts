import { describe, expect, it } from 'vitest'
import type { Fuzziness } from '../../query/parse-match.ts'
import { editsAllowed } from './spellings.ts'

describe('letters that may be wrong', () => {
  it.each<[Fuzziness | null, string, number]>([
    [null, 'skirting', 0],
    [0, 'skirting', 0],
    [1, 'skirting', 1],
    [2, 'skirting', 2],
    [2, 'board', 2],
    [2, 'pine', 1],
    [2, 'oak', 1],
    [2, 'ply', 1],
    [2, 'mm', 0],
    ['AUTO', 'mm', 0],
    ['AUTO', 'board', 1],
    ['AUTO', 'boards', 2],
    [2, '150', 0],
    ['AUTO', '2400', 0],
  ])('with fuzziness %s in %s are %i', (fuzziness, term, edits) => {
    expect(editsAllowed(fuzziness, term)).toBe(edits)
  })
})
