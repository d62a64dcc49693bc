import { CUTTING } from '#schema/rules/constants.ts'
import type { ListRow } from '#schema/rules/cutting/list/cutting-list.ts'
import { decodeText } from '#schema/rules/rows/decode-text.ts'
import { readRows } from '#schema/rules/rows/read-rows.ts'
import type { ValueChange } from '../../../../storage/device-value.ts'
import type { SavedList } from '../device/saved-list.ts'
import { appendRows, replaceRow } from '../list/add-rows.ts'
import { type ColumnChoices, parseRows, type UnknownColumn } from './parse-rows.ts'

interface ReadList {
  readonly lines: readonly ListRow[]
  /** The source has more lines than a list may have. */
  readonly isCut: boolean
  /** The first unknown columns, with texts short enough for a form. */
  readonly unknownColumns: readonly UnknownColumn[]
}

/** Larger files are no lists. */
const MOST_BYTES = 2_000_000
const MOST_COLUMNS = 12
const LONGEST_TEXT = 40

/** Reads the rows of a cutting list from text or a file. A file that is too large has no rows. @source CUT-1, CUT-15 */
export async function readList(source: string | Blob, chosen: ColumnChoices = {}): Promise<ReadList> {
  if (source instanceof Blob && source.size > MOST_BYTES) return { lines: [], isCut: false, unknownColumns: [] }
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

/** Adds lines in place of a row, or at the end if the row is null. */
export const addLines = (lines: readonly ListRow[], row: number | null): ValueChange<SavedList> =>
  row === null ? appendRows(lines) : replaceRow(row, lines)
