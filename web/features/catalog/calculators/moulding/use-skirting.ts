import { useCallback } from 'react'
import { WASTE } from '#schema/rules/constants.ts'
import { skirtingNeed } from '#schema/rules/rooms/moulding.ts'
import { readMetres } from '#schema/rules/rooms/read-metres.ts'
import { type RoomRequest, readDoors } from '#schema/rules/rooms/room-address.ts'
import { ROOMS } from '#schema/rules/rooms/rooms.ts'
import { USUAL_DOORS } from '#schema/rules/rooms/usual-room.ts'
import { readWaste } from '#schema/rules/rooms/waste.ts'
import { useFormat } from '../../../../messages/use-messages.tsx'
import { useInputs } from '../device/use-inputs.ts'
import { NO_PIECE, readChoice } from '../pieces/choose-piece.ts'
import { readShape, toShape } from './typed-room.ts'

/** A room as typed, and the skirting it needs. */
export function useSkirting() {
  const { measure } = useFormat()
  const [typed, change] = useInputs(
    'skirting',
    exampleInputs(measure),
    useCallback(
      ({ length, width, doors }: RoomRequest) => ({
        ...((length !== null || width !== null) && { kind: 'rectangle' }),
        ...(length !== null && { length: measure(length / 1000) }),
        ...(width !== null && { width: measure(width / 1000) }),
        ...(doors !== null && { doors: `${doors}` }),
      }),
      [measure],
    ),
  )
  const room = { ...typed, kind: toShape(typed.kind) }
  const wastePercent = readWaste(typed.waste)
  const walls = readShape(room)
  const count = readDoors(typed.doors)
  const opening = readMetres(typed.doorWidth, ROOMS.doorWidth)
  const job = walls && count !== null && typeof opening === 'number' ? { ...walls, doors: count, doorWidth: opening } : null
  return {
    typed,
    change,
    room,
    wastePercent,
    count,
    opening,
    choice: readChoice(typed),
    isComplete: job !== null,
    need: job && skirtingNeed({ ...job, wastePercent }),
  }
}

const exampleInputs = (measure: (metres: number) => string) => ({
  kind: 'rectangle',
  length: measure(4),
  width: measure(3.6),
  area: measure(14.4),
  cutLength: measure(1.5),
  cutWidth: measure(1.2),
  walls: '',
  doors: `${USUAL_DOORS}`,
  doorWidth: measure(ROOMS.doorWidth.usual / 1000),
  waste: `${WASTE.usual}`,
  ...NO_PIECE,
})
