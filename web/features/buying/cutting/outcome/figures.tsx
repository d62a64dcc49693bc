import { useMessages } from '../../../../messages/use-messages.tsx'
import styles from '../cutting.module.css'
import type { Packed } from '../packing/packed.ts'

/** Sheets, cuts and waste of a packed list. */
export function Figures({ packed: { sheets, cuts, wastePercent, largestOffcut, stock } }: { readonly packed: Packed }) {
  const words = useMessages('cutting').plan
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
            isBoard ? words.millimetres(largestOffcut.length) : words.rectangle(largestOffcut.length, largestOffcut.width),
          )}
        </li>
      )}
    </ul>
  )
}
