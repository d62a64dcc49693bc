import type { Piece, ProductPieces } from './product-pieces.ts'

/** The shopper's choices; null for parts without a choice. */
interface Choice {
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

/** The chosen piece, or the nearest one: another product may not be sold in that size and length. Null without pieces. */
export function choosePiece(offered: readonly ProductPieces[], { sku, size, length }: Choice): ChosenPiece | null {
  const product = offered.find((each) => each.sku === sku) ?? offered[0]
  const chosenSize = product?.sizes.find(({ label }) => label === size) ?? product?.sizes[0]
  const [piece] = chosenSize ? chosenSize.pieces.toSorted((a, b) => distance(a, length) - distance(b, length)) : []
  return product && chosenSize && piece ? { product, size: chosenSize, piece } : null
}

const distance = (piece: Piece, length: number | null): number => (length === null ? 0 : Math.abs(piece.length - length))
