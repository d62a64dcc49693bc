import { z } from 'zod'
import type { Branch } from '#schema/rules/delivery/branch.types.ts'
import type { DeliveryRules } from '#schema/rules/delivery/delivery-rules.types.ts'
import { country } from './values/places.ts'
import { timeZone, uniqueBy } from './values/plain.ts'
import { setting } from './values/setting.ts'

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const

const MethodRule = z
  .strictObject({
    method: setting(
      z.string().regex(/^[^\s_]+_\S+$/, 'has to be the carrier and the method code of the platform such as flatrate_flatrate'),
      "The platform's carrier code, `_` and method code",
    ),
    days: setting(z.int().min(0).max(60).nullable().default(null), 'Working days from the order to the door'),
    hours: setting(
      z.number().min(0).max(100).nullable().default(null),
      'Opening hours until the order can be collected, instead of `days`',
    ),
    branch: setting(z.string().nullable().default(null), 'Id of the branch where it is collected; only with `hours`'),
    longest: setting(
      z.int().min(1).max(100_000).nullable().default(null),
      'Longest piece it carries, in millimetres; the method cannot be chosen for longer ones',
      'no limit',
    ),
    heaviest: setting(
      z.number().positive().max(100_000).nullable().default(null),
      'Heaviest order it carries, in kilograms; the method cannot be chosen for heavier ones',
      'no limit',
    ),
    free: setting(z.boolean().default(false), 'The platform charges nothing for it, so that pages say so before they have asked'),
  })
  .refine(({ days, hours }) => (days === null) !== (hours === null), 'needs either days or hours')
  .refine(({ hours, branch }) => hours !== null || branch === null, 'has a branch although it is no collection')

/** When orders arrive. Methods that are left out are offered without a date. @source DELIVERY-1 */
export const DeliverySettings = z.strictObject({
  timeZone: setting(timeZone, 'Time zone of its times and dates, because shoppers may be elsewhere'),
  countries: setting(z.array(country).max(100).default([]), 'Countries of ISO 3166-1 with dates; all if there are none'),
  cutOff: setting(
    z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'has to be a time such as 12:00'),
    'Orders placed later count as placed on the next working day',
  ),
  workingDays: setting(
    z.array(z.enum(WEEKDAYS, `has to be one of ${WEEKDAYS.join(', ')}`)).min(1, 'needs at least one day'),
    'Days on which orders are packed and delivered: `[monday, tuesday]`',
  ),
  holidays: setting(
    z.array(z.iso.date('has to be a date such as 2026-12-25')).max(100).default([]),
    "Days without delivery and collection such as '2026-12-25'",
  ),
  methods: setting(
    z.array(MethodRule).max(20).superRefine(uniqueBy('method')).default([]),
    'The delivery methods that have a date; others are offered without one',
  ),
})

/** The rules as pages need them. @param branches where orders are collected */
export const toDeliveryRules = (
  settings: z.output<typeof DeliverySettings>,
  branches: readonly Branch[] = [],
): DeliveryRules => ({
  ...settings,
  workingDays: settings.workingDays.map((day) => WEEKDAYS.indexOf(day) + 1),
  methods: settings.methods.map(({ branch: id, ...rule }) => {
    const branch = branches.find((each) => each.id === id)
    return branch ? { ...rule, branch: { name: branch.name, opening: branch.opening } } : rule
  }),
})
