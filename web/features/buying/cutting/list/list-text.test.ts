import { describe, expect, it } from 'vitest'
import { lineText, listText, materialText } from './list-text.ts'

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

// CUT-10
describe('lineText', () => {
  it('formats a line with quantity, size, name, grain and edges', () => {
    expect(lineText(panel, false)).toBe('4 × 720.5 × 300 Door 🚪, along, 2L1S')
    expect(lineText({ ...panel, name: '', grain: 'any', longEdges: 0, shortEdges: 0 }, true)).toBe('4 × 720.5')
  })
})

describe('materialText', () => {
  it('names the sheets by name, size and product number', () => {
    const stock = { kind: 'sheet', length: 24_400, width: 12_200 } as const
    const text = materialText({ sku: 'PLY', name: 'Birch ply 18 mm', stockSku: 'PLY-2440', size: '2440 x 1220 mm', stock })
    expect(text).toBe('Birch ply 18 mm, 2440 x 1220 mm, PLY-2440')
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
