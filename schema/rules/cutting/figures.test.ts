import { expect, it } from 'vitest'
import { cuttingFigures } from './figures.ts'
import { packSheets } from './pack-sheets.ts'

const SHEET = { length: 1000, width: 500 }

// CUT-7
it('figures of a packing are sheets, cuts, waste and the largest offcut', () => {
  const packing = packSheets([{ length: 1000, width: 300, grain: 'along' }], SHEET, { kerf: 0, trim: 0 })
  expect(cuttingFigures(packing, SHEET)).toEqual({
    sheets: 1,
    cuts: 1,
    wastePercent: 40,
    largestOffcut: expect.objectContaining({ length: 1000, width: 200 }),
  })
})

it('waste includes trim and kerf', () => {
  const packing = packSheets([{ length: 980, width: 480, grain: 'along' }], SHEET, { kerf: 4, trim: 10 })
  const { wastePercent, largestOffcut, cuts } = cuttingFigures(packing, SHEET)
  expect([Math.round(wastePercent * 100) / 100, largestOffcut, cuts]).toEqual([5.92, null, 0])
})

it('waste is 0 without sheets', () => {
  expect(cuttingFigures({ sheets: [], tooLarge: [] }, SHEET)).toMatchObject({ sheets: 0, wastePercent: 0 })
})
