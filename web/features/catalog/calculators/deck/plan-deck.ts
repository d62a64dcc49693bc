import { type DeckJob, type DeckNeed, deckNeed } from '#schema/rules/rooms/deck.ts'
import { USUAL_WIDTHS } from '#schema/rules/rooms/usual-room.ts'
import { type Choice, choosePiece } from '../pieces/choose-piece.ts'
import type { Piece, ProductPieces } from '../pieces/product-pieces.ts'

type DeckPart = 'boards' | 'joists'

/** The chosen or cheapest board and joist of a deck, and the quantities it needs. @param job null while its size is unknown */
export function planDeck(
  offered: Readonly<Record<DeckPart, readonly ProductPieces[]>>,
  choices: Readonly<Record<DeckPart, Choice>>,
  job: Omit<DeckJob, 'board' | 'joistLength'> | null,
) {
  // The number of boards does not depend on the joists, nor that of joists on the boards.
  const choose = (part: DeckPart) => choosePiece(offered[part], choices[part], (piece) => job && toNeed(job, piece, piece)[part])
  const [board, joist] = [choose('boards'), choose('joists')]
  return { board, joist, need: job && board && joist && toNeed(job, board.piece, joist.piece) }
}

const toNeed = (job: Omit<DeckJob, 'board' | 'joistLength'>, board: Piece, joist: Piece): DeckNeed =>
  deckNeed({ ...job, board: { length: board.length, width: board.width ?? USUAL_WIDTHS.board }, joistLength: joist.length })
