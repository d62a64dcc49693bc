import { CUTTING } from '#schema/rules/constants.ts'
import type { ListRow } from '#schema/rules/cutting/list/cutting-list.ts'
import { decodeText } from '#schema/rules/rows/decode-text.ts'
import { readRows } from '#schema/rules/rows/read-rows.ts'
import { type ColumnChoices, parseRows, type UnknownColumn } from './parse-rows.ts'

interface ReadList {
  readonly lines: readonly ListRow[]
  /** The source has more lines than a list may have. */
  readonly isCut: boolean
  /** The first unknown columns, with texts short enough for a form. */
  readonly unknownColumns: readonly UnknownColumn[]
}

const MOST_COLUMNS = 12
const LONGEST_TEXT = 40

/** Reads the rows of a cutting list from text or a file. @source CUT-1, CUT-15 */
export async function readList(source: string | Blob, chosen: ColumnChoices = {}): Promise<ReadList> {
  const text = typeof source === 'string' ? source : decodeText(new Uint8Array(await source.arrayBuffer()))
  const { rows, isCut } = readRows(text, CUTTING.mostRows + 1)
  const { lines, unknownColumns } = parseRows(rows, chosen)
  const shorten = (long: string) => [...long].slice(0, LONGEST_TEXT).join('')
  return {
    lines,
    isCut,
    unknownColumns: unknownColumns
      .slice(0, MOST_COLUMNS)
      .map(({ index, title, sample }) => ({ index, title: shorten(title), sample: shorten(sample) })),
  }
}
