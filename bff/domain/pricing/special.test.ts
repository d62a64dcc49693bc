import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { instantOf, isSpecialActive } from './special.ts'

const LONDON = 'Europe/London'
const noon = new Date('2026-06-01T12:00:00Z')

// PRICE-6
describe('special price', () => {
  it.each<[string, string | null, string | null, boolean]>([
    ['counts without dates', null, null, true],
    ['counts with blank dates', '', ' ', true],
    ['counts with blanks for dates', ' ', '', true],
    ['counts between dates with blanks before them', ' 2026-05-01', ' 2026-07-01', true],
    ['counts between its dates', '2026-05-01 00:00:00', '2026-07-01 00:00:00', true],
    ['counts after an open-ended start', '2026-05-01 00:00:00', null, true],
    ['counts before an open-started end', null, '2026-07-01 00:00:00', true],
    ['does not count before its start', '2026-06-02 00:00:00', null, false],
    ['does not count after its end', null, '2026-05-31 00:00:00', false],
    ['does not count at the moment it ends', null, '2026-06-01 13:00:00', false],
    ['does not count at the moment it starts', '2026-06-01 13:00:00', null, false],
    ['counts a second before it ends, by the clocks of London in summer', null, '2026-06-01 13:00:01', true],
    ['counts from a date without a time', '2026-06-01', null, true],
    ['does not count from a date nobody can read', 'soon', null, false],
    ['does not count up to a date nobody can read', null, 'never', false],
  ])('%s', (_, specialFrom, specialTo, active) => {
    expect(isSpecialActive({ specialFrom, specialTo }, noon, LONDON)).toBe(active)
  })
})

describe("the shop's clock", () => {
  it.each([
    ['in winter', '2026-01-15 09:00:00', LONDON, '2026-01-15T09:00:00.000Z'],
    ['in summer', '2026-07-15 09:00:00', LONDON, '2026-07-15T08:00:00.000Z'],
    ['just before the clocks go forward', '2026-03-29 00:59:59', LONDON, '2026-03-29T00:59:59.000Z'],
    ['just after the clocks went forward', '2026-03-29 02:00:00', LONDON, '2026-03-29T01:00:00.000Z'],
    ['after the clocks went back', '2026-10-25 02:00:00', LONDON, '2026-10-25T02:00:00.000Z'],
    ['at midnight', '2026-07-01 00:00:00', LONDON, '2026-06-30T23:00:00.000Z'],
    ['in Berlin', '2026-07-15 09:00:00', 'Europe/Berlin', '2026-07-15T07:00:00.000Z'],
  ])('is right %s', (_, text, zone, instant) => {
    expect(new Date(instantOf(text, zone)).toISOString()).toBe(instant)
  })
})

describe('a special price about the change of the clocks in London', () => {
  const counts = (from: string | null, to: string | null, moment: string) =>
    isSpecialActive({ specialFrom: from, specialTo: to }, new Date(moment), LONDON)

  it.each<[string, string | null, string | null, string, boolean]>([
    ['begins at midnight of winter time', '2026-03-29 00:00:00', null, '2026-03-29T00:00:01Z', true],
    ['begins no earlier', '2026-03-29 00:00:00', null, '2026-03-28T23:59:59Z', false],
    ['ends at midnight of summer time, 23 hours later', null, '2026-03-30 00:00:00', '2026-03-29T22:59:59Z', true],
    ['ends no later', null, '2026-03-30 00:00:00', '2026-03-29T23:00:00Z', false],
    ['begins after the hour that is left out', '2026-03-29 02:00:00', null, '2026-03-29T01:00:01Z', true],
    ['begins at midnight of summer time', '2026-10-25 00:00:00', null, '2026-10-24T23:00:01Z', true],
    ['counts through the hour that comes twice', '2026-10-25 00:30:00', '2026-10-25 02:30:00', '2026-10-25T01:30:00Z', true],
    ['ends at midnight of winter time, 25 hours later', null, '2026-10-26 00:00:00', '2026-10-25T23:59:59Z', true],
    ['ends no later in autumn', null, '2026-10-26 00:00:00', '2026-10-26T00:00:00Z', false],
    ['is open at its start', null, '2026-10-26 00:00:00', '1999-12-31T00:00:00Z', true],
    ['is open at its end', '2026-03-29 00:00:00', null, '2099-12-31T00:00:00Z', true],
  ])('%s', (_, from, to, moment, active) => {
    expect(counts(from, to, moment)).toBe(active)
  })

  it('counts for a contiguous time, on every day of the year', () => {
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
