import type { ProductSort } from '#schema/generated/types.ts'
import { LISTING } from '#schema/rules/constants.ts'
import { areComparable } from './order.ts'
import type { UnitPrice } from './unit.ts'

/** How much a listing holds. */
export interface ListSize {
  readonly total: number
  /** False when the engine stopped counting. */
  readonly totalIsExact: boolean
}

const ENGINE_SORTS: readonly ProductSort[] = ['RECOMMENDED', 'LATEST', 'PRICE_ASC', 'PRICE_DESC']
const ALL_SORTS: readonly ProductSort[] = [...ENGINE_SORTS, 'UNIT_PRICE_ASC']

/** Whether a listing can be fetched whole, to be put in order here. */
export const isShortEnough = ({ total, totalIsExact }: ListSize): boolean => totalIsExact && total <= LISTING.orderedHere

/**
 * The sorts a listing is offered in: by unit price when it is in force, or when the listing is short enough and two products
 * of the page at hand can be compared.
 * @param units of the page's products; null where there is no page
 */
export function sortsOffered(
  sort: ProductSort | null,
  size: ListSize,
  units: readonly (UnitPrice | null)[] | null,
): readonly ProductSort[] {
  const byUnitPrice = sort === 'UNIT_PRICE_ASC' || (units !== null && isShortEnough(size) && areComparable(units))
  return byUnitPrice ? ALL_SORTS : ENGINE_SORTS
}
