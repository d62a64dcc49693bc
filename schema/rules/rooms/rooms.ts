/** The room calculators. Lengths are whole millimetres. @source ROOM-2 */
export const ROOMS = {
  side: { least: 200, most: 50_000 },
  /** Larger decks need more pieces than a line of the cart holds. */
  deck: { least: 500, most: 30_000 },
  doorWidth: { least: 400, most: 5000, usual: 900 },
  doorHeight: { least: 1500, most: 4000, usual: 2040 },
  mostWalls: 20,
  mostDoors: 20,
  /** Lost at a corner: the ends of two pieces are cut at an angle. */
  corner: 50,
  /** Lost at a mitred end. */
  mitre: 20,
  kerf: 4,
} as const

export const CALCULATOR_KINDS = ['skirting', 'architrave', 'deck'] as const
export type CalculatorKind = (typeof CALCULATOR_KINDS)[number]
