import { partsOf } from '#schema/rules/cutting/cuts.ts'
import type { Part, Place } from '#schema/rules/cutting/cutting.types.ts'
import type { ListedPanel, Stock } from '#schema/rules/cutting/list/cutting-list.ts'
import { useMessages } from '../../../../messages/use-messages.tsx'
import styles from '../cutting.module.css'

interface SheetPictureProps {
  readonly part: Part
  readonly stock: Stock
  readonly panels: readonly ListedPanel[]
}

/** Width of a letter, relative to its height. */
const LETTER = 0.62
/** Text height relative to the sheet's length: readable on paper, but not larger than useful. */
const TEXT = { least: 0.016, most: 0.028 }
/** Drawn width of a board, relative to its length. */
const BOARD = 0.04

/** A sheet with its panels and offcuts, to scale. */
export function SheetPicture({ part, stock, panels }: SheetPictureProps) {
  const words = useMessages('cutting').plan
  const width = stock.kind === 'sheet' ? stock.width : stock.length * BOARD
  const drawn = (place: Place) => (stock.kind === 'sheet' ? place : { ...place, y: 0, width })
  const parts = partsOf(part)
  const pieces = parts.filter((piece) => piece.kind === 'panel')
  return (
    <svg
      className={styles.picture}
      viewBox={`0 0 ${stock.length} ${width}`}
      role="img"
      aria-label={words.sheetAlt(pieces.length, parts.length - pieces.length)}
    >
      <rect className={styles.dust} width={stock.length} height={width} />
      {parts.map((piece) => {
        const { x, y, length, width: height } = drawn(piece)
        const panel = piece.kind === 'panel' ? panels[piece.panel] : undefined
        return (
          <g key={`${x} ${y}`}>
            <rect
              className={panel ? styles.panel : styles.offcut}
              x={x}
              y={y}
              width={length}
              height={height}
              vectorEffect="non-scaling-stroke"
            />
            {panel && <PanelText panel={panel} place={{ x, y, length, width: height }} scale={stock.length} stock={stock} />}
          </g>
        )
      })}
    </svg>
  )
}

interface PanelTextProps {
  readonly panel: ListedPanel
  readonly place: Place
  readonly scale: number
  readonly stock: Stock
}

/** Number, name and size of a panel, as far as they fit. */
function PanelText({ panel: { row, name, length, width }, place, scale, stock }: PanelTextProps) {
  const isUpright = place.width > place.length
  const [along, across] = isUpright ? [place.width, place.length] : [place.length, place.width]
  const size = stock.kind === 'sheet' ? `${length / 10} × ${width / 10}` : `${length / 10}`
  const title = name ? `${row + 1} ${name}` : `${row + 1}`
  const fits = (text: string) => Math.min(scale * TEXT.most, along / (LETTER * (text.length + 2)), across / 1.5)
  const lines = [`${title}, ${size}`, title, `${row + 1}`]
  const text = lines.find((line) => fits(line) >= scale * TEXT.least)
  if (text === undefined) return null
  const [x, y] = [place.x + place.length / 2, place.y + place.width / 2]
  return (
    <text
      x={x}
      y={y}
      fontSize={fits(text)}
      textAnchor="middle"
      dominantBaseline="central"
      transform={isUpright ? `rotate(-90 ${x} ${y})` : undefined}
    >
      {text}
    </text>
  )
}
