import { useCallback } from 'react'
import type { DeckCalculatorQuery } from '#schema/generated/operations.ts'
import { WASTE } from '#schema/rules/constants.ts'
import { readOtherSide } from '#schema/rules/rooms/read-area.ts'
import { readMetres } from '#schema/rules/rooms/read-metres.ts'
import type { RoomRequest } from '#schema/rules/rooms/room-address.ts'
import { ROOMS } from '#schema/rules/rooms/rooms.ts'
import { USUAL_WIDTHS, usualSpacing } from '#schema/rules/rooms/usual-room.ts'
import { readWaste } from '#schema/rules/rooms/waste.ts'
import { useFormat } from '../../../../messages/use-messages.tsx'
import { useInputs } from '../device/use-inputs.ts'
import { NO_PIECE, readChoice } from '../pieces/choose-piece.ts'
import { readPieces } from '../pieces/product-pieces.ts'
import { offeredScrews } from '../result/needed-lines.ts'
import { planDeck } from './plan-deck.ts'

type Calculator = NonNullable<DeckCalculatorQuery['deckCalculator']>

/** The typed deck, the chosen products, and the quantities it needs. */
export function useDeck(calculator: Calculator) {
  const [typed, change] = useTypedDeck()
  const [boards, joists, screws] = [
    readPieces(calculator.boards),
    readPieces(calculator.joists),
    offeredScrews(calculator.screws),
  ]
  const choices = readChoices(typed, calculator)
  const sides = readSides(typed)
  const deck = sides && { ...sides, ...choices, gap: calculator.gap }
  const wastePercent = readWaste(typed.waste)
  const { board, joist, need } = planDeck(
    { boards, joists },
    {
      boards: readChoice(typed),
      joists: readChoice({ piece: typed.joist, pieceSize: typed.joistSize, pieceLength: typed.joistLength }),
    },
    deck && { ...deck, wastePercent },
  )
  return {
    typed,
    change,
    wastePercent,
    ...choices,
    boards,
    joists,
    screws,
    board,
    joist,
    deck,
    boardWidth: board?.piece.width ?? USUAL_WIDTHS.board,
    need,
    screw: screws.find(({ sku }) => sku === typed.screw) ?? screws[0] ?? null,
  }
}

function useTypedDeck() {
  const { measure } = useFormat()
  return useInputs(
    'deck',
    exampleInputs(measure),
    useCallback(
      ({ length, width }: RoomRequest) => ({
        ...((length !== null || width !== null) && { size: 'sides' }),
        ...(length !== null && { length: measure(length / 1000) }),
        ...(width !== null && { width: measure(width / 1000) }),
      }),
      [measure],
    ),
  )
}

type TypedDeck = ReturnType<typeof useTypedDeck>[0]

const exampleInputs = (measure: (metres: number) => string) => ({
  size: 'sides',
  length: measure(4.8),
  width: measure(3.6),
  area: measure(17.28),
  boardsAlong: 'length',
  spacing: '',
  waste: `${WASTE.usual}`,
  screw: '',
  ...NO_PIECE,
  joist: '',
  joistSize: '',
  joistLength: '',
})

/** The choices that have a usual value. */
function readChoices({ boardsAlong, spacing }: TypedDeck, { spacings }: Calculator) {
  return {
    boardsAlong: boardsAlong === 'width' ? boardsAlong : 'length',
    spacing: spacings.find((each) => `${each}` === spacing) ?? usualSpacing(spacings),
  } as const
}

/** The sides in millimetres; null while they cannot be used. */
function readSides({ size, length, width, area }: TypedDeck) {
  const long = readMetres(length, ROOMS.deck)
  if (typeof long !== 'number') return null
  const wide = size === 'area' ? readOtherSide(area, long, ROOMS.deck) : readMetres(width, ROOMS.deck)
  return typeof wide === 'number' ? { length: long, width: wide } : null
}
