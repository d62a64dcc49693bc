import { useCallback, useState } from 'react'
import { WASTE } from '#schema/rules/constants.ts'
import { skirtingNeed } from '#schema/rules/rooms/moulding.ts'
import { readMetres } from '#schema/rules/rooms/read-metres.ts'
import { type RoomRequest, readDoors } from '#schema/rules/rooms/room-address.ts'
import { ROOMS } from '#schema/rules/rooms/rooms.ts'
import { useFormat } from '../../../../messages/use-messages.tsx'
import { useRoomRequest } from '../form/use-room-request.ts'
import { readShape, type TypedRoom } from './room-sides.tsx'

/** A room as typed, and the skirting it needs. */
export function useSkirting() {
  const { measure } = useFormat()
  const [room, setRoom] = useState<TypedRoom>(() => exampleRoom(measure))
  const [doors, setDoors] = useState('1')
  const [doorWidth, setDoorWidth] = useState(() => measure(ROOMS.doorWidth.usual / 1000))
  const [wastePercent, setWaste] = useState<number>(WASTE.usual)
  useRoomRequest(
    useCallback(
      (request: RoomRequest) => {
        const { length, width } = request
        const sides = {
          ...(length !== null && { length: measure(length / 1000) }),
          ...(width !== null && { width: measure(width / 1000) }),
        }
        if (length !== null || width !== null) setRoom((before) => ({ ...before, kind: 'rectangle', ...sides }))
        if (request.doors !== null) setDoors(`${request.doors}`)
      },
      [measure],
    ),
  )
  const walls = readShape(room)
  const count = readDoors(doors)
  const opening = readMetres(doorWidth, ROOMS.doorWidth)
  const job = walls && count !== null && typeof opening === 'number' ? { ...walls, doors: count, doorWidth: opening } : null
  return {
    ...{ room, doors, doorWidth, wastePercent, setRoom, setDoors, setDoorWidth, setWaste, count, opening },
    /** Whether all fields can be used. */
    isComplete: job !== null,
    need: job && skirtingNeed({ ...job, wastePercent }),
  }
}

const exampleRoom = (measure: (metres: number) => string): TypedRoom => ({
  ...{ kind: 'rectangle', length: measure(4), width: measure(3.6) },
  ...{ cutLength: measure(1.5), cutWidth: measure(1.2), walls: '' },
})
