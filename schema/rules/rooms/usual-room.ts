import { WASTE } from '../constants.ts'
import { type ArchitraveNeed, architraveNeed, type Need, skirtingNeed } from './moulding.ts'
import { roomWalls } from './room-shape.ts'
import { ROOMS } from './rooms.ts'

/** Doors of a room that does not say how many it has. */
export const USUAL_DOORS = 1

/** Face widths of products of unknown width, in millimetres. */
export const USUAL_WIDTHS = { architrave: 70, board: 145 } as const

interface UsualRoom {
  readonly length: number
  readonly width: number
  readonly doors: number
}

/** The skirting of a rectangular room with usual doors and waste; null if the doors are wider than its walls. In millimetres. */
export function usualSkirting({ length, width, doors }: UsualRoom): Need | null {
  const walls = roomWalls({ kind: 'rectangle', length, width })
  return walls && skirtingNeed({ ...walls, doors, doorWidth: ROOMS.doorWidth.usual, wastePercent: WASTE.usual })
}

/** The architraves of usual doors, on both sides of the wall. @param width of the moulding in millimetres */
export const usualArchitrave = (doors: number, width: number): ArchitraveNeed =>
  architraveNeed({ doors, sides: 2, doorWidth: ROOMS.doorWidth.usual, doorHeight: ROOMS.doorHeight.usual, width })

/** Between the centres of joists, in millimetres. @param spacings those that the merchant offers */
export const usualSpacing = (spacings: readonly number[]): number => spacings[0] ?? 400
