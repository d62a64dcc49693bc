import type { Size } from './cutting.types.ts'
import type { Orientation, PanelToPlace } from './orientations.ts'
import { crosscut, rip, type Space, spaceAt } from './space.ts'

/** The measure by which free spaces are compared. */
export type Fit = 'least area' | 'least short side' | 'least long side'

/** The rule for the first of the two cuts around a panel. */
export type FirstCut = 'longer rest' | 'shorter rest' | 'largest offcut' | 'rip' | 'crosscut'

export interface Settings {
  readonly order: readonly PanelToPlace[]
  readonly fit: Fit
  readonly firstCut: FirstCut
}

/** The remaining budget of the search. A step is one comparison with a space. */
export interface Steps {
  left: number
}

/** The cost of placing a panel, in steps. */
const PLACING = 25

/** Places each panel, in the given order, into the best-fitting free space of any sheet, or on a new sheet. */
export function packByBestFit({ order, fit, firstCut }: Settings, sheet: Size, steps: Steps): readonly Space[] {
  const sheets: Space[] = []
  const free: Space[] = []
  for (const { panel, ways } of order) {
    steps.left -= free.length + PLACING
    const found = bestSpace(free, ways, fit)
    const space = found ? found.space : spaceAt(0, 0, sheet.length, sheet.width)
    if (found) removeSpace(free, space)
    else sheets.push(space)
    cutPanelOut(space, found ? found.way : tightestFit(ways, sheet), panel, firstCut, free)
  }
  return sheets
}

function bestSpace(free: readonly Space[], ways: PanelToPlace['ways'], fit: Fit) {
  let least = Number.POSITIVE_INFINITY
  let best: { readonly space: Space; readonly way: Orientation } | null = null
  for (const space of free) {
    for (const way of ways) {
      const beside = space.length - way.length
      const below = space.width - way.width
      if (beside < 0 || below < 0) continue
      const score = fitScore(fit, space, way, beside, below)
      if (score >= least) continue
      least = score
      best = { space, way }
    }
  }
  return best
}

/** Free spaces are unordered. */
function removeSpace(free: Space[], space: Space) {
  const last = free.pop()
  if (last && last !== space) free[free.indexOf(space)] = last
}

function fitScore(fit: Fit, space: Space, way: Orientation, beside: number, below: number): number {
  if (fit === 'least area') return space.length * space.width - way.length * way.width
  return fit === 'least short side' ? Math.min(beside, below) : Math.max(beside, below)
}

/** On an empty sheet: the orientation that leaves the least at one side. */
function tightestFit(ways: PanelToPlace['ways'], sheet: Size): Orientation {
  const [first, other] = ways
  const rest = ({ length, width }: Orientation) => Math.min(sheet.length - length, sheet.width - width)
  return other && rest(other) < rest(first) ? other : first
}

/** Cuts a panel out of a space and frees the rest. */
function cutPanelOut(space: Space, { length, width, isTurned }: Orientation, panel: number, firstCut: FirstCut, free: Space[]) {
  const ripsFirst = isRip(firstCut, space, length, width)
  const strip = ripsFirst ? rip(space, width) : crosscut(space, length)
  const cell = ripsFirst ? crosscut(strip, length) : rip(strip, width)
  if (space.divided) free.push(space.divided.second)
  if (strip !== space && strip.divided) free.push(strip.divided.second)
  cell.panel = panel
  cell.isTurned = isTurned
}

function isRip(firstCut: FirstCut, space: Space, length: number, width: number): boolean {
  if (firstCut === 'rip' || firstCut === 'crosscut') return firstCut === 'rip'
  const beside = space.length - length
  const below = space.width - width
  if (firstCut === 'largest offcut')
    return Math.max(space.length * below, beside * width) > Math.max(beside * space.width, length * below)
  return below > beside === (firstCut === 'longer rest')
}
