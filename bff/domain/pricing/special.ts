import { LRUCache } from 'lru-cache'
import type { SpecialPriceWindow } from '../catalog/catalog.types.ts'

/**
 * Whether a special price is active: after its start and before its end, both exclusive. A missing date is open-ended. An
 * unreadable date makes the special price inactive, so that a mistyped date gives no discount.
 * @param timeZone zone of dates that state none: 'Europe/London'
 * @source PRICE-6, PRICE-16; platform contract §3.4
 */
export function isSpecialActive({ specialFrom, specialTo }: SpecialPriceWindow, now: Date, timeZone: string): boolean {
  const time = now.getTime()
  return (
    (!specialFrom?.trim() || toInstant(specialFrom, timeZone) < time) &&
    (!specialTo?.trim() || time < toInstant(specialTo, timeZone))
  )
}

/**
 * The first milliseconds after the start and at the end of special prices, since the epoch and unordered. Between two of them, the same
 * special prices are active.
 */
export const specialBounds = (windows: readonly SpecialPriceWindow[], timeZone: string): readonly number[] =>
  windows.flatMap(({ specialFrom, specialTo }) => [
    ...(specialFrom?.trim() ? [toInstant(specialFrom, timeZone) + 1] : []),
    ...(specialTo?.trim() ? [toInstant(specialTo, timeZone)] : []),
  ])

const DATE = /\d{4}-\d{2}-\d{2}/
const CLOCK = /\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?/
const ZONE = /(Z|UTC|GMT)|([+-]\d{2}):?(\d{2})?/
const TIME = new RegExp(`^(${DATE.source})(?:[ T](${CLOCK.source}))? ?(?:${ZONE.source})?$`, 'i')

/**
 * Converts a time to epoch milliseconds: a local time ('2026-03-29 09:00:00') in a zone, or a time with its own offset
 * ('2026-03-29T09:00:00+02:00'). NaN for anything else.
 * @source PRICE-16, PRICE-20
 */
export function toInstant(text: string, timeZone: string): number {
  const name = `${timeZone} ${text}`
  const known = instants.get(name)
  if (known !== undefined) return known
  const instant = readInstant(text, timeZone)
  instants.set(name, instant)
  return instant
}

// Computing a zone's offset is expensive, and the products of a sale share its end.
const MEMOIZED_INSTANTS = 5000
const instants = new LRUCache<string, number>({ max: MEMOIZED_INSTANTS })

function readInstant(text: string, timeZone: string): number {
  const [, date, clock = '00:00', utc, hours, minutes = '00'] = TIME.exec(text.trim()) ?? []
  if (hours !== undefined) return Date.parse(`${date}T${clock}${hours}:${minutes}`)
  const asUtc = Date.parse(`${date}T${clock}Z`)
  if (utc !== undefined || Number.isNaN(asUtc)) return asUtc
  const near = asUtc - offsetAt(asUtc, timeZone)
  return asUtc - offsetAt(near, timeZone)
}

const OFFSET = /GMT(?:([+-]\d{2}):(\d{2}))?/
const offsetFormats = new Map<string, Intl.DateTimeFormat>()

/** The zone's offset from UTC at an instant, in milliseconds. */
function offsetAt(instant: number, timeZone: string): number {
  const format = offsetFormats.get(timeZone) ?? new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
  offsetFormats.set(timeZone, format)
  const [, hours = '+00', minutes = '00'] = OFFSET.exec(format.format(instant)) ?? []
  return (Number(hours) * 60 + Number(`${hours.charAt(0)}${minutes}`)) * 60_000
}
