import type { PriceUnit } from '#schema/generated/types.ts'
import type { UnitPrice } from './unit.ts'

type Units = readonly (UnitPrice | null)[]

export function areComparable(units: Units): boolean {
  return KINDS.some((kind) => countUnits(kind, units) > 1)
}

/** The units by descending frequency. @source LIST-16 */
export const kindsByFrequency = (units: Units): readonly PriceUnit[] =>
  KINDS.toSorted((a, b) => countUnits(b, units) - countUnits(a, units))

/** The order of equally frequent units. */
const KINDS: readonly PriceUnit[] = ['METRE', 'SQUARE_METRE', 'PIECE']

const countUnits = (kind: PriceUnit, units: Units) => units.filter((unit) => unit?.unit === kind).length
