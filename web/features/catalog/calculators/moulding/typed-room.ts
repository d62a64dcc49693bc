import { readOtherSide } from '#schema/rules/rooms/read-area.ts'
import { readMetres } from '#schema/rules/rooms/read-metres.ts'
import { readWalls } from '#schema/rules/rooms/read-walls.ts'
import { roomWalls, type Walls } from '#schema/rules/rooms/room-shape.ts'
import { ROOMS } from '#schema/rules/rooms/rooms.ts'

export const SHAPES = ['rectangle', 'area', 'l-shape', 'walls'] as const

/** A room as typed, in metres and square metres. */
export interface TypedRoom {
  readonly kind: (typeof SHAPES)[number]
  readonly length: string
  readonly width: string
  readonly area: string
  readonly cutLength: string
  readonly cutWidth: string
  readonly walls: string
}

export const toShape = (text: string): TypedRoom['kind'] => SHAPES.find((shape) => shape === text) ?? 'rectangle'

/** The walls of a room as typed; null while a side cannot be used. */
export function readShape(room: TypedRoom): Walls | null {
  if (room.kind === 'walls') {
    const walls = readWalls(room.walls)
    return typeof walls === 'string' ? null : roomWalls({ kind: 'walls', walls })
  }
  const [length, width, cutLength, cutWidth] = [room.length, room.width, room.cutLength, room.cutWidth].map((side) =>
    readMetres(side, ROOMS.side),
  )
  if (typeof length !== 'number') return null
  if (room.kind === 'area') {
    const other = readOtherSide(room.area, length, ROOMS.side)
    return typeof other === 'string' ? null : roomWalls({ kind: 'rectangle', length, width: other })
  }
  if (typeof width !== 'number') return null
  if (room.kind === 'rectangle') return roomWalls({ kind: 'rectangle', length, width })
  if (typeof cutLength !== 'number' || typeof cutWidth !== 'number') return null
  return roomWalls({ kind: 'l-shape', length, width, cutLength, cutWidth })
}
