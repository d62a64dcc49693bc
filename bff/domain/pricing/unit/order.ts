import type { PriceUnit } from '#schema/generated/types.ts'
import type { UnitPrice } from './unit.ts'

type Units = readonly (UnitPrice | null)[]

/** Whether at least two have a price of the same unit. */
export function areComparable(units: Units): boolean {
  return KINDS.some((kind) => countOf(kind, units) > 1)
}

/** The units that prices are given for: what most of them have first. @source LIST-16 */
export const kindsByFrequency = (units: Units): readonly PriceUnit[] =>
  KINDS.toSorted((a, b) => countOf(b, units) - countOf(a, units))

/** Where two are as frequent, in this order. */
const KINDS: readonly PriceUnit[] = ['METRE', 'SQUARE_METRE', 'PIECE']

const countOf = (kind: PriceUnit, units: Units) => units.filter((unit) => unit?.unit === kind).length
