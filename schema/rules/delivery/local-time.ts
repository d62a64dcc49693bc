/** A dash after which a line does not break. @source UI-54 */
export const UNBROKEN_DASH = '–\u2060'

/** A date and a time of day on the wall clocks of a time zone. */
export interface LocalTime {
  /** 'YYYY-MM-DD' */
  readonly date: string
  /** Since midnight. */
  readonly minutes: number
}

/** @throws RangeError for an unknown time zone */
export function toLocalTime(moment: Date, timeZone: string): LocalTime {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  const part = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]))
  return { date: `${part.year}-${part.month}-${part.day}`, minutes: parseTime(`${part.hour}:${part.minute}`) }
}

/** '7:30' → 450 */
export function parseTime(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** 450 → '7:30' */
export const formatTime = (minutes: number): string => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`

/** @param date 'YYYY-MM-DD' */
export function addDays(date: string, days: number): string {
  const moment = new Date(`${date}T00:00:00Z`)
  moment.setUTCDate(moment.getUTCDate() + days)
  return moment.toISOString().slice(0, 10)
}

/** The ISO weekday: 1 is Monday, 7 is Sunday. @param date 'YYYY-MM-DD' */
export const weekday = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay() || 7
