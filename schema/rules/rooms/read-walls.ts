import { type LengthError, readMetres } from './read-metres.ts'
import { ROOMS } from './rooms.ts'

/** Longer texts are rejected. */
const MOST_TYPED = 400

/** Reads the walls of a room as typed, in millimetres: '4, 3.6 + 2', '4 m 3,6 m'. A comma is between walls if a space follows it. */
export function readWalls(text: string): readonly number[] | LengthError | 'TOO_MANY' {
  const typed = text.normalize('NFKC').replace(/\s+(?=(?:mm|cm|m)(?![a-z]))/gi, '')
  if (typed.length > MOST_TYPED) return 'TOO_MANY'
  const walls = typed.split(/[;+\s]+|,\s+/).flatMap((part) => part.replace(/,$/, '') || [])
  if (walls.length === 0) return 'NOT_A_LENGTH'
  if (walls.length > ROOMS.mostWalls) return 'TOO_MANY'
  const lengths = walls.map((wall) => readMetres(wall, ROOMS.side))
  return lengths.find((length) => typeof length === 'string') ?? lengths.filter((length) => typeof length === 'number')
}
