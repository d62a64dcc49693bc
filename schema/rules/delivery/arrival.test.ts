import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arrival, arrivalBy } from './arrival.ts'
import type { DeliveryRules, MethodRule } from './delivery-rules.types.ts'
import { weekday } from './local-time.ts'

const nextDay: MethodRule = { method: 'pallet_pallet', days: 1, hours: null, longest: null, heaviest: null }
const collection: MethodRule = { method: 'branch_collect', days: null, hours: 2, longest: null, heaviest: null }
const rules: DeliveryRules = {
  timeZone: 'Europe/London',
  countries: ['GB'],
  cutOff: '12:00',
  workingDays: [1, 2, 3, 4, 5],
  holidays: ['2026-12-25', '2026-12-28', '2027-01-01'],
  methods: [{ ...nextDay, method: 'flatrate_flatrate', longest: 2400 }, nextDay, collection],
}
const OPENING = [...Array<string>(5).fill('7:30-17:00'), '8:00-12:00', null]
const arriveAfter = (moment: string, rule = nextDay, changes: Partial<DeliveryRules> = {}) =>
  arrival({ ...rules, ...changes }, rule, new Date(moment), OPENING)

// DELIVERY-2
describe('the arrival of a delivery', () => {
  it.each([
    ['tomorrow a minute before the cut-off', '2026-11-24T11:59:59Z', nextDay, '2026-11-25', 1, 1],
    ['a working day later at the cut-off', '2026-11-24T12:00:00Z', nextDay, '2026-11-26', 2, null],
    ['counted from the new day after midnight', '2026-11-25T00:00:00Z', nextDay, '2026-11-26', 1, 720],
    ['after the weekend on Friday morning', '2026-11-27T09:00:00Z', nextDay, '2026-11-30', 3, 180],
    ['counted from Monday on Friday afternoon', '2026-11-27T13:00:00Z', nextDay, '2026-12-01', 4, null],
    ['counted from Monday on Saturday morning', '2026-11-28T09:00:00Z', nextDay, '2026-12-01', 3, null],
    ['after the holidays', '2026-12-24T09:00:00Z', nextDay, '2026-12-29', 5, 180],
    ['counted from the day after a holiday', '2026-12-28T09:00:00Z', nextDay, '2026-12-30', 2, null],
    ['in another year', '2026-12-31T13:00:00Z', nextDay, '2027-01-05', 5, null],
    ['the same day without a lead time', '2026-11-24T10:00:00Z', { ...nextDay, days: 0 }, '2026-11-24', 0, 120],
    ['after several working days', '2026-11-24T10:00:00Z', { ...nextDay, days: 5 }, '2026-12-01', 7, 120],
    ['by summer time', '2026-07-01T10:59:00Z', nextDay, '2026-07-02', 1, 1],
    ['by summer time after the cut-off', '2026-07-01T11:00:00Z', nextDay, '2026-07-03', 2, null],
  ] as const)('is %s', (_, moment, rule, date, daysAhead, minutesLeft) => {
    expect(arriveAfter(moment, rule)).toEqual({ date, daysAhead, minutesLeft, time: null })
  })

  it('counts the minutes left in elapsed time when the clocks change', () => {
    const workingDays = [1, 2, 3, 4, 5, 6, 7]
    expect(arriveAfter('2027-03-28T00:30:00Z', nextDay, { workingDays })?.minutesLeft).toBe(630)
    expect(arriveAfter('2026-10-24T23:30:00Z', nextDay, { workingDays })?.minutesLeft).toBe(750)
  })

  it('follows the shop’s time zone and not the device’s', () => {
    expect(arriveAfter('2026-11-24T11:30:00Z', nextDay, { timeZone: 'Europe/Berlin' })?.date).toBe('2026-11-26')
  })

  it('is not promised without a working day within a year', () => {
    expect(arriveAfter('2026-11-24T09:00:00Z', nextDay, { workingDays: [] })).toBeNull()
    expect(arriveAfter('2026-11-24T09:00:00Z', { ...nextDay, days: 400 })).toBeNull()
  })

  it('is never on a day off, and never earlier for a later order', () => {
    const moment = fc.date({ min: new Date('2026-01-01'), max: new Date('2028-01-01'), noInvalidDate: true })
    const days = fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 })
    fc.assert(
      fc.property(moment, moment, days, fc.integer({ min: 1, max: 9 }), (one, other, workingDays, lead) => {
        const arriveAt = (now: Date) => arrival({ ...rules, workingDays }, { ...nextDay, days: lead }, now, null)?.date ?? ''
        const [early, late] = [one, other].sort((a, b) => a.getTime() - b.getTime()).map(arriveAt)
        expect(late && early && late >= early).toBe(true)
        for (const date of [early, late]) {
          expect(workingDays).toContain(weekday(date ?? ''))
          expect(rules.holidays).not.toContain(date)
        }
      }),
    )
  })
})

// DELIVERY-2
describe('the time of collection', () => {
  it.each([
    ['two hours later', '2026-11-24T12:00:00Z', '2026-11-24', '14:00', 0],
    ['rounded up to a quarter of an hour', '2026-11-24T12:01:00Z', '2026-11-24', '14:15', 0],
    ['counted from opening time', '2026-11-24T05:00:00Z', '2026-11-24', '9:30', 0],
    ['continued the next day after closing time', '2026-11-24T16:00:00Z', '2026-11-25', '8:30', 1],
    ['never at closing time', '2026-11-24T15:00:00Z', '2026-11-25', '7:30', 1],
    ['on Saturday, within its hours', '2026-11-28T08:00:00Z', '2026-11-28', '10:00', 0],
    ['after a closed Sunday', '2026-11-28T11:00:00Z', '2026-11-30', '8:30', 2],
    ['after the holidays', '2026-12-24T18:00:00Z', '2026-12-26', '10:00', 2],
  ])('is %s', (_, moment, date, time, daysAhead) => {
    expect(arriveAfter(moment, collection)).toEqual({ date, time, daysAhead, minutesLeft: null })
  })

  // STORE-4, UI-54
  it('is within the hours of the branch, and names it with the hours of that day', () => {
    const branch = { name: 'Leeds', opening: ['9:00-12:00', ...Array<null>(6).fill(null)] }
    expect(arriveAfter('2026-11-28T08:00:00Z', { ...collection, branch })).toEqual({
      date: '2026-11-30',
      time: '11:00',
      daysAhead: 2,
      minutesLeft: null,
      branch: { name: 'Leeds', hours: '9:00–\u206012:00' },
    })
    expect(arriveAfter('2026-11-28T08:00:00Z', { ...nextDay, branch })).not.toHaveProperty('branch')
  })

  it('is not promised without opening hours', () => {
    const now = new Date('2026-11-24T12:00:00Z')
    expect(arrival(rules, collection, now, null)).toBeNull()
    expect(arrival(rules, collection, now, Array<null>(7).fill(null))).toBeNull()
  })
})

// DELIVERY-3
describe('the rule of a method', () => {
  it('exists only for the methods of the content', () => {
    const now = new Date('2026-11-24T09:00:00Z')
    const arriveBy = (changes: object, delivery: DeliveryRules | null = rules) => {
      const shipment = { carrierCode: 'pallet', methodCode: 'pallet', country: 'GB', longest: null, kilograms: 0, ...changes }
      return arrivalBy(shipment, { delivery, opening: OPENING }, now)?.date ?? null
    }
    const courier = { carrierCode: 'flatrate', methodCode: 'flatrate' }
    expect([arriveBy({}), arriveBy({ longest: 4200 }), arriveBy(courier)]).toEqual(Array(3).fill('2026-11-25'))
    expect([arriveBy({ ...courier, longest: 4200 }), arriveBy({ methodCode: 'night' }), arriveBy({}, null)]).toEqual([
      null,
      null,
      null,
    ])
    expect([arriveBy({ country: 'DE' }), arriveBy({ country: 'DE' }, { ...rules, countries: [] })]).toEqual([null, '2026-11-25'])
  })
})
