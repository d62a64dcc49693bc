import { readMetres } from '#schema/rules/rooms/read-metres.ts'
import { readWalls } from '#schema/rules/rooms/read-walls.ts'
import { ROOMS } from '#schema/rules/rooms/rooms.ts'
import { useMessages } from '../../../../messages/use-messages.tsx'
import { AreaField } from '../form/area-field.tsx'
import { MeasureField, RadioField } from '../form/fields.tsx'
import { lengthProblem } from '../form/length-problem.ts'
import { SHAPES, type TypedRoom, toShape } from './typed-room.ts'

const CUTS = ['cutLength', 'cutWidth'] as const
const SIDES = { rectangle: ['length', 'width'], area: ['length'], 'l-shape': ['length', 'width', ...CUTS], walls: [] } as const

interface RoomSidesProps {
  readonly room: TypedRoom
  readonly onChange: (changed: Partial<TypedRoom>) => void
}

export function RoomSides({ room, onChange }: RoomSidesProps) {
  const words = useMessages('calculators').form
  const walls = readWalls(room.walls)
  return (
    <>
      <RadioField
        label={words.shape}
        value={room.kind}
        options={SHAPES.map((shape) => ({ value: shape, text: words.shapes[shape] }))}
        onChoose={(shape) => onChange({ kind: toShape(shape) })}
      />
      {room.kind === 'area' && (
        <AreaField area={room.area} side={room.length} bounds={ROOMS.side} onType={(area) => onChange({ area })} />
      )}
      {SIDES[room.kind].map((side) => (
        <MeasureField
          key={side}
          label={words[side]}
          hasDecimals
          value={room[side]}
          error={sideProblem(room, side, words)}
          onType={(typed) => onChange({ [side]: typed })}
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
          onType={(typed) => onChange({ walls: typed })}
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
