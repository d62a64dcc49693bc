import { describe, expect, it } from 'vitest'
import type { CalculatorProductFragment } from '#schema/generated/operations.ts'
import { createPiecePrice } from './piece-price.test-kit.ts'
import { readPieces } from './product-pieces.ts'

const measure = (lengthMillimetres: number | null) => ({ __typename: 'Measure', lengthMillimetres }) as const
const attribute = (code: string, value: string) => ({ __typename: 'ProductAttribute', code, value }) as const
const board = (sku: string, length: number | null, width = '120 mm', name = `Board ${sku}`): CalculatorProductFragment => ({
  __typename: 'SimpleProduct',
  sku,
  name,
  attributes: [attribute('width', width)],
  measure: length === null ? null : measure(length),
  price: createPiecePrice(860),
})

const values = (labels: readonly string[]) =>
  labels.map((label) => ({ __typename: 'ConfigurableValue', id: label, label }) as const)
const option = (attributeCode: string, ...labels: readonly string[]) =>
  ({ __typename: 'ConfigurableOption', attributeCode, values: values(labels) }) as const
const variant = (width: string, length: string, finish: string, millimetres: number | null = Number.parseInt(length, 10)) =>
  ({
    __typename: 'Variant',
    sku: `S-${width}-${length}-${finish}`,
    measure: measure(millimetres),
    price: createPiecePrice(millimetres ?? 0),
    selection: Object.entries({ thickness: '18 mm', width, length, finish }).map(
      ([attributeCode, valueId]) => ({ __typename: 'VariantValue', attributeCode, valueId }) as const,
    ),
  }) as const
const skirting: CalculatorProductFragment = {
  __typename: 'ConfigurableProduct',
  sku: 'S',
  name: 'Skirting',
  attributes: [attribute('width', '95 mm – 120 mm')],
  measure: null,
  price: createPiecePrice(100),
  options: [
    option('thickness', '18 mm'),
    option('width', '95 mm', '120 mm'),
    option('length', '4200 mm', '2440 mm'),
    option('finish', 'Primed'),
  ],
  variants: [
    variant('95 mm', '4200 mm', 'Primed'),
    variant('95 mm', '2440 mm', 'Primed'),
    variant('120 mm', '2440 mm', 'Primed'),
    variant('120 mm', '4200 mm', 'Primed', null),
  ],
}

// ROOM-6
describe('readPieces', () => {
  it('groups the variants of a product by size, with the lengths from short to long', () => {
    const piece = (width: number, length: number) => {
      const name = `Skirting, 18 × ${width} mm, Primed`
      return { sku: `S-${width} mm-${length} mm-Primed`, name, length, width, price: length }
    }
    expect(readPieces([skirting])).toEqual([
      {
        sku: 'S',
        name: 'Skirting',
        sizes: [
          { label: '18 × 95 mm, Primed', pieces: [piece(95, 2440), piece(95, 4200)] },
          { label: '18 × 120 mm, Primed', pieces: [piece(120, 2440)] },
        ],
      },
    ])
  })

  it('returns one size without a label for a single product, and null for a width that cannot be read', () => {
    expect(readPieces([board('A', 3600), board('B', 3600, 'wide')])).toMatchObject([
      { sizes: [{ label: '', pieces: [{ sku: 'A', length: 3600, width: 120 }] }] },
      { sizes: [{ pieces: [{ sku: 'B', width: null }] }] },
    ])
  })

  // ROOM-14
  it('merges products that differ in length only into one, from short to long', () => {
    const sold = [
      board('B-4800', 4800, '120 mm', 'Board 28 x 120 x 4800 mm'),
      board('B-3000', 3000, '120 mm', 'Board 28 x 120 x 3000 mm'),
      board('C-3000', 3000, '145 mm', 'Board 28 x 145 x 3000 mm'),
      board('N-3000', 3000, '120 mm', 'Board, graded'),
      board('N-4800', 4800, '145 mm', 'Board, graded'),
    ]
    expect(
      readPieces(sold).map(({ name, sizes }) => [name, sizes.flatMap(({ pieces }) => pieces.map(({ sku }) => sku))]),
    ).toEqual([
      ['Board 28 x 120 mm', ['B-3000', 'B-4800']],
      ['Board 28 x 145 mm', ['C-3000']],
      ['Board, graded', ['N-3000']],
      ['Board, graded', ['N-4800']],
    ])
  })

  it('returns null for the price if it is unknown', () => {
    expect(readPieces([{ ...board('A', 3600), price: createPiecePrice(0) }])[0]?.sizes[0]?.pieces[0]?.price).toBeNull()
  })

  it.each([null, 0, -5, 0.2])('leaves out a product with the length %j', (length) => {
    expect(readPieces([board('A', length)])).toEqual([])
  })
})
