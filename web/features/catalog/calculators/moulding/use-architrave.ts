import { useCallback, useState } from 'react'
import { architraveNeed } from '#schema/rules/rooms/moulding.ts'
import { readMetres } from '#schema/rules/rooms/read-metres.ts'
import { type RoomRequest, readDoors } from '#schema/rules/rooms/room-address.ts'
import { ROOMS } from '#schema/rules/rooms/rooms.ts'
import { useFormat } from '../../../../messages/use-messages.tsx'
import { useRoomRequest } from '../form/use-room-request.ts'

/** Doors as typed, and the architraves they need. @param face the width of the moulding in millimetres */
export function useArchitrave(face: number) {
  const { measure } = useFormat()
  const [doors, setDoors] = useState('1')
  const [sides, setSides] = useState<1 | 2>(2)
  const [width, setWidth] = useState(() => measure(ROOMS.doorWidth.usual / 1000))
  const [height, setHeight] = useState(() => measure(ROOMS.doorHeight.usual / 1000))
  useRoomRequest(
    useCallback((request: RoomRequest) => {
      if (request.doors !== null) setDoors(`${request.doors}`)
    }, []),
  )
  const count = readDoors(doors)
  const doorWidth = readMetres(width, ROOMS.doorWidth)
  const doorHeight = readMetres(height, ROOMS.doorHeight)
  const need =
    count && typeof doorWidth === 'number' && typeof doorHeight === 'number'
      ? architraveNeed({ doors: count, sides, doorWidth, doorHeight, width: face })
      : null
  return { doors, sides, width, height, setDoors, setSides, setWidth, setHeight, count, doorWidth, doorHeight, need }
}
