export interface OpeningToday {
  readonly state: 'open' | 'opens' | 'closed'
  /** When it closes, or from when to when it will be open today; empty if it is closed. */
  readonly hours: string
}

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/**
 * Whether a shop is open.
 * @param opening hours from Monday to Sunday: '7:30-17:00'; null for a closed day
 * @param timeZone the shop's, because the shopper may be elsewhere
 */
export function openingToday(opening: readonly (string | null)[], now: Date, timeZone: string): OpeningToday {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  const parts = Object.fromEntries(format.formatToParts(now).map(({ type, value }) => [type, value]))
  const [from = '', to = ''] = opening[DAYS.indexOf(parts.weekday ?? '')]?.split('-') ?? []
  const time = toMinutes(`${parts.hour}:${parts.minute}`)
  if (to === '' || time >= toMinutes(to)) return { state: 'closed', hours: '' }
  return time >= toMinutes(from) ? { state: 'open', hours: to } : { state: 'opens', hours: `${from}–${to}` }
}

function toMinutes(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}
