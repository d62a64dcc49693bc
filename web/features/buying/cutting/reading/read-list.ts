import { CUTTING } from '#schema/rules/constants.ts'
import type { ListRow } from '#schema/rules/cutting/list/cutting-list.ts'
import { decodedText } from '#schema/rules/rows/decoded-text.ts'
import { readRows } from '#schema/rules/rows/read-rows.ts'
import { parseRows } from './parse-rows.ts'

interface ReadList {
  readonly lines: readonly ListRow[]
  /** The source has more lines than a list may have. */
  readonly isCut: boolean
  /** Titles of columns left out, shortened for a message. */
  readonly unknownColumns: readonly string[]
}

const MOST_TITLES = 5
const LONGEST_TITLE = 40

/** Reads the rows of a cutting list from text or a file. @source CUT-1, CUT-15 */
export async function readList(source: string | Blob): Promise<ReadList> {
  const text = typeof source === 'string' ? source : decodedText(new Uint8Array(await source.arrayBuffer()))
  const { rows, isCut } = readRows(text, CUTTING.mostRows + 1)
  const { lines, unknownColumns } = parseRows(rows)
  const shown = unknownColumns.slice(0, MOST_TITLES).map((title) => [...title].slice(0, LONGEST_TITLE).join(''))
  return { lines, isCut, unknownColumns: unknownColumns.length > MOST_TITLES ? [...shown, '…'] : shown }
}
