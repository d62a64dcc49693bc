import { readLength } from '#schema/rules/answers/read-length.ts'
import type { ListRow } from '#schema/rules/cutting/list/cutting-list.ts'
import { EMPTY_ROW, ROW_FIELDS } from '../device/saved-list.ts'
import { parseColumn, parseEdges, parseGrain } from './column-names.ts'

const WITHOUT_NAME = ['length', 'width', 'quantity', 'name', 'grain', 'edges'] as const

/** A column of a table whose meaning the form does not know. */
export interface UnknownColumn {
  /** Its place in the table, from 0. */
  readonly index: number
  /** Its title, or its number in a table without titles. */
  readonly title: string
  /** Its first cell that is not empty. */
  readonly sample: string
}

/** The fields that the shopper has chosen for columns, by their places in the table. */
export type ColumnChoices = Readonly<Record<number, keyof ListRow>>

interface ParsedRows {
  readonly lines: readonly ListRow[]
  /** Columns whose cells are in no line. */
  readonly unknownColumns: readonly UnknownColumn[]
}

/**
 * Converts spreadsheet rows to list rows. Columns are matched by the titles in the first row. Without titles they are length, width,
 * quantity and name, or start with the name. A column is unknown if its title is, or if an earlier column has the same field.
 * @param chosen the shopper's choices, which override the titles
 * @source CUT-1, CUT-15
 */
export function parseRows(rows: readonly (readonly string[])[], chosen: ColumnChoices = {}): ParsedRows {
  const [first = [], ...others] = rows
  const titleColumns = first.map(parseColumn)
  const hasTitles = titleColumns.filter((column) => column !== null).length > 1
  const known = hasTitles
    ? titleColumns.map((column, i) => (titleColumns.indexOf(column) === i ? column : null))
    : readLength(first[0] ?? '') === null
      ? ROW_FIELDS
      : WITHOUT_NAME
  const dataRows = hasTitles ? others : rows
  const isChosen = new Set<keyof ListRow | null>(Object.values(chosen))
  const columns = Array.from({ length: dataRows.reduce((most, cells) => Math.max(most, cells.length), 0) }, (_, i) => {
    const column = known[i] ?? null
    return chosen[i] ?? (isChosen.has(column) ? null : column)
  })
  return {
    lines: dataRows.map((cells) => toRow(cells, columns)),
    unknownColumns: columns.flatMap((column, index) => {
      const sample = column ? undefined : dataRows.map((cells) => cells[index]?.trim() ?? '').find((cell) => cell !== '')
      return sample ? [{ index, title: (hasTitles && first[index]?.trim()) || String(index + 1), sample }] : []
    }),
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
