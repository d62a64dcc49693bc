import { type ClipboardEvent, type DragEvent, Suspense, useEffect, useId, useState } from 'react'
import { CUTTING } from '#schema/rules/constants.ts'
import type { ListProblem, ListRow } from '#schema/rules/cutting/list/cutting-list.ts'
import { isEmptyRow } from '#schema/rules/cutting/list/empty-row.ts'
import { FileButton } from '../../../../components/form/file-button.tsx'
import { waitForIdlePage } from '../../../../late/idle.ts'
import { late } from '../../../../late/late.tsx'
import { lazy } from '../../../../late/lazy.ts'
import { useMessages } from '../../../../messages/use-messages.tsx'
import type { DeviceValue } from '../../../../storage/device-value.ts'
import button from '../../../../styles/button.module.css'
import styles from '../cutting.module.css'
import { EMPTY_ROW, type SavedList } from '../device/saved-list.ts'
import { appendRows, clearRows, removeRow, replaceRow, setCell } from '../list/row-changes.ts'
import type { ColumnChoices, UnknownColumn } from '../reading/parse-rows.ts'
import { PieceRow } from './piece-row.tsx'
import rowStyles from './rows.module.css'

interface PieceRowsProps {
  readonly rows: readonly ListRow[]
  readonly problems: readonly ListProblem[]
  /** Boards have no width, grain or edges. */
  readonly isBoard: boolean
  readonly onChange: DeviceValue<SavedList>['change']
}

/** Reads lists from text and files; loaded on first use. */
const loadReader = lazy(() => import('../reading/read-list.ts'))

const ColumnMapping = late(async () => (await import('./column-mapping.tsx')).ColumnMapping, 'now')

/** A table that waits for the meaning of its columns. */
interface UnknownTable {
  readonly source: string | Blob
  readonly row: number | null
  readonly columns: readonly UnknownColumn[]
}

/** Larger files are rejected. */
const MOST_BYTES = 2_000_000

/** The rows of a cutting list and an empty one at the end; typed, pasted or dropped. */
export function PieceRows({ rows, problems, isBoard, onChange }: PieceRowsProps) {
  const words = useMessages('cutting')
  const id = useId()
  const [notice, setNotice] = useState<string | null>(null)
  const [unknown, setUnknown] = useState<UnknownTable | null>(null)
  const last = rows.at(-1)
  const end = last && isEmptyRow(last) ? rows.length - 1 : rows.length
  const shown = end < rows.length || rows.length >= CUTTING.mostRows ? rows : [...rows, EMPTY_ROW]

  useEffect(() => {
    waitForIdlePage()
      .then(loadReader)
      .catch((error) => console.warn('The code that reads cutting lists could not be loaded', error))
  }, [])

  /** @param row the row to replace; null appends to the list as it is then */
  async function importRows(source: string | Blob, row: number | null, chosen?: ColumnChoices) {
    try {
      const { readList } = await loadReader()
      const { lines, isCut, unknownColumns } = await readList(source, chosen)
      if (!chosen && unknownColumns.length > 0) return setUnknown({ source, row, columns: unknownColumns })
      const isTooLong = isCut || (row ?? end) + lines.length > CUTTING.mostRows
      setNotice(lines.length === 0 ? words.noRows : isTooLong ? words.isCut(CUTTING.mostRows) : null)
      if (lines.length > 0) void onChange(row === null ? appendRows(lines) : replaceRow(row, lines))
    } catch (error) {
      console.warn('The cutting list could not be read', error)
      setNotice(words.notRead)
    }
  }

  const paste = (row: number) => (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain')
    if (!/[\t\n]/.test(text.trim())) return
    event.preventDefault()
    void importRows(text, row)
  }

  function open(file: File) {
    if (file.size > MOST_BYTES) setNotice(words.noRows)
    else void importRows(file, null)
  }

  const drop = (event: DragEvent) => {
    const [file] = event.dataTransfer.files
    if (!file) return
    event.preventDefault()
    open(file)
  }

  return (
    <section
      className={styles.part}
      aria-labelledby={`${id}-title`}
      onDragOver={(event) => event.dataTransfer.types.includes('Files') && event.preventDefault()}
      onDrop={drop}
    >
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
      {unknown && (
        <Suspense>
          <ColumnMapping
            columns={unknown.columns}
            onApply={(chosen) => {
              setUnknown(null)
              void importRows(unknown.source, unknown.row, chosen)
            }}
            onCancel={() => setUnknown(null)}
          />
        </Suspense>
      )}
      <p role="status">{notice ?? (problems.length > 0 && words.problems(new Set(problems.map(({ row }) => row)).size))}</p>
      <p className={styles.actions}>
        <FileButton label={words.file} onOpen={open} />
        {rows.length > 0 && (
          <button type="button" className={button.quiet} onClick={() => onChange(clearRows)}>
            {words.clear}
          </button>
        )}
      </p>
    </section>
  )
}
