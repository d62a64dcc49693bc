import { type FirstCut, type Fit, packByBestFit, type Settings, type Steps } from './best-fit.ts'
import type { Packing, Panel, Saw, Size } from './cutting.types.ts'
import { orientations, type PanelToPlace } from './orientations.ts'
import { randomNumbers } from './random-numbers.ts'
import { type Preference, packOnShelves } from './shelves.ts'
import { type Space, toPart, usableSize } from './space.ts'

/** The default budget of the search; about a tenth of a second. */
const STEPS = 4_000_000

/** The number of panels exchanged before the next attempt. */
const MOST_SWAPS = 3

const ORDERS: readonly ((panel: Size) => number)[] = [
  ({ length, width }) => length * width,
  ({ length, width }) => Math.max(length, width),
  ({ length, width }) => Math.min(length, width),
  ({ length, width }) => length + width,
  ({ length }) => length,
  ({ width }) => width,
]
const FITS: readonly Fit[] = ['least area', 'least short side', 'least long side']
const FIRST_CUTS: readonly FirstCut[] = ['longer rest', 'shorter rest', 'largest offcut', 'rip', 'crosscut']
const PREFERENCES: readonly Preference[] = ['as given', 'lying', 'standing']

/**
 * Packs panels into few sheets by edge-to-edge cuts, with the largest possible offcuts on the last sheets. Never uses more sheets than
 * shelf packing. Deterministic: a number of steps ends the search, not a clock.
 * @source CUT-2, CUT-3, CUT-4; decision 0028
 */
export function packSheets(panels: readonly Panel[], sheet: Size, saw: Saw, most: number = STEPS): Packing {
  const room = usableSize(sheet, saw)
  const ways = panels.map((panel) => orientations(panel, room, saw.kerf))
  const wanted = ways.flatMap(([first, ...others], panel): PanelToPlace[] => (first ? [{ panel, ways: [first, ...others] }] : []))
  const best = search(wanted, room, most)
  return {
    sheets: best.flatMap((space) => toPart(space, saw) ?? []),
    tooLarge: ways.flatMap((possible, panel) => (possible.length === 0 ? [panel] : [])),
  }
}

interface Candidate extends Settings {
  readonly sheets: readonly Space[]
  readonly unevenness: number
}

function search(wanted: readonly PanelToPlace[], room: Size, most: number): readonly Space[] {
  const steps: Steps = { left: most }
  const pack = (settings: Settings): Candidate => {
    const sheets = packByBestFit(settings, room, steps)
    return { ...settings, sheets, unevenness: unevenness(sheets) }
  }
  const [first, ...others] = listSettings(wanted)
  if (!first) return []
  let best = pack(first)
  for (const settings of others) if (steps.left > 0) best = pickBetter(best, pack(settings))
  const enough = leastSheets(wanted, room)
  const random = randomNumbers(wanted.length)
  while (steps.left > 0 && wanted.length > 1 && best.sheets.length > enough)
    best = pickBetter(best, pack(varySettings(best, random)))
  return shelfPackings(wanted, room).reduce(
    (found, onShelves) => (onShelves.length < found.length ? onShelves : found),
    best.sheets,
  )
}

const listSettings = (wanted: readonly PanelToPlace[]): readonly Settings[] =>
  ORDERS.flatMap((sizeOf) => {
    const order = wanted.toSorted((a, b) => sizeOf(b.ways[0]) - sizeOf(a.ways[0]))
    return FITS.flatMap((fit) => FIRST_CUTS.map((firstCut) => ({ order, fit, firstCut })))
  })

/** Exchanges a few panels, and sometimes changes the other parameters. */
function varySettings({ order, fit, firstCut }: Settings, random: (below: number) => number): Settings {
  const isAnotherWay = random(8) === 0
  return {
    order: swapPanels(order, random),
    fit: (isAnotherWay && FITS[random(FITS.length)]) || fit,
    firstCut: (isAnotherWay && FIRST_CUTS[random(FIRST_CUTS.length)]) || firstCut,
  }
}

/** Shelves along and across the sheet, with both orientations. */
function shelfPackings(wanted: readonly PanelToPlace[], room: Size): readonly (readonly Space[])[] {
  const across = wanted.map(
    ({ panel, ways: [first, ...others] }): PanelToPlace => ({ panel, ways: [flip(first), ...others.map(flip)] }),
  )
  return PREFERENCES.flatMap((preference) => [
    packOnShelves(wanted, room, preference),
    packOnShelves(across, flip(room), preference).map(flipSpace),
  ])
}

const flip = <Flat extends Size>(size: Flat): Flat => ({ ...size, length: size.width, width: size.length })

function flipSpace(space: Space): Space {
  const { x, y, divided } = space
  return {
    ...flip(space),
    x: y,
    y: x,
    divided: divided && {
      cut: divided.cut === 'rip' ? 'crosscut' : 'rip',
      first: flipSpace(divided.first),
      second: flipSpace(divided.second),
    },
  }
}

/**
 * Fewer sheets are better, then unevenly filled sheets, because their offcuts are in one piece. Of two equal packings the later one is
 * taken, so that the search moves on.
 */
const pickBetter = (a: Candidate, b: Candidate): Candidate =>
  b.sheets.length < a.sheets.length || (b.sheets.length === a.sheets.length && b.unevenness >= a.unevenness) ? b : a

/** The sum of squares of the used share of each sheet. */
const unevenness = (sheets: readonly Space[]): number =>
  sheets.reduce((total, sheet) => total + (usedArea(sheet) / (sheet.length * sheet.width)) ** 2, 0)

const usedArea = ({ panel, length, width, divided }: Space): number =>
  panel >= 0 ? length * width : divided ? usedArea(divided.first) + usedArea(divided.second) : 0

/** A lower bound by area. */
const leastSheets = (wanted: readonly PanelToPlace[], room: Size): number =>
  Math.ceil(wanted.reduce((area, { ways: [{ length, width }] }) => area + length * width, 0) / (room.length * room.width))

function swapPanels(order: readonly PanelToPlace[], random: (below: number) => number): readonly PanelToPlace[] {
  const next = [...order]
  for (let swaps = 1 + random(MOST_SWAPS); swaps > 0; swaps--) {
    const [a, b] = [random(next.length), random(next.length)]
    const [first, second] = [next[a], next[b]]
    if (first && second) {
      next[a] = second
      next[b] = first
    }
  }
  return next
}
