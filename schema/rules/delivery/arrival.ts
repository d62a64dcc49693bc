import { canCarry, type Load, type MethodCodes, methodRule } from './carrying.ts'
import type { Arrival, DeliveryRules, MethodRule } from './delivery-rules.types.ts'
import { addDays, formatTime, type LocalTime, parseTime, toLocalTime, UNBROKEN_DASH, weekday } from './local-time.ts'

/** Nothing is promised beyond a year. */
const HORIZON_DAYS = 366
/** Collection times are rounded up to a quarter of an hour. */
const STEP_MINUTES = 15

/** Opening hours from Monday to Sunday: '7:30-17:00'; null for a closed day. */
type Opening = readonly (string | null)[] | null

export interface Promises {
  readonly delivery: DeliveryRules | null
  readonly opening: Opening
}

/** Whether dates are promised in a country. @param country ISO 3166-1 alpha-2 */
export const isPromisedIn = ({ countries }: Pick<DeliveryRules, 'countries'>, country: string): boolean =>
  countries.length === 0 || countries.includes(country)

/** The method, the destination and the load. */
export interface Shipment extends MethodCodes, Load {
  /** ISO 3166-1 alpha-2. */
  readonly country: string
}

/**
 * When an order arrives by a method of the platform; null if the shop promises nothing for it, or if it does not carry the load.
 * @source DELIVERY-3
 */
export function arrivalBy(shipment: Shipment, { delivery, opening }: Promises, now: Date): Arrival | null {
  const rule = methodRule(delivery, shipment)
  if (!delivery || !rule || !isPromisedIn(delivery, shipment.country) || !canCarry(rule, shipment)) return null
  return arrival(delivery, rule, now, opening)
}

/**
 * When an order arrives or can be collected; null if there is no such day within a year.
 * An order before the cut-off of a working day counts from that day, any other from the next working day.
 *
 * @param opening for collection, which needs it
 * @source DELIVERY-2
 */
export function arrival(rules: DeliveryRules, rule: MethodRule, now: Date, opening: Opening): Arrival | null {
  const today = toLocalTime(now, rules.timeZone)
  if (rule.days !== null) return deliveryDay(rules, rule.days, now, today)
  const hours = rule.branch?.opening ?? opening
  if (rule.hours === null || !hours) return null
  const collection = collectionTime(rules, rule.hours, today, hours)
  return collection && withBranch(collection, rule, hours)
}

function withBranch(collection: Arrival, { branch }: MethodRule, opening: readonly (string | null)[]): Arrival {
  const hours = opening[weekday(collection.date) - 1]
  return branch && hours ? { ...collection, branch: { name: branch.name, hours: hours.replace('-', UNBROKEN_DASH) } } : collection
}

function deliveryDay(rules: DeliveryRules, days: number, now: Date, today: LocalTime): Arrival | null {
  const cutOff = parseTime(rules.cutOff)
  const isWorkingDay = (date: string) => rules.workingDays.includes(weekday(date)) && !rules.holidays.includes(date)
  const countsFromToday = isWorkingDay(today.date) && today.minutes < cutOff
  let missing = days + (countsFromToday ? 0 : 1)
  for (let ahead = 0; ahead <= HORIZON_DAYS; ahead++) {
    const date = addDays(today.date, ahead)
    if (ahead > 0 && isWorkingDay(date)) missing--
    if (missing <= 0)
      return { date, time: null, daysAhead: ahead, minutesLeft: countsFromToday ? minutesUntil(cutOff, now, today, rules) : null }
  }
  return null
}

/** In elapsed time, which differs from wall clocks on the day they are changed. */
function minutesUntil(cutOff: number, now: Date, today: LocalTime, { timeZone }: DeliveryRules): number {
  const left = cutOff - today.minutes
  const there = toLocalTime(new Date(now.getTime() + left * 60_000), timeZone)
  return there.date === today.date ? left + cutOff - there.minutes : left
}

function collectionTime(
  rules: DeliveryRules,
  hours: number,
  today: LocalTime,
  opening: readonly (string | null)[],
): Arrival | null {
  let missing = hours * 60
  for (let ahead = 0; ahead <= HORIZON_DAYS; ahead++) {
    const date = addDays(today.date, ahead)
    const span = rules.holidays.includes(date) ? null : opening[weekday(date) - 1]
    if (!span) continue
    const [from = 0, to = 0] = span.split('-').map(parseTime)
    const start = ahead === 0 ? Math.max(from, today.minutes) : from
    const ready = Math.ceil((start + missing) / STEP_MINUTES) * STEP_MINUTES
    if (ready < to) return { date, time: formatTime(ready), daysAhead: ahead, minutesLeft: null }
    missing -= Math.max(0, Math.min(missing, to - start))
  }
  return null
}
