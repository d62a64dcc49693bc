/** Lengths are whole tenths of a millimetre: saws are set by them, and sums of them are exact. */
export interface Size {
  /** Along the grain of a sheet. */
  readonly length: number
  readonly width: number
}

/** How the length of a panel lies to the grain of the sheet: it may be turned, or must not, or must be. */
export type Grain = 'any' | 'along' | 'across'

/** One panel that is wanted. */
export interface Panel extends Size {
  readonly grain: Grain
}

/** What a saw takes away. */
export interface Saw {
  /** What a cut turns into dust. */
  readonly kerf: number
  /** What is cut off at each edge of a sheet, or at each end of a board, before it is used. */
  readonly trim: number
}

/** A rectangle of a sheet; the corner nearest to the sheet's own is at x (along its length), y (along its width). */
export interface Place extends Size {
  readonly x: number
  readonly y: number
}

/** What a sheet is cut into: each cut runs from edge to edge of the part it divides. */
export type Part = PanelPart | Offcut | Divided

export interface PanelPart extends Place {
  readonly kind: 'panel'
  /** Its place in the list of panels. */
  readonly panel: number
  /** Its length lies across the grain. */
  readonly isTurned: boolean
}

export interface Offcut extends Place {
  readonly kind: 'offcut'
}

export interface Divided extends Place {
  readonly kind: 'divided'
  /** A rip runs along the length of the sheet, a crosscut across it. */
  readonly cut: 'rip' | 'crosscut'
  readonly first: Part
  /** Behind the cut; null when the saw leaves nothing of it. */
  readonly second: Part | null
}

/** How panels come out of sheets. */
export interface Packing {
  readonly sheets: readonly Part[]
  /** Panels that no sheet can hold, as places in the list. */
  readonly tooLarge: readonly number[]
}
