import { addDays, parseTime, toLocalTime, UNBROKEN_DASH, weekday } from './local-time.ts'

export interface OpeningToday {
  readonly state: 'open' | 'opens' | 'closed'
  /** If open, the closing time. Before opening, the hours of today. Empty if closed. */
  readonly hours: string
  /** When a closed branch opens next; null unless it is closed, and if it opens on no day of the next two weeks. */
  readonly next: { readonly date: string; readonly time: string } | null
}

/** Days to look ahead for the next opening. */
const LOOK_AHEAD = 14

export interface OpeningRules {
  /** From Monday to Sunday: '7:30-17:00'; null for a closed day. */
  readonly opening: readonly (string | null)[]
  /** The branch's, because the shopper may be elsewhere. */
  readonly timeZone: string
  /** 'YYYY-MM-DD' */
  readonly holidays: readonly string[]
}

/** Whether a branch is open. @source STORE-2 */
export function openingToday(rules: OpeningRules, now: Date): OpeningToday {
  const { date, minutes } = toLocalTime(now, rules.timeZone)
  const [from, to] = openingHours(rules, date) ?? []
  if (from === undefined || to === undefined || minutes >= parseTime(to))
    return { state: 'closed', hours: '', next: nextOpening(rules, date) }
  const open = minutes >= parseTime(from)
  return { state: open ? 'open' : 'opens', hours: open ? to : from + UNBROKEN_DASH + to, next: null }
}

const openingHours = ({ opening, holidays }: OpeningRules, date: string): readonly string[] | undefined =>
  (holidays.includes(date) ? null : opening[weekday(date) - 1])?.split('-')

function nextOpening(rules: OpeningRules, today: string): OpeningToday['next'] {
  for (let days = 1; days <= LOOK_AHEAD; days++) {
    const date = addDays(today, days)
    const [time] = openingHours(rules, date) ?? []
    if (time !== undefined) return { date, time }
  }
  return null
}

/** The days off from today on that fall on an open weekday, the next first. @param days how far ahead */
export function closedDays({ opening, timeZone, holidays }: OpeningRules, now: Date, days: number): readonly string[] {
  const { date } = toLocalTime(now, timeZone)
  return holidays.filter((day) => day >= date && day <= addDays(date, days) && opening[weekday(day) - 1]).toSorted()
}
