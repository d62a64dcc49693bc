import type { Panel, Saw, Size } from './cutting.types.ts'

/** The number of sheets by shelf packing along the sheet, the widest panel first, each on the first shelf with room; null if a panel is too large. */
export function sheetsOnShelves(panels: readonly Panel[], sheet: Size, { kerf, trim }: Saw): number | null {
  const room = { length: sheet.length - 2 * trim, width: sheet.width - 2 * trim }
  const lying = panels.map(({ length, width, grain }) =>
    grain === 'across' ? { length: width, width: length } : { length, width },
  )
  if (lying.some(({ length, width }) => length > room.length || width > room.width)) return null
  const sheets: { used: number; shelves: { width: number; used: number }[] }[] = []
  for (const { length, width } of lying.sort((a, b) => b.width - a.width || b.length - a.length)) {
    const shelf = sheets.flatMap(({ shelves }) => shelves).find((shelf) => shelf.used + length <= room.length)
    if (shelf) {
      shelf.used += length + kerf
      continue
    }
    let open = sheets.find(({ used }) => used + width <= room.width)
    if (!open) {
      open = { used: 0, shelves: [] }
      sheets.push(open)
    }
    open.used += width + kerf
    open.shelves.push({ width, used: length + kerf })
  }
  return sheets.length
}
