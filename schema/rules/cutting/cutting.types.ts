/** Lengths are integers of 0.1 mm: saws have this precision, and sums are exact. */
export interface Size {
  /** Along the grain of a sheet. */
  readonly length: number
  readonly width: number
}

/** The direction of a panel's length to the grain of the sheet: any, along or across. */
export type Grain = 'any' | 'along' | 'across'

export interface Panel extends Size {
  readonly grain: Grain
}

export interface Saw {
  readonly kerf: number
  /** The trim at each edge of a sheet or each end of a board. */
  readonly trim: number
}

/** A rectangle of a sheet; the corner nearest to the sheet's own is at x (along its length), y (along its width). */
export interface Place extends Size {
  readonly x: number
  readonly y: number
}

/** The division of a sheet: each cut runs from edge to edge of the part it divides. */
export type Part = PanelPart | Offcut | DividedPart

export interface PanelPart extends Place {
  readonly kind: 'panel'
  /** Its index in the list of panels. */
  readonly panel: number
  /** Whether its length lies across the grain. */
  readonly isTurned: boolean
}

export interface Offcut extends Place {
  readonly kind: 'offcut'
}

export interface DividedPart extends Place {
  readonly kind: 'divided'
  /** A rip runs along the length of the sheet, a crosscut across it. */
  readonly cut: 'rip' | 'crosscut'
  readonly first: Part
  /** The part after the cut; null if nothing is left of it. */
  readonly second: Part | null
}

export interface Packing {
  readonly sheets: readonly Part[]
  /** Panels larger than any sheet, as indices in the list. */
  readonly tooLarge: readonly number[]
}
