import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../../../../test/kit/languages.ts'
import { BRITISH, GERMAN } from '../../../../messages/format.test-kit.ts'
import { formatFor } from '../../../../messages/format.ts'
import { listLines, listText } from './list-text.ts'

const panel = {
  row: 0,
  name: 'Door 🚪',
  length: 7205,
  width: 3000,
  quantity: 4,
  grain: 'along',
  longEdges: 2,
  shortEdges: 1,
} as const
const andMore = (count: number) => `and ${count} more`

// CUT-10, CUT-37
describe('listLines', () => {
  const stock = { kind: 'sheet', length: 24_400, width: 12_200 } as const
  const material = { sku: 'PLY', name: 'Birch ply 18 mm', stockSku: 'PLY-2440', size: '2440 × 1220 mm', stock }

  it.each([
    ['', BRITISH, '4 × 720.5 × 300 Door 🚪 · Along · 2 long, 1 short'],
    ['/de', GERMAN, '4 × 720,5 × 300 Door 🚪 · Längs · 2 lang, 1 kurz'],
  ] as const)('names the sheets with their product number, and the pieces in the language of %s/', (path, settings, piece) => {
    const words = LANGUAGES[path].words.get('cutting')
    const lines = listLines({ material, panels: [panel] }, words, formatFor(settings))
    expect(lines).toEqual(['Birch ply 18 mm, 2440 × 1220 mm, PLY-2440', piece])
  })

  it('names only the length of boards', () => {
    const board = { ...material, stock: { kind: 'board', length: 24_000 } } as const
    const lines = listLines({ material: board, panels: [panel] }, LANGUAGES[''].words.get('cutting'), formatFor(BRITISH))
    expect(lines.at(-1)).toBe('4 × 720.5 Door 🚪')
  })
})

describe('listText', () => {
  it.each([
    [11, 'one\ntwo\n🪵🪵🪵'],
    [10, 'and 3 more'],
    [14, 'one\ntwo\n🪵🪵🪵'],
  ])('shortens a list to %i characters at line breaks', (most, text) => {
    expect(listText(['one', 'two', '🪵🪵🪵'], most, andMore)).toBe(text)
  })

  it('says how many lines are left out', () => {
    expect(listText(['one', 'two', 'three', 'four', 'five'], 17, andMore)).toBe('one\nand 4 more')
  })
})
