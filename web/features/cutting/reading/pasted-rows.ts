import type { ListRow } from '#schema/rules/cutting/list/cutting-list.ts'
import { readLength } from '#schema/rules/cutting/list/read-length.ts'
import { EMPTY_ROW } from '../list/saved-list.ts'

/** How columns are called where the first row names them. */
const NAMES: Readonly<Record<keyof ListRow, RegExp>> = {
  name: /^(?:name|part|piece(?!s)|panel|label|description|bezeichnung|teil|nome|pezzo)/i,
  length: /^(?:length|long|l[äa]nge|lunghezza)\b/i,
  width: /^(?:width|wide|breite|larghezza)\b/i,
  quantity: /^(?:q(?:uanti)?ty|count|number|pieces|pcs|st[üu]ck|anzahl|menge|quantit[àa]|pezzi\b)/i,
  grain: /^(?:grain|maserung|faser|venatura)/i,
  edges: /^(?:edge|kante|bord)/i,
}
const WITH_NAME = ['name', 'length', 'width', 'quantity', 'grain', 'edges'] as const
const WITHOUT_NAME = ['length', 'width', 'quantity', 'name', 'grain', 'edges'] as const

/**
 * Lines of a cutting list from rows of a spreadsheet. Columns go by the names in the first row; where that has sizes, they are length,
 * width, quantity and name, or begin with the name.
 * @source CUT-1
 */
export function pastedRows(rows: readonly (readonly string[])[]): readonly ListRow[] {
  const [first = [], ...others] = rows
  const named = first.map((cell) => columnCalled(cell.trim()))
  const hasNames = named.filter((column) => column !== null).length > 1
  const columns = hasNames ? named : readLength(first[0] ?? '') === null ? WITH_NAME : WITHOUT_NAME
  return (hasNames ? others : rows).map((cells) => {
    const row: Record<keyof ListRow, string> = { ...EMPTY_ROW }
    for (const [i, column] of columns.entries()) {
      const cell = cells[i]?.trim() ?? ''
      if (column && cell !== '') row[column] = column === 'grain' ? grainOf(cell) : column === 'edges' ? edgesOf(cell) : cell
    }
    return row
  })
}

const columnCalled = (cell: string): keyof ListRow | null =>
  (Object.keys(NAMES) as (keyof ListRow)[]).find((column) => NAMES[column].test(cell)) ?? null

/** What is not understood stays, and is told at the field. */
function grainOf(cell: string): string {
  if (/^(?:any|no|none|n|0|-|egal|keine)$/i.test(cell)) return 'any'
  if (/^(?:along|l|y|yes|1|length|längs|laengs)$/i.test(cell)) return 'along'
  return /^(?:across|w|width|quer)$/i.test(cell) ? 'across' : cell
}

const edgesOf = (cell: string): string =>
  /^(?:none|no|0|-)$/i.test(cell)
    ? ''
    : cell
        .toUpperCase()
        .replaceAll(/[\s+,]/g, '')
        .replace('W', 'S')
