import { packLengths } from '../cutting/pack-lengths.ts'
import type { Walls } from './room-shape.ts'
import { ROOMS } from './rooms.ts'

/** Lengths in millimetres. */
export interface SkirtingJob extends Walls {
  readonly doors: number
  readonly doorWidth: number
  /** 10 means 10 %. */
  readonly wastePercent: number
}

/** A needed length, in millimetres. */
export interface Need {
  /** Length of the walls without openings. */
  readonly net: number
  /** With the loss at corners and the allowance for waste. */
  readonly total: number
}

/** The skirting of a room; null if its doors are wider than its walls. @source ROOM-3 */
export function skirtingNeed({ walls, corners, doors, doorWidth, wastePercent }: SkirtingJob): Need | null {
  const net = walls.reduce((sum, wall) => sum + wall, 0) - doors * doorWidth
  if (net <= 0) return null
  return { net, total: Math.ceil(((net + corners * ROOMS.corner) * (100 + wastePercent)) / 100) }
}

/** Pieces of one length, which may be joined. @param need in millimetres */
export const piecesToCover = (need: number, piece: number): number => Math.ceil(need / piece)

/** Lengths in millimetres. */
export interface ArchitraveJob {
  readonly doors: number
  /** The sides of a wall that get an architrave. */
  readonly sides: 1 | 2
  readonly doorWidth: number
  readonly doorHeight: number
  readonly width: number
}

/** Two uprights and a head for each side of a door, mitred at the top. */
export interface ArchitraveNeed extends Need {
  readonly uprights: { readonly count: number; readonly length: number }
  readonly heads: { readonly count: number; readonly length: number }
}

/** @source ROOM-4 */
export function architraveNeed({ doors, sides, doorWidth, doorHeight, width }: ArchitraveJob): ArchitraveNeed {
  const sets = doors * sides
  const uprights = { count: 2 * sets, length: doorHeight + width + ROOMS.mitre }
  const heads = { count: sets, length: doorWidth + 2 * width + 2 * ROOMS.mitre }
  return {
    uprights,
    heads,
    net: sets * (2 * (doorHeight + width) + doorWidth + 2 * width),
    total: uprights.count * uprights.length + heads.count * heads.length,
  }
}

/** Pieces of one length for architraves, without joints; null if a part is longer than a piece. @source ROOM-4 */
export function piecesForArchitrave({ uprights, heads }: ArchitraveNeed, piece: number): number | null {
  const parts = [...times(uprights), ...times(heads)]
  const { boards, tooLong } = packLengths(parts, piece, { kerf: ROOMS.kerf, trim: 0 })
  return tooLong.length > 0 ? null : boards.length
}

const times = ({ count, length }: ArchitraveNeed['heads']): readonly number[] => Array.from({ length: count }, () => length)
