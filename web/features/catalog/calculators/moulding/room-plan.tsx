import { useFormat, useMessages } from '../../../../messages/use-messages.tsx'
import styles from '../form/plan.module.css'
import { type DrawnWall, drawRoom, drawWalls, type Point, spreadDoors } from './room-drawing.ts'
import { readShape, type TypedRoom } from './typed-room.ts'

interface RoomPlanProps {
  readonly room: TypedRoom
  readonly doors: number
  readonly doorWidth: number
}

/** Units from a wall to its length. */
const BESIDE = 5.5
/** Shorter walls have no room for their length. */
const LEAST_LABELLED = 9

/** The plan of a room with its skirting and doors. Empty while the sides cannot be used. */
export function RoomPlan({ room, doors, doorWidth }: RoomPlanProps) {
  const words = useMessages('calculators').form
  const read = readShape(room)
  if (!read) return <p className={styles.nothing}>{words.noDrawing}</p>
  const { walls, height, scale } = room.kind === 'walls' ? drawWalls(read.walls) : drawRoom(read.walls)
  const counts = spreadDoors(read.walls, doors, doorWidth)
  return (
    <svg className={styles.plan} viewBox={`0 0 100 ${height}`} role="img" aria-label={words.plan(walls.length, doors)}>
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
      {walls.map((wall) => (
        <WallLength key={toKey(wall)} wall={wall} />
      ))}
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

function WallLength({ wall }: { readonly wall: DrawnWall }) {
  const words = useMessages('calculators').form
  const format = useFormat()
  const { along, inside, span } = directions(wall)
  if (span < LEAST_LABELLED) return null
  const x = (wall.from.x + wall.to.x) / 2 - inside.x * BESIDE
  const y = (wall.from.y + wall.to.y) / 2 - inside.y * BESIDE
  const turn = along.y === 0 ? '' : ' rotate(-90)'
  return (
    <text className={styles.measure} transform={`translate(${x} ${y})${turn}`}>
      {words.metres(format.measure(wall.length / 1000))}
    </text>
  )
}

/** The directions along a wall and into the room, which is on its right. */
function directions({ from, to }: DrawnWall): { readonly along: Point; readonly inside: Point; readonly span: number } {
  const span = Math.hypot(to.x - from.x, to.y - from.y)
  const along = { x: (to.x - from.x) / span, y: (to.y - from.y) / span }
  return { along, inside: { x: -along.y, y: along.x }, span }
}
