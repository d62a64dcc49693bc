import { addDays, parseTime, toLocalTime, weekday } from './local-time.ts'

export interface OpeningToday {
  readonly state: 'open' | 'opens' | 'closed'
  /** When it closes, or from when to when it will be open today; empty if it is closed. */
  readonly hours: string
}

export interface OpeningRules {
  /** From Monday to Sunday: '7:30-17:00'; null for a closed day. */
  readonly opening: readonly (string | null)[]
  /** The branch's, because the shopper may be elsewhere. */
  readonly timeZone: string
  /** 'YYYY-MM-DD' */
  readonly holidays: readonly string[]
}

/** Whether a branch is open. @source STORE-2 */
export function openingToday({ opening, timeZone, holidays }: OpeningRules, now: Date): OpeningToday {
  const { date, minutes } = toLocalTime(now, timeZone)
  const [from, to] = (holidays.includes(date) ? null : opening[weekday(date) - 1])?.split('-') ?? []
  if (from === undefined || to === undefined || minutes >= parseTime(to)) return { state: 'closed', hours: '' }
  return minutes >= parseTime(from) ? { state: 'open', hours: to } : { state: 'opens', hours: `${from}–${to}` }
}

/** The days off from today on that fall on an open weekday, the next first. @param days how far ahead */
export function closedDays({ opening, timeZone, holidays }: OpeningRules, now: Date, days: number): readonly string[] {
  const { date } = toLocalTime(now, timeZone)
  return holidays.filter((day) => day >= date && day <= addDays(date, days) && opening[weekday(day) - 1]).toSorted()
}
