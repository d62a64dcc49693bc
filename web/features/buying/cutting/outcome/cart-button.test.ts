import { describe, expect, it } from 'vitest'
import type { CuttingLine } from '../basket/cutting-lines.ts'
import { EMPTY_ROW, type SavedList } from '../device/saved-list.ts'
import { toRecord } from './cart-button.tsx'

const LIST: SavedList = { material: null, rows: [{ ...EMPTY_ROW, length: '720', width: '300' }], editing: 'SAW~1' }
const line = (purpose: CuttingLine['purpose'], sku: string, quantity: number, answer?: string): CuttingLine => {
  const purchase = { product: { sku }, quantity, ...(answer && { optionAnswers: [{ optionId: '1', answer }] }) }
  // The line has only the fields that a record takes.
  return { purpose, purchase } as unknown as CuttingLine
}
const LINES = [line('material', 'PLY', 2), line('cutting', 'SAW', 2, '4 × 720 × 300'), line('edging', 'EDGE', 6)]

// CUT-32
describe('toRecord', () => {
  it('keeps the list as it was entered under the key of the line that carries it', () => {
    const made = toRecord(LIST, LINES)
    expect(made?.key).toMatch(/^SAW~[0-9a-f]{56}$/)
    expect(made).toEqual({
      key: made?.key,
      list: { material: null, rows: LIST.rows },
      lines: [
        { key: 'PLY', quantity: 2 },
        { key: made?.key, quantity: 2 },
        { key: 'EDGE', quantity: 6 },
      ],
    })
  })

  // CUT-34
  it('keeps the choices for the cutting service', () => {
    expect(toRecord({ ...LIST, choices: { 3: '31' } }, LINES)?.list).toEqual({
      material: null,
      rows: LIST.rows,
      choices: { 3: '31' },
    })
  })

  it('uses another key for other pieces', () => {
    expect(toRecord(LIST, [line('cutting', 'SAW', 2, '1 × 10 × 10')])?.key).not.toBe(toRecord(LIST, LINES)?.key)
  })

  it('returns null if no line carries the list', () => {
    expect(toRecord(LIST, LINES.slice(0, 1))).toBeNull()
  })
})
