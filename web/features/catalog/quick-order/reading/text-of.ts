import { decodedText } from '#schema/rules/rows/decoded-text.ts'

/** Only the start of longer files is read. */
const MOST_BYTES = 4_000_000

/** The text of a file; null for a binary file or a folder. */
export async function textOf(file: Blob): Promise<string | null> {
  try {
    const text = decodedText(new Uint8Array(await file.slice(0, MOST_BYTES).arrayBuffer()))
    // Spreadsheet files are archives without readable text.
    return text.startsWith('PK\u0003\u0004') || text.includes('\0') ? null : text
  } catch (error) {
    if (error instanceof DOMException) return null
    throw error
  }
}
