import { readMetres } from '#schema/rules/rooms/read-metres.ts'
import { readWalls } from '#schema/rules/rooms/read-walls.ts'
import { type Walls, wallsOf } from '#schema/rules/rooms/room-shape.ts'
import { ROOMS } from '#schema/rules/rooms/rooms.ts'
import { useMessages } from '../../../../messages/use-messages.tsx'
import { MeasureField, RadioField } from '../form/fields.tsx'
import { lengthProblem } from '../form/length-problem.ts'

const KINDS = ['rectangle', 'l-shape', 'walls'] as const

/** A room as typed, in metres. */
export interface TypedRoom {
  readonly kind: (typeof KINDS)[number]
  readonly length: string
  readonly width: string
  readonly cutLength: string
  readonly cutWidth: string
  readonly walls: string
}

const CUTS = ['cutLength', 'cutWidth'] as const
const SIDES = { rectangle: ['length', 'width'], 'l-shape': ['length', 'width', ...CUTS], walls: [] } as const

/** The walls of a room as typed; null while a side cannot be used. */
export function readShape(room: TypedRoom): Walls | null {
  if (room.kind === 'walls') {
    const walls = readWalls(room.walls)
    return typeof walls === 'string' ? null : wallsOf({ kind: 'walls', walls })
  }
  const [length, width, cutLength, cutWidth] = [room.length, room.width, room.cutLength, room.cutWidth].map((side) =>
    readMetres(side, ROOMS.side),
  )
  if (typeof length !== 'number' || typeof width !== 'number') return null
  if (room.kind === 'rectangle') return wallsOf({ kind: 'rectangle', length, width })
  if (typeof cutLength !== 'number' || typeof cutWidth !== 'number') return null
  return wallsOf({ kind: 'l-shape', length, width, cutLength, cutWidth })
}

interface RoomSidesProps {
  readonly room: TypedRoom
  readonly onChange: (room: TypedRoom) => void
}

/** The shape of a room and its sides. */
export function RoomSides({ room, onChange }: RoomSidesProps) {
  const words = useMessages('rooms').form
  const walls = readWalls(room.walls)
  return (
    <>
      <RadioField
        label={words.shape}
        value={room.kind}
        options={KINDS.map((kind) => ({ value: kind, text: words.shapes[kind] }))}
        onChoose={(kind) => onChange({ ...room, kind: KINDS.find((each) => each === kind) ?? 'rectangle' })}
      />
      {SIDES[room.kind].map((side) => (
        <MeasureField
          key={side}
          label={words[side]}
          hasDecimals
          value={room[side]}
          error={sideProblem(room, side, words)}
          onType={(typed) => onChange({ ...room, [side]: typed })}
        />
      ))}
      {room.kind === 'walls' && (
        <MeasureField
          label={words.walls}
          value={room.walls}
          error={
            room.walls === '' || typeof walls !== 'string'
              ? null
              : walls === 'TOO_MANY'
                ? words.wallsUpTo(ROOMS.mostWalls)
                : lengthProblem(walls, ROOMS.side, words)
          }
          hint={words.wallsHint}
          onType={(typed) => onChange({ ...room, walls: typed })}
        />
      )}
    </>
  )
}

function sideProblem(
  room: TypedRoom,
  side: (typeof SIDES)['l-shape'][number],
  words: Parameters<typeof lengthProblem>[2],
): string | null {
  const read = readMetres(room[side], ROOMS.side)
  const whole = side === 'cutLength' ? room.length : side === 'cutWidth' ? room.width : null
  const most = whole === null ? null : readMetres(whole, ROOMS.side)
  if (typeof read === 'number' && typeof most === 'number' && read >= most) return words.cutTooLarge
  return lengthProblem(read, ROOMS.side, words)
}
