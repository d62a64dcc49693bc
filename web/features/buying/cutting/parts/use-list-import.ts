import { type ClipboardEvent, type DragEvent, useState } from 'react'
import { CUTTING } from '#schema/rules/constants.ts'
import { lateCode, useLateCode } from '../../../../late/late-code.ts'
import { useMessages } from '../../../../messages/use-messages.tsx'
import type { EditableList } from '../device/saved-list.ts'
import type { ColumnChoices, UnknownColumn } from '../import/parse-rows.ts'

/** Reads lists from text and files, and adds them to the form's. */
const reader = lateCode(() => import('../import/read-list.ts'))

/** A table that waits until the shopper has said what its unknown columns mean. */
interface UnknownTable {
  readonly source: string | Blob
  readonly row: number | null
  readonly columns: readonly UnknownColumn[]
}

/**
 * Imports pieces from pasted text and from files, dropped or opened. A table with unknown columns waits until the shopper has said what
 * the columns mean.
 * @param end index of the first empty row
 */
export function useListImport(end: number, onChange: EditableList['onChange']) {
  const words = useMessages('cutting')
  const [notice, setNotice] = useState<string | null>(null)
  const [unknown, setUnknown] = useState<UnknownTable | null>(null)
  useLateCode(reader)

  /** @param row the row to replace; null appends to the list as it is then */
  async function importRows(source: string | Blob, row: number | null, chosen?: ColumnChoices) {
    try {
      const { readList, addLines } = await reader.load()
      const { lines, isCut, unknownColumns } = await readList(source, chosen)
      if (!chosen && unknownColumns.length > 0) return setUnknown({ source, row, columns: unknownColumns })
      const isTooLong = isCut || (row ?? end) + lines.length > CUTTING.mostRows
      setNotice(lines.length === 0 ? words.noRows : isTooLong ? words.isCut(CUTTING.mostRows) : null)
      if (lines.length > 0) void onChange(addLines(lines, row))
    } catch (error) {
      console.warn('The cutting list could not be read', error)
      setNotice(words.notRead)
    }
  }

  const openFile = (file: File) => void importRows(file, null)

  return {
    /** The problem of the last import; null if it had none. */
    notice,
    unknownColumns: unknown?.columns ?? null,
    /** Imports a pasted table in place of a row. Other texts are left to the field. */
    paste: (row: number) => (event: ClipboardEvent) => {
      const text = event.clipboardData.getData('text/plain')
      if (!/[\t\n]/.test(text.trim())) return
      event.preventDefault()
      void importRows(text, row)
    },
    dropHandlers: {
      onDragOver: (event: DragEvent) => event.dataTransfer.types.includes('Files') && event.preventDefault(),
      onDrop(event: DragEvent) {
        const [file] = event.dataTransfer.files
        if (!file) return
        event.preventDefault()
        openFile(file)
      },
    },
    openFile,
    /** Imports the waiting table. @param chosen the meaning of its unknown columns; null leaves the table out */
    resolveColumns(chosen: ColumnChoices | null) {
      setUnknown(null)
      if (unknown && chosen) void importRows(unknown.source, unknown.row, chosen)
    },
  }
}
