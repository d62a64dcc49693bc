import type { ProductSort } from '#schema/generated/types.ts'
import { CATALOG } from '#schema/rules/constants.ts'
import { areComparable } from './order.ts'
import type { UnitPrice } from './unit.ts'

export interface ListSize {
  readonly total: number
  /** False if the engine stopped counting. */
  readonly totalIsExact: boolean
}

const ENGINE_SORTS: readonly ProductSort[] = ['RECOMMENDED', 'LATEST', 'PRICE_ASC', 'PRICE_DESC']
const ALL_SORTS: readonly ProductSort[] = [...ENGINE_SORTS, 'UNIT_PRICE_ASC']

/** Whether the whole listing can be fetched and sorted in this process. */
export const isShortEnough = ({ total, totalIsExact }: ListSize): boolean => totalIsExact && total <= CATALOG.orderedHere

/**
 * The sorts a listing offers. Sorting by unit price is offered when it is the current sort, or when the listing is short enough
 * and two products of the current page are comparable.
 * @param units of the page's products; null if there is no page
 */
export function sortsOffered(
  sort: ProductSort | null,
  size: ListSize,
  units: readonly (UnitPrice | null)[] | null,
): readonly ProductSort[] {
  const byUnitPrice = sort === 'UNIT_PRICE_ASC' || (units !== null && isShortEnough(size) && areComparable(units))
  return byUnitPrice ? ALL_SORTS : ENGINE_SORTS
}
