import { type ClipboardEvent, type DragEvent, useEffect, useId, useState } from 'react'
import { CUTTING } from '#schema/rules/constants.ts'
import type { ListProblem, ListRow } from '#schema/rules/cutting/list/cutting-list.ts'
import { isEmptyRow } from '#schema/rules/cutting/list/empty-row.ts'
import { waitForIdlePage } from '../../../../late/idle.ts'
import { lazy } from '../../../../late/lazy.ts'
import { useMessages } from '../../../../messages/use-messages.tsx'
import type { DeviceValue } from '../../../../storage/device-value.ts'
import button from '../../../../styles/button.module.css'
import styles from '../cutting.module.css'
import { EMPTY_ROW, type SavedList } from '../device/saved-list.ts'
import { withCell, withoutRow, withoutRows, withRows, withRowsAdded } from '../list/row-changes.ts'
import { PieceRow } from './piece-row.tsx'

interface PieceRowsProps {
  readonly rows: readonly ListRow[]
  readonly problems: readonly ListProblem[]
  /** Boards have no width, grain or edges. */
  readonly isBoard: boolean
  readonly onChange: DeviceValue<SavedList>['change']
}

/** Reads lists from text and files; loaded on first use. */
const reading = lazy(() => import('../reading/read-list.ts'))

/** Larger files are rejected. */
const MOST_BYTES = 2_000_000

/** The rows of a cutting list and an empty one at the end; typed, pasted or dropped. */
export function PieceRows({ rows, problems, isBoard, onChange }: PieceRowsProps) {
  const words = useMessages('cutting')
  const id = useId()
  const [told, setTold] = useState<string | null>(null)
  const last = rows.at(-1)
  const end = last && isEmptyRow(last) ? rows.length - 1 : rows.length
  const shown = end < rows.length || rows.length >= CUTTING.mostRows ? rows : [...rows, EMPTY_ROW]

  useEffect(() => {
    waitForIdlePage()
      .then(reading)
      .catch((error) => console.warn('What reads cutting lists cannot be fetched', error))
  }, [])

  /** @param row the row to replace; null appends to the list as it is then */
  async function take(source: string | Blob, row: number | null) {
    try {
      const { readList } = await reading()
      const { lines, isCut, unknownColumns } = await readList(source)
      const isTooLong = isCut || (row ?? end) + lines.length > CUTTING.mostRows
      const notices = [
        ...(lines.length === 0 ? [words.noRows] : isTooLong ? [words.isCut(CUTTING.mostRows)] : []),
        ...(unknownColumns.length > 0 ? [words.unknownColumns(unknownColumns)] : []),
      ]
      setTold(notices.length > 0 ? notices.join(' ') : null)
      if (lines.length > 0) void onChange(row === null ? withRowsAdded(lines) : withRows(row, lines))
    } catch (error) {
      console.warn('A cutting list cannot be read', error)
      setTold(words.notRead)
    }
  }

  const paste = (row: number) => (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain')
    if (!/[\t\n]/.test(text.trim())) return
    event.preventDefault()
    void take(text, row)
  }

  function open(file: File | undefined) {
    if (!file) return
    if (file.size > MOST_BYTES) setTold(words.noRows)
    else void take(file, null)
  }

  const drop = (event: DragEvent) => {
    if (event.dataTransfer.files.length === 0) return
    event.preventDefault()
    open(event.dataTransfer.files[0])
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
      <ol className={styles.rows} data-board={isBoard || undefined}>
        {shown.map((row, i) => (
          <PieceRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a line has nothing else to be told by
            key={i}
            number={i + 1}
            row={row}
            isBoard={isBoard}
            problems={problems.filter((problem) => problem.row === i)}
            onType={(field, text) => onChange(withCell(i, field, text))}
            onPaste={paste(i)}
            onRemove={i < rows.length ? () => onChange(withoutRow(i)) : null}
          />
        ))}
      </ol>
      <p role="status">{told ?? (problems.length > 0 && words.problems(problems.length))}</p>
      <p className={styles.actions}>
        <label className={styles.file}>
          <span>{words.file}</span>
          <input
            type="file"
            accept=".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values"
            onChange={({ currentTarget }) => {
              open(currentTarget.files?.[0])
              currentTarget.value = ''
            }}
          />
        </label>
        {rows.length > 0 && (
          <button type="button" className={button.quiet} onClick={() => onChange(withoutRows)}>
            {words.clear}
          </button>
        )}
      </p>
    </section>
  )
}
