import { describe, expect, it } from 'vitest'
import { neededExtras, neededLines, neededScrews, offeredScrews } from './needed-lines.ts'

const piece = { sku: 'S-95', name: 'Skirting, 18 × 95 mm', length: 2440, width: 95, price: null }
const size = { label: '18 × 95 mm', pieces: [piece] }
const chosen = { product: { sku: 'S', name: 'Skirting', sizes: [size] }, size, piece }

describe('needed lines', () => {
  it('name the piece with its size, and are empty if no piece is needed', () => {
    expect(neededLines(chosen, 7)).toEqual([{ sku: 'S-95', name: 'Skirting, 18 × 95 mm', quantity: 7 }])
    expect(neededLines(chosen, 0)).toEqual([])
  })

  it.each([
    [1, 1],
    [8000, 1],
    [8001, 2],
  ])('contain for %i mm of moulding %i cartridges, each enough for 8 m', (length, quantity) => {
    const product = { __typename: 'SimpleProduct', sku: 'GLUE', name: 'Glue' } as const
    expect(neededExtras([{ __typename: 'CalculatorExtra', metres: 8, product }], length)).toEqual([
      { sku: 'GLUE', name: 'Glue', quantity },
    ])
  })

  // ROOM-6
  it.each([
    ['250', [250]],
    ['', []],
    ['0', []],
    ['1e3', []],
    ['about 200', []],
  ])('contain screws only if the pack quantity is a number: %j', (value, packs) => {
    const attributes = [{ __typename: 'ProductAttribute', code: 'pack_quantity', value }] as const
    const screws = offeredScrews([{ __typename: 'SimpleProduct', sku: 'SCREW', name: 'Screws', attributes: [...attributes] }])
    expect(screws.map(({ pack }) => pack)).toEqual(packs)
    expect(neededScrews(screws[0] ?? null, 501).map(({ quantity }) => quantity)).toEqual(packs.map(() => 3))
  })
})
