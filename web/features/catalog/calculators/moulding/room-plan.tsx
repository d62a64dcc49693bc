import { useMessages } from '../../../../messages/use-messages.tsx'
import styles from '../form/plan.module.css'
import { useMetres } from '../form/use-metres.ts'
import { directions, placeLengths } from './place-lengths.ts'
import { type DrawnWall, drawRoom, drawWalls, spreadDoors } from './room-drawing.ts'
import { readShape, type TypedRoom } from './typed-room.ts'

interface RoomPlanProps {
  readonly room: TypedRoom
  readonly doors: number
  readonly doorWidth: number
}

/** The plan of a room with its skirting and doors. Empty while the sides cannot be used. */
export function RoomPlan({ room, doors, doorWidth }: RoomPlanProps) {
  const words = useMessages('calculators').form
  const read = readShape(room)
  if (!read) return <p className={styles.nothing}>{words.noDrawing}</p>
  const { walls, height, scale } = room.kind === 'walls' ? drawWalls(read.walls) : drawRoom(read.walls)
  const counts = spreadDoors(read.walls, doors, doorWidth)
  return (
    <svg className={styles.plan} viewBox={`0 0 100 ${height}`} role="img" aria-label={words.plan({ walls: walls.length, doors })}>
      {room.kind !== 'walls' && (
        <polygon className={styles.floor} points={walls.map(({ from }) => `${from.x},${from.y}`).join(' ')} />
      )}
      {walls.map((wall, i) => (
        <path
          key={toKey(wall)}
          className={styles.wall}
          d={`M${wall.from.x} ${wall.from.y}L${wall.to.x} ${wall.to.y}`}
          data-wall={i}
        />
      ))}
      {walls.map((wall, i) => (
        <Doors key={toKey(wall)} wall={wall} count={counts[i] ?? 0} width={doorWidth * scale} />
      ))}
      <WallLengths walls={walls} />
    </svg>
  )
}

const toKey = ({ from, to }: DrawnWall) => `${from.x} ${from.y} ${to.x} ${to.y}`

function Doors({ wall, count, width }: { readonly wall: DrawnWall; readonly count: number; readonly width: number }) {
  const { along, inside, span } = directions(wall)
  const at = (units: number, depth = 0): string =>
    `${wall.from.x + along.x * units + inside.x * depth} ${wall.from.y + along.y * units + inside.y * depth}`
  const free = (span - count * width) / (count + 1)
  return Array.from({ length: count }, (_, i) => {
    const [start, end] = [free * (i + 1) + width * i, (free + width) * (i + 1)]
    return (
      <g key={start}>
        <path className={styles.opening} d={`M${at(start)}L${at(end)}`} />
        <path className={styles.leafLine} d={`M${at(start)}L${at(start, width)}A${width} ${width} 0 0 0 ${at(end)}`} />
      </g>
    )
  })
}

function WallLengths({ walls }: { readonly walls: readonly DrawnWall[] }) {
  const metres = useMetres()
  const texts = walls.map(({ length }) => metres(length))
  return placeLengths(walls, texts).map((middle, i) => {
    const wall = walls[i]
    if (!middle || !wall) return null
    const turn = wall.from.y === wall.to.y ? '' : ' rotate(-90)'
    return (
      <text key={toKey(wall)} className={styles.measure} transform={`translate(${middle.x} ${middle.y})${turn}`}>
        {texts[i]}
      </text>
    )
  })
}
