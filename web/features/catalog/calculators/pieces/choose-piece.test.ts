import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { piecesToCover } from '#schema/rules/rooms/moulding.ts'
import { cheapestPiece, choosePiece, NO_PIECE, readChoice, type TypedChoice } from './choose-piece.ts'
import type { Piece, ProductPieces } from './product-pieces.ts'

const piece = (sku: string, length: number, pence = 500): Piece => ({
  sku,
  name: sku,
  length,
  width: null,
  price: pence === 0 ? null : pence,
})
const OFFERED: readonly ProductPieces[] = [
  {
    sku: 'S',
    name: 'Skirting',
    sizes: [
      { label: '95 mm', pieces: [piece('S-95-2440', 2440, 485), piece('S-95-4200', 4200, 834)] },
      { label: '120 mm', pieces: [piece('S-120-2440', 2440)] },
    ],
  },
  { sku: 'A-3000', name: 'Board', sizes: [{ label: '', pieces: [piece('A-3000', 3000, 725), piece('A-3600', 3600, 860)] }] },
]
const cover = (millimetres: number) => (each: Piece) => piecesToCover(millimetres, each.length)

// ROOM-6
describe('choosePiece', () => {
  const chosen = (typed: Partial<TypedChoice>) =>
    choosePiece(OFFERED, readChoice({ ...NO_PIECE, ...typed }), cover(2440))?.piece.sku

  it.each([
    ['the first product and size without a choice', {}, 'S-95-2440'],
    ['the chosen piece', { piece: 'S', pieceSize: '95 mm', pieceLength: '4200' }, 'S-95-4200'],
    ['the nearest length of another size', { pieceSize: '120 mm', pieceLength: '4200' }, 'S-120-2440'],
    ['another product whatever the size', { piece: 'A-3000', pieceSize: '120 mm' }, 'A-3000'],
    ['the product of a length chosen as a product', { piece: 'A-3600' }, 'A-3000'],
    ['the first product instead of one that is not offered', { piece: 'GONE' }, 'S-95-2440'],
    ['the cheapest length for a length that is not a number', { pieceLength: 'Infinity' }, 'S-95-2440'],
  ])('returns %s', (_, choice, sku) => {
    expect(chosen(choice)).toBe(sku)
  })

  // ROOM-14
  it('returns the cheapest length if none is chosen', () => {
    expect(choosePiece(OFFERED, readChoice(NO_PIECE), cover(14_960))?.piece.sku).toBe('S-95-4200')
  })

  it('returns null without products', () => {
    expect(choosePiece([], readChoice(NO_PIECE), () => 1)).toBeNull()
  })
})

// ROOM-14
describe('cheapestPiece', () => {
  it.each([
    ['the lowest total', 14_960, [piece('short', 2440, 485), piece('long', 4200, 834)], 'long'],
    ['a shorter length that wastes less', 3000, [piece('short', 3000, 725), piece('long', 3600, 860)], 'short'],
    ['fewer pieces at the same total', 4000, [piece('short', 2000, 500), piece('long', 4000, 1000)], 'long'],
    ['a price, rather than one without', 4000, [piece('unpriced', 4000, 0), piece('priced', 1000)], 'priced'],
    ['fewer pieces if no price is known', 4000, [piece('short', 1000, 0), piece('long', 4000, 0)], 'long'],
  ])('returns the piece with %s', (_, need, pieces, sku) => {
    expect(cheapestPiece(pieces, cover(need))?.sku).toBe(sku)
  })

  it('returns a piece that can be used before a cheaper one that cannot', () => {
    const pieces = [piece('short', 1000, 1), piece('long', 3000)]
    expect(cheapestPiece(pieces, ({ length }) => (length < 2000 ? null : 1))?.sku).toBe('long')
  })

  it('returns the first piece as long as nothing is known about the need', () => {
    expect(cheapestPiece([piece('first', 2000, 9), piece('second', 1000, 1)], () => null)?.sku).toBe('first')
  })

  it('returns the piece with the lowest total and, at that total, the fewest pieces', () => {
    const offer = fc.record({ length: fc.integer({ min: 300, max: 6000 }), pence: fc.integer({ min: 1, max: 5000 }) })
    fc.assert(
      fc.property(fc.array(offer, { minLength: 1, maxLength: 8 }), fc.integer({ min: 1, max: 60_000 }), (offers, need) => {
        const pieces = offers.map(({ length, pence }, i) => piece(`${i}`, length, pence))
        const rank = (each: Piece) => {
          const quantity = piecesToCover(need, each.length)
          return { quantity, total: (each.price ?? Number.NaN) * quantity }
        }
        const best = cheapestPiece(pieces, cover(need))
        if (!best) throw new Error('No piece')
        for (const other of pieces.map(rank)) {
          expect(other.total).toBeGreaterThanOrEqual(rank(best).total)
          if (other.total === rank(best).total) expect(other.quantity).toBeGreaterThanOrEqual(rank(best).quantity)
        }
      }),
    )
  })
})
