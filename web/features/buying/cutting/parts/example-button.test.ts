import { describe, expect, it } from 'vitest'
import { readCuttingList } from '#schema/rules/cutting/list/cutting-list.ts'
import { packList } from '../packing/pack-list.ts'
import { exampleRows } from './example-button.tsx'

const SHEET = { kind: 'sheet', length: 24_400, width: 12_200 } as const
const SAW = { kerf: 40, trim: 100, smallest: { length: 2000, width: 600 } }

// CUT-18
describe('exampleRows', () => {
  it('returns a list without errors that fits two sheets', () => {
    const rows = exampleRows({ side: 'Side', top: 'Top', shelf: 'Shelf', back: 'Back', plinth: 'Plinth' })
    const { panels, problems } = readCuttingList(rows, SHEET, SAW)
    expect(problems).toEqual([])
    expect(panels.map(({ name, quantity }) => `${quantity} ${name}`)).toEqual([
      '2 Side',
      '2 Top',
      '4 Shelf',
      '1 Back',
      '1 Plinth',
    ])
    expect(packList({ id: 1, panels, stock: SHEET, saw: SAW }).sheets).toBe(2)
  })
})
