import { useState } from 'react'
import { Dialog } from '../../../../components/dialog/index.ts'
import { useMessages } from '../../../../messages/use-messages.tsx'
import type { Packing } from '../packing/pack-list.ts'
import { Cuts } from './layouts.tsx'
import styles from './plan.module.css'
import { SheetPicture } from './sheet-picture.tsx'

/** The sheets in miniature, each a button that enlarges it. @source CUT-11 */
export function Miniatures({ packing }: { readonly packing: Packing }) {
  const words = useMessages('cuttingPlan')
  const [enlarged, setEnlarged] = useState<number | null>(null)
  const layout = enlarged === null ? undefined : packing.layouts[enlarged]
  const title = (i: number) => words.layout({ kind: packing.stock.kind, number: i + 1, count: packing.layouts[i]?.count ?? 1 })
  return (
    <>
      <ol className={styles.miniatures} aria-label={words.miniatures} data-board={packing.stock.kind === 'board' || undefined}>
        {packing.layouts.map(({ part }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: sheets have no id
          <li key={i}>
            <button
              type="button"
              className={styles.miniature}
              aria-label={words.enlarge(title(i))}
              onClick={() => setEnlarged(i)}
            >
              <SheetPicture part={part} stock={packing.stock} panels={packing.panels} />
              <span>{title(i)}</span>
            </button>
          </li>
        ))}
      </ol>
      {layout && enlarged !== null && (
        <Dialog kind="stage" title={title(enlarged)} onClose={() => setEnlarged(null)}>
          <div className={styles.enlarged}>
            <SheetPicture
              part={layout.part}
              stock={packing.stock}
              panels={packing.panels}
              isUpright={matchMedia('(orientation: portrait)').matches}
            />
            <Cuts layout={layout} isBoard={packing.stock.kind === 'board'} isOpen />
          </div>
        </Dialog>
      )}
    </>
  )
}
