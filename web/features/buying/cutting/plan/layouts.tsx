import { listCuts } from '#schema/rules/cutting/cuts.ts'
import { useFormat, useMessages } from '../../../../messages/use-messages.tsx'
import type { Packing, SheetLayout } from '../packing/pack-list.ts'
import { toMillimetres } from '../rules/material.ts'
import { rowTone } from './highlight.ts'
import { labelText } from './label-text.ts'
import styles from './plan.module.css'
import { SheetPicture } from './sheet-picture.tsx'
import tones from './tones.module.css'

interface LayoutsProps {
  readonly packing: Packing
  readonly material: string
  /** In millimetres. */
  readonly saw: { readonly kerf: number; readonly trim: number }
}

/** The cutting plan: each sheet to scale, its cuts in sawing order, and the labels. @source CUT-6, CUT-11 */
export function Layouts({ packing, material, saw }: LayoutsProps) {
  const words = useMessages('cuttingPlan')
  const cutting = useMessages('cutting')
  const format = useFormat()
  const isBoard = packing.stock.kind === 'board'
  return (
    <section className={styles.layouts} aria-label={words.layouts}>
      <h2>{words.layouts}</h2>
      <p>
        <strong>{material}</strong> <span className={styles.hint}>{cutting.kerfAndTrim({ kerf: saw.kerf, trim: saw.trim })}</span>
      </p>
      <ol className={styles.sheets}>
        {packing.layouts.map((layout, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: sheets have no id
          <li key={i}>
            <h3>{words.layout({ kind: packing.stock.kind, number: i + 1, count: layout.count })}</h3>
            <SheetPicture part={layout.part} stock={packing.stock} panels={packing.panels} />
            <Cuts layout={layout} isBoard={isBoard} />
          </li>
        ))}
      </ol>
      <h3>{words.labels}</h3>
      <ol className={styles.labels}>
        {packing.panels.map((panel) => (
          <li key={panel.row} className={tones.tone} data-tone={rowTone(panel.row)}>
            <span className={tones.number}>{panel.row + 1}</span> {labelText(panel, isBoard, cutting, format)}
          </li>
        ))}
      </ol>
    </section>
  )
}

interface CutsProps {
  readonly layout: SheetLayout
  readonly isBoard: boolean
  readonly isOpen?: boolean
}

export function Cuts({ layout: { part }, isBoard, isOpen = false }: CutsProps) {
  const words = useMessages('cuttingPlan')
  const cuts = listCuts(part)
  if (cuts.length === 0) return null
  return (
    <details className={styles.cuts} open={isOpen}>
      <summary>
        {words.cutsInOrder} ({cuts.length})
      </summary>
      <ol>
        {cuts.map(({ cut, at, of }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: cuts have no id, and keep their order
          <li key={i}>
            {isBoard
              ? words.crosscutAt({ at: words.millimetres(at / 10), of: words.millimetres(of.length / 10) })
              : words.cut({ kind: cut, at: words.millimetres(at / 10), of: words.rectangle(toMillimetres(of)) })}
          </li>
        ))}
      </ol>
    </details>
  )
}
