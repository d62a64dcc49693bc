import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { type RoomRequest, readRoomParameters } from '#schema/rules/rooms/room-address.ts'

/** Passes on what the address says about the room, after hydration: the served page is the same for all addresses. @source ROOM-8 */
export function useRoomRequest(fill: (request: RoomRequest) => void): void {
  const { search } = useLocation()
  const [filled, setFilled] = useState('')
  useEffect(() => {
    if (search === filled) return
    setFilled(search)
    fill(readRoomParameters(search))
  }, [search, filled, fill])
}
