import { useCallback, useState } from 'react'
import type { DeckCalculatorQuery } from '#schema/generated/operations.ts'
import { WASTE } from '#schema/rules/constants.ts'
import { type DeckJob, deckNeed } from '#schema/rules/rooms/deck.ts'
import { readMetres } from '#schema/rules/rooms/read-metres.ts'
import type { RoomRequest } from '#schema/rules/rooms/room-address.ts'
import { ROOMS } from '#schema/rules/rooms/rooms.ts'
import { useFormat } from '../../../../messages/use-messages.tsx'
import { useRoomRequest } from '../form/use-room-request.ts'
import { choosePiece, NO_CHOICE } from '../pieces/choose-piece.ts'
import { offeredPieces } from '../pieces/offered.ts'
import { offeredScrews } from '../result/needed-lines.ts'

/** For a board of unknown width. */
const USUAL_WIDTH = 145

/** The typed deck, the chosen products, and the quantities it needs. */
export function useDeck(calculator: NonNullable<DeckCalculatorQuery['deckCalculator']>) {
  const { measure } = useFormat()
  const [length, setLength] = useState(() => measure(4.8))
  const [width, setWidth] = useState(() => measure(3.6))
  const [boardsAlong, setAlong] = useState<DeckJob['boardsAlong']>('length')
  const [spacing, setSpacing] = useState(calculator.spacings[0] ?? 400)
  const [wastePercent, setWaste] = useState<number>(WASTE.usual)
  const [boardChoice, setBoard] = useState(NO_CHOICE)
  const [joistChoice, setJoist] = useState(NO_CHOICE)
  const [screwSku, setScrew] = useState('')
  useRoomRequest(
    useCallback(
      (request: RoomRequest) => {
        if (request.length !== null) setLength(measure(request.length / 1000))
        if (request.width !== null) setWidth(measure(request.width / 1000))
      },
      [measure],
    ),
  )
  const [boards, joists, screws] = [
    offeredPieces(calculator.boards),
    offeredPieces(calculator.joists),
    offeredScrews(calculator.screws),
  ]
  const [board, joist] = [choosePiece(boards, boardChoice), choosePiece(joists, joistChoice)]
  const [long, wide] = [readMetres(length, ROOMS.deck), readMetres(width, ROOMS.deck)]
  const { gap } = calculator
  const deck =
    typeof long === 'number' && typeof wide === 'number' ? { length: long, width: wide, boardsAlong, gap, spacing } : null
  const boardWidth = board?.piece.width ?? USUAL_WIDTH
  const need =
    deck && board && joist
      ? deckNeed({ ...deck, board: { ...board.piece, width: boardWidth }, joistLength: joist.piece.length, wastePercent })
      : null
  return {
    typed: { length, width, boardsAlong, spacing, wastePercent },
    change: { setLength, setWidth, setAlong, setSpacing, setWaste, setBoard, setJoist, setScrew },
    ...{ boards, joists, screws, board, joist, boardChoice, joistChoice, deck, boardWidth, need },
    screw: screws.find(({ sku }) => sku === screwSku) ?? screws[0] ?? null,
  }
}
