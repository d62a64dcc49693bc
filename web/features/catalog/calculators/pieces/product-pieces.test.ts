import { describe, expect, it } from 'vitest'
import type { CalculatorProductFragment } from '#schema/generated/operations.ts'
import { choosePiece, NO_PIECE, readChoice, type TypedChoice } from './choose-piece.ts'
import { readPieces } from './product-pieces.ts'

const measure = (lengthMillimetres: number | null) => ({ __typename: 'Measure', lengthMillimetres }) as const
const attribute = (code: string, value: string) => ({ __typename: 'ProductAttribute', code, value }) as const
const board = (sku: string, length: number | null, width = '120 mm'): CalculatorProductFragment => ({
  __typename: 'SimpleProduct',
  sku,
  name: `Board ${sku}`,
  attributes: [attribute('width', width)],
  measure: length === null ? null : measure(length),
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
    const piece = (width: number, length: number) => ({ sku: `S-${width} mm-${length} mm-Primed`, length, width })
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

  it('has one size without a label for a single product, and no width that cannot be read', () => {
    expect(readPieces([board('A', 3600), board('B', 3600, 'wide')])).toMatchObject([
      { sizes: [{ label: '', pieces: [{ sku: 'A', length: 3600, width: 120 }] }] },
      { sizes: [{ pieces: [{ sku: 'B', width: null }] }] },
    ])
  })

  it.each([null, 0, -5, 0.2])('leaves out a product with the length %j', (length) => {
    expect(readPieces([board('A', length)])).toEqual([])
  })
})

describe('choosePiece', () => {
  const offered = readPieces([skirting, board('A', 3600)])
  const chooseSku = (typed: Partial<TypedChoice>) => choosePiece(offered, readChoice({ ...NO_PIECE, ...typed }))?.piece.sku

  it.each([
    ['the first piece without a choice', {}, 'S-95 mm-2440 mm-Primed'],
    ['the chosen piece', { piece: 'S', pieceSize: '18 × 95 mm, Primed', pieceLength: '4200' }, 'S-95 mm-4200 mm-Primed'],
    ['the nearest length of another size', { pieceSize: '18 × 120 mm, Primed', pieceLength: '4200' }, 'S-120 mm-2440 mm-Primed'],
    ['the first piece of another product', { piece: 'A', pieceSize: '18 × 120 mm, Primed', pieceLength: '2440' }, 'A'],
    ['the first product instead of one that is not offered', { piece: 'GONE' }, 'S-95 mm-2440 mm-Primed'],
    ['the first piece for a length that is no number', { pieceLength: 'Infinity' }, 'S-95 mm-2440 mm-Primed'],
  ])('returns %s', (_, choice, sku) => {
    expect(chooseSku(choice)).toBe(sku)
  })

  it('returns null without products', () => {
    expect(choosePiece([], readChoice(NO_PIECE))).toBeNull()
  })
})
