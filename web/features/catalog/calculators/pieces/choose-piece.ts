import type { Piece, ProductPieces } from './product-pieces.ts'

/** The shopper's choices; null for parts without a choice. */
export interface Choice {
  readonly sku: string | null
  readonly size: string | null
  readonly length: number | null
}

/** A choice as a form keeps it; an empty text for parts without a choice. */
export const NO_PIECE = { piece: '', pieceSize: '', pieceLength: '' } as const

export type TypedChoice = Readonly<Record<keyof typeof NO_PIECE, string>>

export const readChoice = ({ piece, pieceSize, pieceLength }: TypedChoice): Choice => ({
  sku: piece || null,
  size: pieceSize || null,
  length: /^\d{1,6}$/.test(pieceLength) ? Number(pieceLength) : null,
})

export interface ChosenPiece {
  readonly product: ProductPieces
  readonly size: ProductPieces['sizes'][number]
  readonly piece: Piece
}

/** How many of a piece are needed; null if it cannot be used or nothing is known about the need. */
export type CountPieces = (piece: Piece) => number | null

/**
 * The chosen piece, or the nearest one: another product may not be sold in that size and length. Without a chosen length it is the cheapest.
 * Null without pieces.
 * @source ROOM-6, ROOM-14
 */
export function choosePiece(
  offered: readonly ProductPieces[],
  { sku, size, length }: Choice,
  count: CountPieces,
): ChosenPiece | null {
  const product = offered.find((each) => each.sku === sku) ?? offered.find((each) => hasPiece(each, sku)) ?? offered[0]
  const chosenSize = product?.sizes.find(({ label }) => label === size) ?? product?.sizes[0]
  const pieces = chosenSize?.pieces ?? []
  const piece = length === null ? cheapestPiece(pieces, count) : nearestPiece(pieces, length)
  return product && chosenSize && piece ? { product, size: chosenSize, piece } : null
}

/** A stored choice may name the sku of one of a product's lengths instead of the product. */
const hasPiece = ({ sizes }: ProductPieces, sku: string | null) =>
  sizes.some(({ pieces }) => pieces.some((piece) => piece.sku === sku))

const nearestPiece = (pieces: readonly Piece[], length: number): Piece | undefined =>
  pieces.toSorted((a, b) => Math.abs(a.length - length) - Math.abs(b.length - length))[0]

/**
 * The piece with the lowest total for the needed quantity, then the one with the fewest pieces, which has the fewest joints. Pieces that
 * cannot be used come last, after those without a price.
 * @source ROOM-14
 */
export function cheapestPiece(pieces: readonly Piece[], count: CountPieces): Piece | undefined {
  return pieces
    .map((piece) => ({ piece, ...costs(piece, count(piece)) }))
    .toSorted((a, b) => compare(a.total, b.total) || compare(a.quantity, b.quantity))[0]?.piece
}

function costs({ price }: Piece, quantity: number | null) {
  return {
    quantity: quantity ?? Number.POSITIVE_INFINITY,
    total: price === null || quantity === null ? Number.POSITIVE_INFINITY : price * quantity,
  }
}

/** Does not subtract, because the difference of two infinite numbers is not a number. */
const compare = (a: number, b: number): number => (a === b ? 0 : a < b ? -1 : 1)
