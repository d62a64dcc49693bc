import type { Size } from './cutting.types.ts'
import type { Orientation, PanelToPlace } from './orientations.ts'
import { crosscut, rip, type Space, spaceAt } from './space.ts'

/** The orientation of a panel. */
export type Preference = 'as given' | 'lying' | 'standing'

interface Shelf {
  readonly width: number
  rest: Space | null
}

/**
 * Packs panels on shelves along the sheet: the widest first, each on the first shelf with room, or on a new shelf of the first sheet
 * with room. The baseline for other packings.
 */
export function packOnShelves(wanted: readonly PanelToPlace[], sheet: Size, preference: Preference): readonly Space[] {
  const sheets: { readonly root: Space; rest: Space | null; readonly shelves: Shelf[] }[] = []
  const shelfFor = (way: Orientation): Shelf => {
    for (const { shelves } of sheets) {
      const shelf = shelves.find(({ rest, width }) => rest && rest.length >= way.length && width >= way.width)
      if (shelf) return shelf
    }
    let open = sheets.find(({ rest }) => rest && rest.width >= way.width)
    if (!open) {
      const root = spaceAt(0, 0, sheet.length, sheet.width)
      open = { root, rest: root, shelves: [] }
      sheets.push(open)
    }
    const shelf = { width: way.width, rest: open.rest && rip(open.rest, way.width) }
    open.rest = open.rest?.divided?.second ?? null
    open.shelves.push(shelf)
    return shelf
  }
  const chosen = wanted.map(({ panel, ways }) => ({ panel, way: preferredWay(ways, preference) }))
  for (const { panel, way } of chosen.sort((a, b) => b.way.width - a.way.width || b.way.length - a.way.length)) {
    const shelf = shelfFor(way)
    if (!shelf.rest) continue
    const cell = rip(crosscut(shelf.rest, way.length), way.width)
    shelf.rest = shelf.rest.divided?.cut === 'crosscut' ? shelf.rest.divided.second : null
    cell.panel = panel
    cell.isTurned = way.isTurned
  }
  return sheets.map(({ root }) => root)
}

function preferredWay(ways: PanelToPlace['ways'], preference: Preference): Orientation {
  const [first, other] = ways
  if (!other || preference === 'as given') return first
  return first.length >= first.width === (preference === 'lying') ? first : other
}
