import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSpecialActive, specialBounds, toInstant } from './special.ts'

const LONDON = 'Europe/London'
const noon = new Date('2026-06-01T12:00:00Z')

// PRICE-6, PROD-11
describe('special price period', () => {
  it.each<[string, string | null, string | null, boolean]>([
    ['accepts missing dates', null, null, true],
    ['accepts blank dates', '', ' ', true],
    ['accepts dates of spaces only', ' ', '', true],
    ['accepts a time between dates with leading spaces', ' 2026-05-01', ' 2026-07-01', true],
    ['accepts a time between the dates', '2026-05-01 00:00:00', '2026-07-01 00:00:00', true],
    ['accepts a time after the start if there is no end', '2026-05-01 00:00:00', null, true],
    ['accepts a time before the end if there is no start', null, '2026-07-01 00:00:00', true],
    ['rejects a time before the start', '2026-06-02 00:00:00', null, false],
    ['rejects a time after the end', null, '2026-05-31 00:00:00', false],
    ['rejects the moment of the end', null, '2026-06-01 13:00:00', false],
    ['rejects the moment of the start', '2026-06-01 13:00:00', null, false],
    ['accepts the second before the end, in London summer time', null, '2026-06-01 13:00:01', true],
    ['accepts a start date without a time', '2026-06-01', null, true],
    ['accepts a start with fractions of a second', '2026-06-01 12:59:59.000', null, true],
    // PRICE-20
    ['rejects an end with a 12-hour clock', null, '2026-06-01 01:30:00 PM', false],
    ['rejects a start with a 12-hour clock', '2026-06-01 01:30:00 PM', null, false],
    ['rejects a start with an hour of one digit', '2026-06-01 9:00', null, false],
    ['rejects an end in month 13', null, '2026-13-01 00:00:00', false],
    ['rejects an unreadable start date', 'soon', null, false],
    ['rejects an unreadable end date', null, 'never', false],
  ])('%s', (_, specialFrom, specialTo, active) => {
    expect(isSpecialActive({ specialFrom, specialTo }, noon, LONDON)).toBe(active)
  })
})

// PRICE-16
describe('special price period with a time zone', () => {
  it.each<[string, string, boolean]>([
    ['is over after an end in an earlier zone', '2026-06-01T16:59:00+05:00', false],
    ['is active before an end in a later zone', '2026-06-01T07:01:00-05:00', true],
    ['is over at an end in UTC', '2026-06-01T12:00:00.000Z', false],
    ['is active before an end in UTC', '2026-06-01 12:00:01Z', true],
    ['is active before an end with an offset without a colon', '2026-06-01T14:01:00+0200', true],
    ['is over after an end with an offset without a colon', '2026-06-01T13:59:00.000000+0200', false],
    // PRICE-20
    ['is over after an end with a space before its offset', '2026-06-01 13:59 +02:00', false],
    ['is over after an end with an offset in hours', '2026-06-01 13:59:00+02', false],
    ['is active before an end in UTC by name', '2026-06-01 12:01:00 UTC', true],
    ['is active before an end in UTC in lower case', '2026-06-01t12:01:00z', true],
    ['ignores an offset that is none', '2026-06-01T13:59:00+99:99', false],
  ])('%s', (_, specialTo, active) => {
    expect(isSpecialActive({ specialFrom: null, specialTo }, noon, LONDON)).toBe(active)
  })
})

describe('specialBounds', () => {
  const dates = fc.constantFrom(null, '', 'soon', '2026-06-01', '2026-06-01 13:00:00', '2026-06-01 13:00:01')
  const windows = fc.array(fc.record({ specialFrom: dates, specialTo: dates }), { maxLength: 4 })
  const moments = fc.integer({ min: -2, max: 1002 }).map((ms) => new Date(noon.getTime() + ms))

  it('separates two moments if a special price is active at only one of them', () => {
    fc.assert(
      fc.property(windows, moments, moments, (given, one, other) => {
        const countPassed = (now: Date) => specialBounds(given, LONDON).filter((bound) => bound <= now.getTime()).length
        const readActive = (now: Date) => given.map((window) => isSpecialActive(window, now, LONDON))
        if (countPassed(one) === countPassed(other)) expect(readActive(one)).toEqual(readActive(other))
      }),
    )
  })

  it('has no bound without a date', () => {
    expect(specialBounds([{ specialFrom: null, specialTo: ' ' }], LONDON)).toEqual([])
  })
})

describe('local time conversion', () => {
  it.each([
    ['in winter', '2026-01-15 09:00:00', LONDON, '2026-01-15T09:00:00.000Z'],
    ['in summer', '2026-07-15 09:00:00', LONDON, '2026-07-15T08:00:00.000Z'],
    ['just before the clocks go forward', '2026-03-29 00:59:59', LONDON, '2026-03-29T00:59:59.000Z'],
    ['just after the clocks went forward', '2026-03-29 02:00:00', LONDON, '2026-03-29T01:00:00.000Z'],
    ['after the clocks went back', '2026-10-25 02:00:00', LONDON, '2026-10-25T02:00:00.000Z'],
    ['at midnight', '2026-07-01 00:00:00', LONDON, '2026-06-30T23:00:00.000Z'],
    ['in Berlin in summer', '2026-07-15 09:00:00', 'Europe/Berlin', '2026-07-15T07:00:00.000Z'],
  ])('converts local time %s', (_, text, zone, instant) => {
    expect(new Date(toInstant(text, zone)).toISOString()).toBe(instant)
  })
})

describe('special price period around a daylight-saving change in London', () => {
  const counts = (from: string | null, to: string | null, moment: string) =>
    isSpecialActive({ specialFrom: from, specialTo: to }, new Date(moment), LONDON)

  it.each<[string, string | null, string | null, string, boolean]>([
    ['starts at midnight winter time', '2026-03-29 00:00:00', null, '2026-03-29T00:00:01Z', true],
    ['does not start before midnight', '2026-03-29 00:00:00', null, '2026-03-28T23:59:59Z', false],
    ['ends at midnight summer time, 23 hours later', null, '2026-03-30 00:00:00', '2026-03-29T22:59:59Z', true],
    ['does not outlast midnight summer time', null, '2026-03-30 00:00:00', '2026-03-29T23:00:00Z', false],
    ['starts after the skipped hour', '2026-03-29 02:00:00', null, '2026-03-29T01:00:01Z', true],
    ['starts at midnight summer time', '2026-10-25 00:00:00', null, '2026-10-24T23:00:01Z', true],
    ['lasts through the repeated hour', '2026-10-25 00:30:00', '2026-10-25 02:30:00', '2026-10-25T01:30:00Z', true],
    ['ends at midnight winter time, 25 hours later', null, '2026-10-26 00:00:00', '2026-10-25T23:59:59Z', true],
    ['does not outlast midnight winter time', null, '2026-10-26 00:00:00', '2026-10-26T00:00:00Z', false],
    ['has no start limit without a start date', null, '2026-10-26 00:00:00', '1999-12-31T00:00:00Z', true],
    ['has no end limit without an end date', '2026-03-29 00:00:00', null, '2099-12-31T00:00:00Z', true],
  ])('%s', (_, from, to, moment, active) => {
    expect(counts(from, to, moment)).toBe(active)
  })

  it('is active for one contiguous period on any day of the year', () => {
    const days = fc.integer({ min: 0, max: 364 })
    fc.assert(
      fc.property(days, fc.integer({ min: 1, max: 30 }), (first, length) => {
        const day = (offset: number) => new Date(Date.UTC(2026, 0, 1 + offset))
        const [from, to] = [day(first), day(first + length)].map((date) => `${date.toISOString().slice(0, 10)} 00:00:00`)
        const hours = Array.from({ length: (length + 4) * 24 }, (_, hour) => day(first - 2).getTime() + hour * 3_600_000 + 1)
        const states = hours.map((time) => counts(from ?? null, to ?? null, new Date(time).toISOString()))
        expect(states.filter((state, i) => state !== states[i - 1])).toEqual([false, true, false])
      }),
      { numRuns: 50 },
    )
  })
})
