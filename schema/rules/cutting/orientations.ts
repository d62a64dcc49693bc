import type { Panel, Size } from './cutting.types.ts'

/** A panel as it may lie on a sheet. */
export interface Lying extends Size {
  readonly isTurned: boolean
}

/** A panel with the ways it may lie, larger by one kerf. */
export interface Wanted {
  /** Its place in the list of panels. */
  readonly panel: number
  readonly ways: readonly [Lying, ...Lying[]]
}

/** The ways a panel may lie on an empty sheet; none when it is too large for it. @param sheet larger by one kerf, as the panel becomes */
export function waysOf({ length, width, grain }: Panel, sheet: Size, kerf: number): readonly Lying[] {
  const straight = { length: length + kerf, width: width + kerf, isTurned: false }
  const turned = { length: width + kerf, width: length + kerf, isTurned: true }
  const allowed =
    grain === 'along' ? [straight] : grain === 'across' ? [turned] : length === width ? [straight] : [straight, turned]
  return allowed.filter((way) => way.length <= sheet.length && way.width <= sheet.width)
}
