import { type ClipboardEvent, type DragEvent, useId, useState } from 'react'
import { CUTTING } from '#schema/rules/constants.ts'
import { isEmptyRow, type ListProblem, type ListRow } from '#schema/rules/cutting/list/cutting-list.ts'
import { decodedText } from '#schema/rules/rows/decoded-text.ts'
import { readRows } from '#schema/rules/rows/read-rows.ts'
import { useMessages } from '../../../messages/use-messages.tsx'
import type { DeviceValue } from '../../../offline/device-value.ts'
import button from '../../../styles/button.module.css'
import styles from '../cutting.module.css'
import { pastedRows } from '../list/pasted-rows.ts'
import { withCell, withoutRow, withoutRows, withRows } from '../list/row-changes.ts'
import { EMPTY_ROW, type SavedList } from '../list/saved-list.ts'
import { PieceRow } from './piece-row.tsx'

interface PieceRowsProps {
  readonly rows: readonly ListRow[]
  readonly problems: readonly ListProblem[]
  /** Boards have no width, no grain and no edges. */
  readonly isBoard: boolean
  readonly onChange: DeviceValue<SavedList>['change']
}

/** Files larger than this are no cutting lists. */
const MOST_BYTES = 2_000_000

/** The lines of a cutting list, one more than are filled in; typed, pasted or dropped. */
export function PieceRows({ rows, problems, isBoard, onChange }: PieceRowsProps) {
  const words = useMessages('cutting')
  const id = useId()
  const [told, setTold] = useState<string | null>(null)
  const last = rows.at(-1)
  const shown = (last && isEmptyRow(last)) || rows.length >= CUTTING.mostRows ? rows : [...rows, EMPTY_ROW]

  function takeText(row: number, text: string) {
    const { rows: cells, isCut } = readRows(text, CUTTING.mostRows + 1)
    const read = pastedRows(cells)
    const isTooLong = isCut || row + read.length > CUTTING.mostRows
    setTold(read.length === 0 ? words.noRows : isTooLong ? words.isCut(CUTTING.mostRows) : null)
    if (read.length > 0) void onChange(withRows(row, read))
  }

  const paste = (row: number) => (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain')
    if (!/[\t\n]/.test(text.trim())) return
    event.preventDefault()
    takeText(row, text)
  }

  async function open(file: File | undefined) {
    if (!file) return
    if (file.size > MOST_BYTES) return setTold(words.noRows)
    takeText(last && isEmptyRow(last) ? rows.length - 1 : rows.length, decodedText(new Uint8Array(await file.arrayBuffer())))
  }

  const drop = (event: DragEvent) => {
    if (event.dataTransfer.files.length === 0) return
    event.preventDefault()
    void open(event.dataTransfer.files[0])
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
              void open(currentTarget.files?.[0])
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
