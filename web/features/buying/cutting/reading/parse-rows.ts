import type { ListRow } from '#schema/rules/cutting/list/cutting-list.ts'
import { readLength } from '#schema/rules/cutting/list/read-length.ts'
import { EMPTY_ROW } from '../device/saved-list.ts'
import { parseColumn, parseEdges, parseGrain } from './column-names.ts'

const WITH_NAME = ['name', 'length', 'width', 'quantity', 'grain', 'edges'] as const
const WITHOUT_NAME = ['length', 'width', 'quantity', 'name', 'grain', 'edges'] as const

interface ParsedRows {
  readonly lines: readonly ListRow[]
  /** Titles of columns left out, or their numbers in a table without titles. */
  readonly unknownColumns: readonly string[]
}

/**
 * Converts spreadsheet rows to list rows. Columns are matched by the titles in the first row. Without titles they are length, width,
 * quantity and name, or start with the name. Unknown columns, and second columns of a field, are left out.
 * @source CUT-1, CUT-15
 */
export function parseRows(rows: readonly (readonly string[])[]): ParsedRows {
  const [first = [], ...others] = rows
  const titleColumns = first.map(parseColumn)
  const hasTitles = titleColumns.filter((column) => column !== null).length > 1
  const columns = hasTitles
    ? titleColumns.map((column, i) => (titleColumns.indexOf(column) === i ? column : null))
    : readLength(first[0] ?? '') === null
      ? WITH_NAME
      : WITHOUT_NAME
  const dataRows = hasTitles ? others : rows
  const width = Math.max(0, ...dataRows.map((cells) => cells.length))
  const omitted = Array.from({ length: width }, (_, i) => i).filter(
    (i) => !columns[i] && dataRows.some((cells) => (cells[i] ?? '').trim() !== ''),
  )
  return {
    lines: dataRows.map((cells) => toRow(cells, columns)),
    unknownColumns: omitted.map((i) => (hasTitles && first[i]?.trim()) || String(i + 1)),
  }
}

function toRow(cells: readonly string[], columns: readonly (keyof ListRow | null)[]): ListRow {
  const row: Record<keyof ListRow, string> = { ...EMPTY_ROW }
  for (const [i, column] of columns.entries()) {
    const cell = cells[i]?.trim() ?? ''
    if (column && cell !== '') row[column] = column === 'grain' ? parseGrain(cell) : column === 'edges' ? parseEdges(cell) : cell
  }
  return row
}
