import { type ListedPanel, type ListRow, readCuttingList } from '#schema/rules/cutting/list/cutting-list.ts'
import type { SawLimits } from '#schema/rules/cutting/saw.ts'
import type { MaterialSize } from '../rules/material.ts'

export interface ComparedSize {
  readonly size: MaterialSize
  /** The pieces as they are cut from this size; null if some do not fit. */
  readonly panels: readonly ListedPanel[] | null
}

/** More would keep a phone busy for seconds. */
const MOST_SIZES = 12

/**
 * The sizes of a material with the pieces of a list; empty if there is nothing to compare.
 * @param saw in tenths of a millimetre
 * @source CUT-35
 */
export function comparedSizes(sizes: readonly MaterialSize[], rows: readonly ListRow[], saw: SawLimits): readonly ComparedSize[] {
  const compared = sizes.slice(0, MOST_SIZES).map((size) => {
    const { panels, problems } = readCuttingList(rows, size.stock, saw)
    return { size, panels: problems.length === 0 && panels.length > 0 ? panels : null }
  })
  return compared.length > 1 && compared.some(({ panels }) => panels !== null) ? compared : []
}
