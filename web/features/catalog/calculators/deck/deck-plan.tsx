import { useId } from 'react'
import type { DeckJob } from '#schema/rules/rooms/deck.ts'
import { useMessages } from '../../../../messages/use-messages.tsx'
import styles from '../form/plan.module.css'
import { useMetres } from '../form/use-metres.ts'

interface DeckPlanProps {
  readonly deck: Pick<DeckJob, 'length' | 'width' | 'boardsAlong' | 'gap' | 'spacing'> | null
  readonly boardWidth: number
}

const MARGIN = 11
/** Lines closer together would merge into a grey area. */
const FINEST = 1.4

/** A deck from above: its boards, and the joists below them as dashed lines. */
export function DeckPlan({ deck, boardWidth }: DeckPlanProps) {
  const { form: words, floor: texts } = useMessages('calculators')
  const metres = useMetres()
  const id = useId()
  if (!deck) return <p className={styles.nothing}>{words.noDrawing}</p>
  const scale = Math.min((100 - 2 * MARGIN) / deck.length, 50 / deck.width)
  const [w, h] = [deck.length * scale, deck.width * scale]
  const [left, top] = [(100 - w) / 2, MARGIN]
  const isAlong = deck.boardsAlong === 'length'
  const board = Math.max((boardWidth + deck.gap) * scale, FINEST)
  const joist = Math.max(deck.spacing * scale, FINEST * 2)
  return (
    <svg
      className={styles.plan}
      viewBox={`0 0 100 ${h + 2 * MARGIN}`}
      role="img"
      aria-label={texts.plan({ length: metres(deck.length), width: metres(deck.width) })}
    >
      <defs>
        <pattern
          id={`${id}-boards`}
          patternUnits="userSpaceOnUse"
          x={left}
          y={top}
          width={isAlong ? w : board}
          height={isAlong ? board : h}
        >
          <path className={styles.gap} d={isAlong ? `M0 ${board}H${w}` : `M${board} 0V${h}`} />
        </pattern>
        <pattern
          id={`${id}-joists`}
          patternUnits="userSpaceOnUse"
          x={left}
          y={top}
          width={isAlong ? joist : w}
          height={isAlong ? h : joist}
        >
          <path className={styles.joist} d={isAlong ? `M0 0V${h}` : `M0 0H${w}`} />
        </pattern>
      </defs>
      <rect className={styles.deck} x={left} y={top} width={w} height={h} />
      <rect x={left} y={top} width={w} height={h} fill={`url(#${id}-boards)`} />
      <rect x={left} y={top} width={w} height={h} fill={`url(#${id}-joists)`} />
      <rect className={styles.edge} x={left} y={top} width={w} height={h} />
      <text className={styles.measure} x="50" y={top - 5.5}>
        {metres(deck.length)}
      </text>
      <text className={styles.measure} transform={`translate(${left - 5.5} ${top + h / 2}) rotate(-90)`}>
        {metres(deck.width)}
      </text>
    </svg>
  )
}
