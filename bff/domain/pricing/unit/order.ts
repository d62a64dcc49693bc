import type { PriceUnit } from '#schema/generated/types.ts'
import type { UnitPrice } from './unit.ts'

type Units = readonly (UnitPrice | null)[]

/**
 * Things in order of their price per unit with VAT, lowest first. Prices of different units cannot be compared, so each
 * unit is together: the one that most of them have comes first, and what has none comes last. Equals stay as they stood.
 * @param units of each thing, at its place
 * @source LIST-16
 */
export function inUnitPriceOrder<Thing>(things: readonly Thing[], units: Units): readonly Thing[] {
  const kinds = kindsByFrequency(units)
  const rank = (unit: UnitPrice | null | undefined) => (unit ? kinds.indexOf(unit.unit) : kinds.length)
  return things
    .map((thing, i) => ({ thing, unit: units[i] }))
    .sort((a, b) => rank(a.unit) - rank(b.unit) || (a.unit?.price.gross ?? 0) - (b.unit?.price.gross ?? 0))
    .map(({ thing }) => thing)
}

/** Whether at least two have a price of the same unit. */
export function areComparable(units: Units): boolean {
  return KINDS.some((kind) => countOf(kind, units) > 1)
}

/** Where two are as frequent, in this order. */
const KINDS: readonly PriceUnit[] = ['METRE', 'SQUARE_METRE', 'PIECE']

const kindsByFrequency = (units: Units) => KINDS.toSorted((a, b) => countOf(b, units) - countOf(a, units))

const countOf = (kind: PriceUnit, units: Units) => units.filter((unit) => unit?.unit === kind).length
