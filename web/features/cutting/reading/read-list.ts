import { CUTTING } from '#schema/rules/cutting/cutting-constants.ts'
import type { ListRow } from '#schema/rules/cutting/list/cutting-list.ts'
import { decodedText } from '#schema/rules/rows/decoded-text.ts'
import { readRows } from '#schema/rules/rows/read-rows.ts'
import { pastedRows } from './pasted-rows.ts'

/** The lines of a cutting list in a text or a file; `isCut` where it has more than any list. @source CUT-1 */
export async function readList(source: string | Blob): Promise<{ readonly lines: readonly ListRow[]; readonly isCut: boolean }> {
  const text = typeof source === 'string' ? source : decodedText(new Uint8Array(await source.arrayBuffer()))
  const { rows, isCut } = readRows(text, CUTTING.mostRows + 1)
  return { lines: pastedRows(rows), isCut }
}
