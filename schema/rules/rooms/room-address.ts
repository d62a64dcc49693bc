import { readMetres } from './read-metres.ts'
import { ROOMS } from './rooms.ts'

/** The parts of a room that an address or a search names. Lengths in millimetres. */
export interface RoomRequest {
  readonly length: number | null
  readonly width: number | null
  readonly doors: number | null
}

/** The address parameters of a room, in metres: 'length=4&width=3.6&doors=2'; empty without any. */
export function roomParameters({ length, width, doors }: RoomRequest): string {
  const sides = Object.entries({ length, width }).flatMap(([name, side]) => (side === null ? [] : [[name, `${side / 1000}`]]))
  return `${new URLSearchParams([...sides, ...(doors === null ? [] : [['doors', `${doors}`]])])}`
}

/** Reads the parameters of an address; unusable values are null. */
export function readRoomParameters(search: string): RoomRequest {
  const parameters = new URLSearchParams(search)
  const side = (name: string) => {
    const length = readMetres(parameters.get(name) ?? '', ROOMS.side)
    return typeof length === 'number' ? length : null
  }
  return { length: side('length'), width: side('width'), doors: readDoors(parameters.get('doors') ?? '') }
}

/** A number of doors as typed; null for other texts. */
export function readDoors(text: string): number | null {
  const typed = text.normalize('NFKC').trim()
  const doors = /^\d{1,3}$/.test(typed) ? Number(typed) : null
  return doors !== null && doors <= ROOMS.mostDoors ? doors : null
}
