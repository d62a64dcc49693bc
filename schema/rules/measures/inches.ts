/**
 * Imperial measures and the millimetres that merchants sell them in. A sawn size keeps its name after planing and metrication,
 * so one inch figure stands for several sizes.
 */

/** Millimetres sold as a number of inches, the usual first; 25.4 per inch if the trade has no figure, rounded to whole millimetres above a foot. */
export function inchesSold(inches: number): readonly number[] {
  const exact = inches > 12 ? Math.round(inches * 25.4) : Math.round(inches * 254) / 10
  return INCHES.get(inches) ?? [Math.round(inches * 25), exact]
}

/** Millimetres sold as a number of feet: sheet and panel sizes, and the metric foot. */
export const feetSold = (feet: number): readonly number[] => [
  ...new Set([...(SHEETS.get(feet) ?? []), Math.round(feet * 300), Math.round(feet * 30.5) * 10]),
]

const INCHES: ReadonlyMap<number, readonly number[]> = new Map([
  [0.125, [3, 3.2]],
  [0.25, [6, 6.5]],
  [0.375, [9, 9.5]],
  [0.5, [12, 12.5, 13]],
  [0.625, [15, 16]],
  [0.75, [18, 19, 20]],
  [0.875, [22]],
  [1, [25, 22, 20, 19]],
  [1.25, [32, 30]],
  [1.5, [38, 40]],
  [1.75, [45]],
  [2, [47, 50, 44, 45]],
  [2.5, [63, 65]],
  [3, [75, 70]],
  [3.5, [89, 90]],
  [4, [100, 95, 97]],
  [5, [125, 120]],
  [6, [150, 145]],
  [7, [175, 170]],
  [8, [200, 195]],
  [9, [225, 220]],
  [10, [250]],
  [11, [275]],
  [12, [300]],
])

const SHEETS: ReadonlyMap<number, readonly number[]> = new Map([
  [2, [600, 610]],
  [3, [900, 915]],
  [4, [1220, 1200]],
  [6, [1830, 1828]],
  [8, [2440, 2400]],
])

/** Studs are smaller than their names: a 4x2 is 38 x 89 mm. By inches, larger first. */
export const STUDS: ReadonlyMap<string, readonly [number, number]> = new Map([
  ['3x2', [63, 38]],
  ['4x2', [89, 38]],
  ['6x2', [140, 38]],
])

/** Sizes in feet without a unit: sheets and fence panels. By feet, larger first. */
export const FEET_SIZES: ReadonlySet<string> = new Set([
  '8x4',
  '10x4',
  '10x5',
  '6x6',
  '6x5',
  '6x4',
  '6x3',
  '4x4',
  '8x2',
  '4x2',
  '2x2',
  '3x2',
  '4x3',
])

/** Sizes of sheets in feet, which are hardly ever sizes of timber in inches. */
export const SHEET_SIZES: ReadonlySet<string> = new Set(['8x4', '10x4', '10x5'])

/** Doors in inches, although their numbers are too large for timber in inches. */
export const DOOR_SIZES: ReadonlySet<string> = new Set(['78x24', '78x27', '78x28', '78x30', '78x33', '80x32'])
