import { describe, expect, it } from 'vitest'
import type { Fuzziness } from '../../query/parse-match.ts'
import { editsAllowed } from './spellings.ts'

describe('editsAllowed', () => {
  it.each<[Fuzziness | null, string, number]>([
    [null, 'skirting', 0],
    [0, 'skirting', 0],
    [1, 'skirting', 1],
    [2, 'skirting', 2],
    [2, 'board', 2],
    [2, 'mm', 2],
    ['AUTO', 'mm', 0],
    ['AUTO', 'board', 1],
    ['AUTO', 'boards', 2],
    [2, '150', 2],
    ['AUTO', '2400', 1],
  ])('returns, for fuzziness %s and the term %s, %i', (fuzziness, term, edits) => {
    expect(editsAllowed(fuzziness, term)).toBe(edits)
  })
})
