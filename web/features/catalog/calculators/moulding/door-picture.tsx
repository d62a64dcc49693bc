import { ROOMS } from '#schema/rules/rooms/rooms.ts'
import { useMessages } from '../../../../messages/use-messages.tsx'
import styles from '../form/plan.module.css'
import { useMetres } from '../form/use-metres.ts'

interface DoorPictureProps {
  /** Millimetres, or an error code, which draws the usual size. */
  readonly width: number | string
  readonly height: number | string
  /** The width of the moulding. */
  readonly face: number
}

/** A door with its architrave, in the proportions of the input. */
export function DoorPicture({ width, height, face }: DoorPictureProps) {
  const words = useMessages('calculators').form
  const metres = useMetres()
  const [doorWidth, doorHeight] = [
    typeof width === 'number' ? width : ROOMS.doorWidth.usual,
    typeof height === 'number' ? height : ROOMS.doorHeight.usual,
  ]
  const scale = 54 / Math.max(doorHeight + face, (doorWidth + 2 * face) * 0.6)
  const [w, h, f] = [doorWidth * scale, doorHeight * scale, Math.max(face * scale, 1)]
  const [left, floor] = [(100 - w) / 2, 66]
  const top = floor - h
  return (
    <svg
      className={styles.plan}
      viewBox="0 0 100 72"
      role="img"
      aria-label={words.doorPicture({ width: metres(doorWidth), height: metres(doorHeight) })}
    >
      <path className={styles.line} d={`M4 ${floor}H96`} />
      <rect className={styles.leaf} x={left} y={top} width={w} height={h} />
      <path
        className={styles.moulding}
        d={`M${left - f} ${floor}V${top - f}H${left + w + f}V${floor}H${left + w}V${top}H${left}V${floor}Z`}
      />
      <path className={styles.mitre} d={`M${left - f} ${top - f}L${left} ${top}M${left + w + f} ${top - f}L${left + w} ${top}`} />
      <circle className={styles.knob} cx={left + w * 0.86} cy={floor - h * 0.48} r="0.9" />
      <text className={styles.measure} x="50" y={floor - h * 0.7}>
        {metres(doorWidth)}
      </text>
      <text className={styles.measure} transform={`translate(${left + w + f + 4} ${floor - h / 2}) rotate(90)`}>
        {metres(doorHeight)}
      </text>
    </svg>
  )
}
