import type { ListRow } from '#schema/rules/cutting/list/cutting-list.ts'
import { readLength } from '#schema/rules/cutting/list/read-length.ts'
import { EMPTY_ROW } from '../device/saved-list.ts'
import { columnOf, edgesOf, grainOf } from './column-names.ts'

const WITH_NAME = ['name', 'length', 'width', 'quantity', 'grain', 'edges'] as const
const WITHOUT_NAME = ['length', 'width', 'quantity', 'name', 'grain', 'edges'] as const

interface PastedRows {
  readonly lines: readonly ListRow[]
  /** Titles of columns left out, or their numbers in a table without titles. */
  readonly unknownColumns: readonly string[]
}

/**
 * Converts spreadsheet rows to list rows. Columns are matched by the titles in the first row. Without titles they are length, width,
 * quantity and name, or start with the name. Unknown columns, and second columns of a field, are left out.
 * @source CUT-1, CUT-15
 */
export function pastedRows(rows: readonly (readonly string[])[]): PastedRows {
  const [first = [], ...others] = rows
  const titled = first.map(columnOf)
  const hasTitles = titled.filter((column) => column !== null).length > 1
  const columns = hasTitles
    ? titled.map((column, i) => (titled.indexOf(column) === i ? column : null))
    : readLength(first[0] ?? '') === null
      ? WITH_NAME
      : WITHOUT_NAME
  const listed = hasTitles ? others : rows
  const width = Math.max(0, ...listed.map((cells) => cells.length))
  const left = Array.from({ length: width }, (_, i) => i).filter(
    (i) => !columns[i] && listed.some((cells) => (cells[i] ?? '').trim() !== ''),
  )
  return {
    lines: listed.map((cells) => rowOf(cells, columns)),
    unknownColumns: left.map((i) => (hasTitles && first[i]?.trim()) || String(i + 1)),
  }
}

function rowOf(cells: readonly string[], columns: readonly (keyof ListRow | null)[]): ListRow {
  const row: Record<keyof ListRow, string> = { ...EMPTY_ROW }
  for (const [i, column] of columns.entries()) {
    const cell = cells[i]?.trim() ?? ''
    if (column && cell !== '') row[column] = column === 'grain' ? grainOf(cell) : column === 'edges' ? edgesOf(cell) : cell
  }
  return row
}
