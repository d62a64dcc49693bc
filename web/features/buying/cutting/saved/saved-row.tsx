import { QuietButton } from '../../../../components/button.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import { pieceCount } from './list-state.ts'
import type { NamedCuttingList } from './named-lists.ts'
import styles from './saved-lists.module.css'

interface SavedRowProps {
  readonly list: NamedCuttingList
  /** The form shows this list, or a changed version of it. */
  readonly isOpen: boolean
  readonly onOpen: () => void
  readonly onRename: () => void
  readonly onCopy: () => void
  readonly onDelete: () => void
}

/** A saved list with its material, the number of its pieces, and its actions. */
export function SavedRow({ list: { name, list }, isOpen, onOpen, onRename, onCopy, onDelete }: SavedRowProps) {
  const words = useMessages('cuttingPlan').saved
  const { rename, copy } = useMessages('lists').saved
  const action = (label: string, run: () => void) => (
    <QuietButton onClick={run}>
      {label} <span className="visually-hidden">{name}</span>
    </QuietButton>
  )
  return (
    <li className={styles.row} aria-current={isOpen || undefined}>
      <div>
        <b>
          <bdi>{name}</bdi>
        </b>
        {isOpen && <span className={styles.open}>{words.isOpen}</span>}
        <small>{[list.material?.name, list.material?.size, words.pieces(pieceCount(list))].filter(Boolean).join(' · ')}</small>
      </div>
      <div className={styles.ways}>
        {action(words.open, onOpen)}
        {action(rename, onRename)}
        {action(copy, onCopy)}
        {action(words.delete, onDelete)}
      </div>
    </li>
  )
}
