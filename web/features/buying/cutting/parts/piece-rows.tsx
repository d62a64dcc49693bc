import { Suspense, useId } from 'react'
import { CUTTING } from '#schema/rules/constants.ts'
import type { ListProblem, ListRow } from '#schema/rules/cutting/list/cutting-list.ts'
import { isEmptyRow } from '#schema/rules/cutting/list/empty-row.ts'
import { QuietButton } from '../../../../components/button.tsx'
import { FileButton } from '../../../../components/form/file-button.tsx'
import { late } from '../../../../late/late.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import styles from '../cutting.module.css'
import { type EditableList, EMPTY_ROW } from '../device/saved-list.ts'
import { clearRows, removeRow, setCell } from '../list/row-changes.ts'
import { PieceRow } from './piece-row.tsx'
import rowStyles from './rows.module.css'
import { useListImport } from './use-list-import.ts'

interface PieceRowsProps {
  readonly rows: readonly ListRow[]
  readonly problems: readonly ListProblem[]
  /** Boards have no width, grain or edges. */
  readonly isBoard: boolean
  readonly onChange: EditableList['onChange']
}

const ColumnMapping = late(async () => (await import('./column-mapping.tsx')).ColumnMapping)

/** The rows of a cutting list and an empty one at the end; typed, pasted or dropped. */
export function PieceRows({ rows, problems, isBoard, onChange }: PieceRowsProps) {
  const words = useMessages('cutting')
  const id = useId()
  const last = rows.at(-1)
  const end = last && isEmptyRow(last) ? rows.length - 1 : rows.length
  const shown = end < rows.length || rows.length >= CUTTING.mostRows ? rows : [...rows, EMPTY_ROW]
  const { notice, unknownColumns, paste, dropHandlers, openFile, resolveColumns } = useListImport(end, onChange)
  return (
    <section className={styles.part} aria-labelledby={`${id}-title`} {...dropHandlers}>
      <h2 id={`${id}-title`}>{words.pieces}</h2>
      <p className={styles.hint}>{words.pasteHint}</p>
      <ol className={rowStyles.rows} data-board={isBoard || undefined}>
        {shown.map((row, i) => (
          <PieceRow
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no id
            key={i}
            number={i + 1}
            row={row}
            isBoard={isBoard}
            problems={problems.filter((problem) => problem.row === i)}
            onType={(field, text) => onChange(setCell(i, field, text))}
            onPaste={paste(i)}
            onRemove={i < rows.length ? () => onChange(removeRow(i)) : null}
          />
        ))}
      </ol>
      {unknownColumns && (
        <Suspense>
          <ColumnMapping columns={unknownColumns} onApply={resolveColumns} onCancel={() => resolveColumns(null)} />
        </Suspense>
      )}
      <p role="status">{notice ?? (problems.length > 0 && words.problems(new Set(problems.map(({ row }) => row)).size))}</p>
      <p className={styles.actions}>
        <FileButton label={words.file} onOpen={openFile} />
        {rows.length > 0 && <QuietButton onClick={() => onChange(clearRows)}>{words.clear}</QuietButton>}
      </p>
    </section>
  )
}
