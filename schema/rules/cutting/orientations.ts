import type { Panel, Size } from './cutting.types.ts'

export interface Orientation extends Size {
  readonly isTurned: boolean
}

/** A panel with its possible orientations, enlarged by one kerf. */
export interface PanelToPlace {
  /** Its index in the list of panels. */
  readonly panel: number
  readonly ways: readonly [Orientation, ...Orientation[]]
}

/** The orientations of a panel on an empty sheet; none if it is too large. @param sheet enlarged by one kerf, as the panel */
export function orientations({ length, width, grain }: Panel, sheet: Size, kerf: number): readonly Orientation[] {
  const straight = { length: length + kerf, width: width + kerf, isTurned: false }
  const turned = { length: width + kerf, width: length + kerf, isTurned: true }
  const allowed =
    grain === 'along' ? [straight] : grain === 'across' ? [turned] : length === width ? [straight] : [straight, turned]
  return allowed.filter((way) => way.length <= sheet.length && way.width <= sheet.width)
}
