import { useMessages } from '../../../../messages/use-messages.tsx'
import styles from '../cutting.module.css'
import type { Packing } from '../packing/pack-list.ts'
import { toMillimetres } from '../rules/material.ts'

export function Figures({ packing: { sheets, cuts, wastePercent, largestOffcut, stock } }: { readonly packing: Packing }) {
  const words = useMessages('cuttingPlan')
  const isBoard = stock.kind === 'board'
  return (
    <ul className={styles.figures}>
      <li>
        <strong>{isBoard ? words.boards(sheets) : words.sheets(sheets)}</strong>
      </li>
      <li>{words.cuts(cuts)}</li>
      <li>{words.waste(wastePercent)}</li>
      {largestOffcut && (
        <li>
          {words.largestOffcut(
            isBoard ? words.millimetres(largestOffcut.length / 10) : words.rectangle(toMillimetres(largestOffcut)),
          )}
        </li>
      )}
    </ul>
  )
}
