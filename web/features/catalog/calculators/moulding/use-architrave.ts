import { architraveNeed } from '#schema/rules/rooms/moulding.ts'
import { readMetres } from '#schema/rules/rooms/read-metres.ts'
import { type RoomRequest, readDoors } from '#schema/rules/rooms/room-address.ts'
import { ROOMS } from '#schema/rules/rooms/rooms.ts'
import { USUAL_DOORS } from '#schema/rules/rooms/usual-room.ts'
import { useFormat } from '../../../../messages/use-messages.tsx'
import { useInputs } from '../device/use-inputs.ts'
import { NO_PIECE, readChoice } from '../pieces/choose-piece.ts'

const readRequest = ({ doors }: RoomRequest) => (doors === null ? {} : { doors: `${doors}` })

export function useDoors() {
  const { measure } = useFormat()
  const [typed, change] = useInputs('architrave', exampleInputs(measure), readRequest)
  return { typed, change, choice: readChoice(typed) }
}

type TypedDoors = ReturnType<typeof useDoors>['typed']

/** The architraves that doors need. @param face the width of the moulding in millimetres */
export function readArchitrave(typed: TypedDoors, face: number) {
  const sides = typed.sides === '1' ? 1 : 2
  const count = readDoors(typed.doors)
  const doorWidth = readMetres(typed.width, ROOMS.doorWidth)
  const doorHeight = readMetres(typed.height, ROOMS.doorHeight)
  const need =
    count && typeof doorWidth === 'number' && typeof doorHeight === 'number'
      ? architraveNeed({ doors: count, sides, doorWidth, doorHeight, width: face })
      : null
  return { sides, count, doorWidth, doorHeight, need }
}

const exampleInputs = (measure: (metres: number) => string) => ({
  doors: `${USUAL_DOORS}`,
  sides: '2',
  width: measure(ROOMS.doorWidth.usual / 1000),
  height: measure(ROOMS.doorHeight.usual / 1000),
  ...NO_PIECE,
})
