import type { DeckCalculatorQuery, MouldingCalculatorQuery } from '#schema/generated/operations.ts'
import { WASTE } from '#schema/rules/constants.ts'
import { deckNeed } from '#schema/rules/rooms/deck.ts'
import { piecesForArchitrave, piecesToCover } from '#schema/rules/rooms/moulding.ts'
import { USUAL_WIDTHS, usualArchitrave, usualSkirting, usualSpacing } from '#schema/rules/rooms/usual-room.ts'
import { type ChosenPiece, choosePiece, NO_PIECE, readChoice } from '../pieces/choose-piece.ts'
import { readPieces } from '../pieces/product-pieces.ts'
import { type NeededLine, neededExtras, neededLines, neededScrews, offeredScrews } from '../result/needed-lines.ts'

type MouldingProducts = NonNullable<MouldingCalculatorQuery['mouldingCalculator']>
type DeckProducts = NonNullable<DeckCalculatorQuery['deckCalculator']>

interface Answer {
  /** The needed length in millimetres. */
  readonly total: number
  /** Length of a piece in millimetres, and how many are needed. */
  readonly each: number
  readonly pieces: number
  /** The pieces and the products used with them. */
  readonly lines: readonly NeededLine[]
}

/** What the calculators propose to a shopper who has chosen nothing. */
const firstPiece = (products: MouldingProducts['mouldings']) => choosePiece(readPieces(products), readChoice(NO_PIECE))

/** Skirting for a rectangular room; null if nothing can be proposed. Sides in millimetres. */
export function answerSkirting(
  room: { readonly length: number; readonly width: number; readonly doors: number },
  { mouldings, extras }: MouldingProducts,
): Answer | null {
  const [need, chosen] = [usualSkirting(room), firstPiece(mouldings)]
  return need && chosen && toAnswer(chosen, piecesToCover(need.total, chosen.piece.length), need, extras)
}

/** Architraves for doors; null if nothing can be proposed. */
export function answerArchitrave(doors: number, { mouldings, extras }: MouldingProducts): Answer | null {
  const chosen = firstPiece(mouldings)
  if (!chosen) return null
  const need = usualArchitrave(doors, chosen.piece.width ?? USUAL_WIDTHS.architrave)
  const pieces = piecesForArchitrave(need, chosen.piece.length)
  return pieces === null ? null : toAnswer(chosen, pieces, need, extras)
}

const toAnswer = (
  chosen: ChosenPiece,
  pieces: number,
  { net, total }: { readonly net: number; readonly total: number },
  extras: MouldingProducts['extras'],
): Answer => ({
  total,
  each: chosen.piece.length,
  pieces,
  lines: [...neededLines(chosen, pieces), ...neededExtras(extras, net)],
})

/** Boards, joists and screws of a deck; null if nothing can be proposed. Sides in millimetres. */
export function answerDeck(sides: { readonly length: number; readonly width: number }, calculator: DeckProducts) {
  const [board, joist] = [firstPiece(calculator.boards), firstPiece(calculator.joists)]
  if (!board || !joist) return null
  const need = deckNeed({
    ...sides,
    boardsAlong: 'length',
    board: { ...board.piece, width: board.piece.width ?? USUAL_WIDTHS.board },
    gap: calculator.gap,
    joistLength: joist.piece.length,
    spacing: usualSpacing(calculator.spacings),
    wastePercent: WASTE.usual,
  })
  const [screw] = offeredScrews(calculator.screws)
  return {
    boards: need.boards,
    lines: [...neededLines(board, need.boards), ...neededLines(joist, need.joists), ...neededScrews(screw ?? null, need.screws)],
  }
}
