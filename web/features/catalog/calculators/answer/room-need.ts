import type { DeckCalculatorQuery, MouldingCalculatorQuery } from '#schema/generated/operations.ts'
import { WASTE } from '#schema/rules/constants.ts'
import { piecesForArchitrave, piecesToCover } from '#schema/rules/rooms/moulding.ts'
import { USUAL_WIDTHS, usualArchitrave, usualSkirting, usualSpacing } from '#schema/rules/rooms/usual-room.ts'
import { planDeck } from '../deck/plan-deck.ts'
import { type ChosenPiece, choosePiece, NO_PIECE, readChoice } from '../pieces/choose-piece.ts'
import { type Piece, readPieces } from '../pieces/product-pieces.ts'
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

const NO_CHOICE = readChoice(NO_PIECE)

/** Skirting for a rectangular room; null if nothing can be proposed. Sides in millimetres. */
export function answerSkirting(
  room: { readonly length: number; readonly width: number; readonly doors: number },
  { mouldings, extras }: MouldingProducts,
): Answer | null {
  const need = usualSkirting(room)
  const chosen = choosePiece(readPieces(mouldings), NO_CHOICE, ({ length }) => need && piecesToCover(need.total, length))
  return need && chosen && toAnswer(chosen, piecesToCover(need.total, chosen.piece.length), need, extras)
}

/** Architraves for doors; null if nothing can be proposed. */
export function answerArchitrave(doors: number, { mouldings, extras }: MouldingProducts): Answer | null {
  const toNeed = ({ width }: Piece) => usualArchitrave(doors, width ?? USUAL_WIDTHS.architrave)
  const count = (piece: Piece) => piecesForArchitrave(toNeed(piece), piece.length)
  const chosen = choosePiece(readPieces(mouldings), NO_CHOICE, count)
  if (!chosen) return null
  const [need, pieces] = [toNeed(chosen.piece), count(chosen.piece)]
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
  const { board, joist, need } = planDeck(
    { boards: readPieces(calculator.boards), joists: readPieces(calculator.joists) },
    { boards: NO_CHOICE, joists: NO_CHOICE },
    {
      ...sides,
      boardsAlong: 'length',
      gap: calculator.gap,
      spacing: usualSpacing(calculator.spacings),
      wastePercent: WASTE.usual,
    },
  )
  if (!board || !joist || !need) return null
  const [screw] = offeredScrews(calculator.screws)
  return {
    boards: need.boards,
    lines: [...neededLines(board, need.boards), ...neededLines(joist, need.joists), ...neededScrews(screw ?? null, need.screws)],
  }
}
