import { same } from '../wording/text.ts'
import type { Category } from './category.ts'
import { JOINERY_SHELVES } from './shelves-joinery.ts'
import { SUPPLY_SHELVES } from './shelves-supplies.ts'
import { TIMBER_SHELVES } from './shelves-timber.ts'

const SHELVES = { ...TIMBER_SHELVES, ...JOINERY_SHELVES, ...SUPPLY_SHELVES }

export type CategoryKey = keyof typeof SHELVES

/** Everything hangs below it; it is no shelf itself. @source LIMIT-15 */
export const ROOT: Category = {
  id: 2,
  parent: 1,
  name: same('Default Category'),
  urlKeys: same(''),
  about: same(''),
  picture: { form: 'scene', material: 'oak' },
  active: true,
  inMenu: true,
}

/** Every shelf in the order of the menu, the root not among them. */
export const CATEGORIES: readonly Category[] = Object.values(SHELVES)

export const category = (key: CategoryKey): Category => SHELVES[key]

const byId = new Map([ROOT, ...CATEGORIES].map((found) => [found.id, found]))

/** From the first level down to the category itself, the root left out. */
export function lineage(of: Category): readonly Category[] {
  const parent = byId.get(of.parent)
  return !parent || parent.id === ROOT.id ? [of] : [...lineage(parent), of]
}
