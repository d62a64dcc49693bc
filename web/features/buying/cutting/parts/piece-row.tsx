import { type ClipboardEventHandler, useId, useState } from 'react'
import type { ListProblem, ListRow } from '#schema/rules/cutting/list/cutting-list.ts'
import { Icon } from '../../../../components/icon.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import { pieceSummary } from '../list/piece-finish.ts'
import { highlightHandlers, rowTone } from '../plan/highlight.ts'
import tones from '../plan/tones.module.css'
import { PieceCell } from './piece-cell.tsx'
import styles from './rows.module.css'

interface PieceRowProps {
  /** From 1. */
  readonly number: number
  readonly row: ListRow
  readonly isBoard: boolean
  readonly problems: readonly ListProblem[]
  readonly onType: (field: keyof ListRow, text: string) => void
  readonly onPaste: ClipboardEventHandler
  /** Null for the empty row at the end. */
  readonly onRemove: (() => void) | null
}

export function PieceRow({ number, row, isBoard, problems, onType, onPaste, onRemove }: PieceRowProps) {
  const words = useMessages('cutting')
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  // An error is shown together with the field in which it can be fixed.
  const needsOpen = problems.some(({ field, error }) => error === 'TURN_IT' || ['name', 'grain', 'edges'].includes(field))
  const summary = pieceSummary(row, isBoard, words)
  const cell = (field: keyof ListRow) => (
    <PieceCell field={field} rowId={id} row={row} problems={problems} onType={onType} onPaste={onPaste} />
  )
  return (
    <li className={`${styles.row} ${tones.tone}`} data-tone={rowTone(number - 1)} {...highlightHandlers(number - 1)}>
      <fieldset data-open={isOpen || needsOpen || undefined}>
        <legend className="visually-hidden">{words.row(number)}</legend>
        <span className={`${tones.number} ${styles.number}`} aria-hidden="true">
          {number}
        </span>
        {cell('name')}
        {cell('length')}
        {!isBoard && cell('width')}
        {cell('quantity')}
        <button
          type="button"
          className={styles.more}
          aria-label={isBoard ? words.moreOfBoard(number) : words.more(number)}
          aria-expanded={isOpen || needsOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name="down" />
        </button>
        {summary && <p className={styles.summary}>{summary}</p>}
        {!isBoard && (
          <>
            {cell('grain')}
            {cell('edges')}
          </>
        )}
        {problems.length > 0 && (
          <div className={styles.problems}>
            {problems.map(({ field, error }) => (
              <p key={field} id={`${id}-${field}-problem`} data-error={error}>
                {words.problem({ field: words.fields[field], error: words.errors[error] })}
              </p>
            ))}
          </div>
        )}
        {onRemove && (
          <button type="button" className={styles.remove} aria-label={words.remove(number)} onClick={onRemove}>
            ×
          </button>
        )}
      </fieldset>
    </li>
  )
}
