import { z } from 'zod'
import type { Branch } from '#schema/rules/delivery/branch.types.ts'
import { postalAddress } from './values/address.ts'
import { timeZone, uniqueBy } from './values/plain.ts'
import { setting } from './values/setting.ts'
import { openingHours, text } from './values/texts.ts'

const point = z.tuple([z.number().min(0).max(100), z.number().min(0).max(60)], 'has to be a point such as [50, 30]')
const line = z.array(point).min(2).max(20)

const BranchMap = z.strictObject({
  at: setting(point, 'Where the branch is: `[x, y]` on a map 100 wide and 60 high'),
  roads: setting(
    z
      .array(z.strictObject({ name: text.max(30).nullable().default(null), points: line }))
      .max(12)
      .default([]),
    'Roads, each with the `points` it runs through and a `name`',
  ),
  water: setting(z.array(line).max(4).default([]), 'Rivers and canals, each as the points it runs through'),
})

const BranchSetting = z.strictObject({
  id: setting(z.string().regex(/^[a-z][a-z\d-]{0,39}$/, 'has to be a word such as leeds'), 'Name of the branch in links'),
  name: setting(text.max(60), 'Name of the branch'),
  ...postalAddress,
  phone: setting(text.max(40).nullable().default(null), 'Telephone number of the branch'),
  opening: setting(openingHours, 'Opening hours as in `opening`, if they differ', 'those of the shop'),
  timeZone: setting(timeZone, 'Time zone of its opening hours'),
  map: setting(BranchMap.nullable().default(null), 'A drawing of the way to the branch: `at`, `roads` and `water`'),
})

/** Branches for collection and questions. @source STORE-1 */
export const BranchSettings = z.array(BranchSetting).max(20).superRefine(uniqueBy('id'))

/** The branches as pages need them. @param opening the hours of branches without their own */
export const toBranches = (settings: z.output<typeof BranchSettings>, opening: Branch['opening']): readonly Branch[] =>
  settings.map(({ street, city, postcode, country, ...branch }) => ({
    ...branch,
    address: { street, city, postcode, country },
    opening: branch.opening ?? opening,
  }))
