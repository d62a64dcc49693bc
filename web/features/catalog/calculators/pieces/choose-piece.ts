import type { Offered, Piece } from './offered.ts'

/** The shopper's choices; null for parts without a choice. */
export interface Choice {
  readonly sku: string | null
  readonly size: string | null
  readonly length: number | null
}

export const NO_CHOICE: Choice = { sku: null, size: null, length: null }

export interface ChosenPiece {
  readonly product: Offered
  readonly size: Offered['sizes'][number]
  readonly piece: Piece
}

/** The chosen piece, or what comes nearest to it: another product may not be sold in the size and length. Null if there are none. */
export function choosePiece(offered: readonly Offered[], { sku, size, length }: Choice): ChosenPiece | null {
  const product = offered.find((each) => each.sku === sku) ?? offered[0]
  const sizeOf = product?.sizes.find(({ label }) => label === size) ?? product?.sizes[0]
  const [piece] = sizeOf ? sizeOf.pieces.toSorted((a, b) => distance(a, length) - distance(b, length)) : []
  return product && sizeOf && piece ? { product, size: sizeOf, piece } : null
}

const distance = (piece: Piece, length: number | null): number => (length === null ? 0 : Math.abs(piece.length - length))
