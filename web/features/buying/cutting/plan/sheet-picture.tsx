import { useEffect, useRef, useState } from 'react'
import { listParts } from '#schema/rules/cutting/cuts.ts'
import type { Part, Place } from '#schema/rules/cutting/cutting.types.ts'
import type { ListedPanel, Stock } from '#schema/rules/cutting/list/cutting-list.ts'
import { useFormat, useMessages } from '../../../../messages/use-messages.tsx'
import { highlightHandlers, rowTone, useHighlight } from './highlight.ts'
import { panelText } from './panel-text.ts'
import styles from './plan.module.css'
import tones from './tones.module.css'

export interface SheetPictureProps {
  readonly part: Part
  readonly stock: Stock
  readonly panels: readonly ListedPanel[]
  /** Draws the sheet upright, which is larger on a phone. */
  readonly isUpright?: boolean
}

/** Drawn width of a board, relative to its length. */
const BOARD = 0.04

/** A sheet with its panels and offcuts, to scale. Texts are at least 11 px high, or left out. @source CUT-11 */
export function SheetPicture({ part, stock, panels, isUpright = false }: SheetPictureProps) {
  const words = useMessages('cuttingPlan')
  const { ref, width: shownWidth } = useShownWidth()
  const sheetWidth = stock.kind === 'sheet' ? stock.width : stock.length * BOARD
  const turn = ({ x, y, length, width }: Place): Place => ({ x: y, y: x, length: width, width: length })
  const toDrawnPlace = (place: Place): Place => {
    const flat = stock.kind === 'sheet' ? place : { ...place, y: 0, width: sheetWidth }
    return isUpright ? turn(flat) : flat
  }
  const sheet = toDrawnPlace({ x: 0, y: 0, length: stock.length, width: sheetWidth })
  const parts = listParts(part)
  const pieces = parts.filter((piece) => piece.kind === 'panel')
  return (
    <svg
      ref={ref}
      className={styles.picture}
      viewBox={`0 0 ${sheet.length} ${sheet.width}`}
      role="img"
      aria-label={words.sheetAlt({ panels: pieces.length, rests: parts.length - pieces.length })}
    >
      <rect className={styles.dust} width={sheet.length} height={sheet.width} />
      {parts.map((piece) => {
        const place = toDrawnPlace(piece)
        const panel = piece.kind === 'panel' ? panels[piece.panel] : undefined
        return panel ? (
          <PanelPicture
            key={`${place.x} ${place.y}`}
            {...{ panel, place }}
            isBoard={stock.kind === 'board'}
            pixel={sheet.length / shownWidth}
          />
        ) : (
          <PlaceRect key={`${place.x} ${place.y}`} place={place} className={styles.offcut} />
        )
      })}
    </svg>
  )
}

interface PanelPictureProps {
  readonly panel: ListedPanel
  readonly place: Place
  readonly isBoard: boolean
  /** A pixel of the screen in the picture's unit. */
  readonly pixel: number
}

function PanelPicture({ panel, place, isBoard, pixel }: PanelPictureProps) {
  const isHighlighted = useHighlight(panel.row)
  const label = panelText(panel, place, isBoard, pixel, useFormat())
  const [x, y] = [place.x + place.length / 2, place.y + place.width / 2]
  const { onPointerEnter, onPointerLeave } = highlightHandlers(panel.row)
  return (
    <g
      className={tones.tone}
      data-tone={rowTone(panel.row)}
      data-highlighted={isHighlighted || undefined}
      {...{ onPointerEnter, onPointerLeave }}
    >
      <PlaceRect place={place} className={styles.panel} />
      {label && (
        <text
          {...{ x, y }}
          fontSize={label.size}
          textAnchor="middle"
          dominantBaseline="central"
          transform={label.isUpright ? `rotate(-90 ${x} ${y})` : undefined}
        >
          {label.text}
        </text>
      )}
    </g>
  )
}

const PlaceRect = ({ place, className }: { readonly place: Place; readonly className: string | undefined }) => (
  <rect
    className={className}
    x={place.x}
    y={place.y}
    width={place.length}
    height={place.width}
    vectorEffect="non-scaling-stroke"
  />
)

/** Width of the picture before it has been measured, in pixels. */
const ASSUMED_WIDTH = 280

/** The width at which an element is shown, in pixels. */
function useShownWidth() {
  const ref = useRef<SVGSVGElement>(null)
  const [width, setWidth] = useState(ASSUMED_WIDTH)
  useEffect(() => {
    if (!ref.current) return
    const observer = new ResizeObserver(([entry]) => {
      const shown = Math.round(entry?.contentRect.width ?? 0)
      if (shown > 0) setWidth(shown)
    })
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [])
  return { ref, width }
}
