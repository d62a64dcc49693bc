import { describe, expect, it } from 'vitest'
import { closedDays, openingToday } from './opening-today.ts'

const WEEK = [...Array<string>(5).fill('7:30-17:00'), '8:00-12:00', null]

const HOLIDAYS = ['2026-12-25', '2026-12-28', '2027-01-01', '2026-11-29', '2026-11-20']

// STORE-2, UI-54
describe('openingToday', () => {
  it.each([
    ['open until closing time', '2026-11-24T16:59:00Z', 'Europe/London', { state: 'open', hours: '17:00', next: null }],
    ['open from opening time', '2026-11-24T07:30:00Z', 'Europe/London', { state: 'open', hours: '17:00', next: null }],
    [
      'going to open in the morning',
      '2026-11-24T07:29:00Z',
      'Europe/London',
      { state: 'opens', hours: '7:30–\u206017:00', next: null },
    ],
    [
      'closed from closing time',
      '2026-11-24T17:00:00Z',
      'Europe/London',
      { state: 'closed', hours: '', next: { date: '2026-11-25', time: '7:30' } },
    ],
    ['open on Saturday with other hours', '2026-11-28T11:00:00Z', 'Europe/London', { state: 'open', hours: '12:00', next: null }],
    [
      'closed on Sunday',
      '2026-11-29T11:00:00Z',
      'Europe/London',
      { state: 'closed', hours: '', next: { date: '2026-11-30', time: '7:30' } },
    ],
    [
      'closed on a holiday',
      '2026-12-25T11:00:00Z',
      'Europe/London',
      { state: 'closed', hours: '', next: { date: '2026-12-26', time: '8:00' } },
    ],
    [
      'closed over a weekend',
      '2026-11-28T18:50:00Z',
      'Europe/London',
      { state: 'closed', hours: '', next: { date: '2026-11-30', time: '7:30' } },
    ],
    [
      'closed over Christmas',
      '2026-12-27T11:00:00Z',
      'Europe/London',
      { state: 'closed', hours: '', next: { date: '2026-12-29', time: '7:30' } },
    ],
    [
      'closed in the time zone of the branch',
      '2026-11-24T16:30:00Z',
      'Europe/Berlin',
      { state: 'closed', hours: '', next: { date: '2026-11-25', time: '7:30' } },
    ],
    [
      'open in the time zone of the branch in summer',
      '2026-07-01T06:30:00Z',
      'Europe/London',
      { state: 'open', hours: '17:00', next: null },
    ],
  ])('is %s', (_, now, timeZone, expected) => {
    expect(openingToday({ opening: WEEK, timeZone, holidays: HOLIDAYS }, new Date(now))).toEqual(expected)
  })
})

// STORE-2
it('openingToday returns no next opening for a branch that never opens', () => {
  const rules = { opening: Array<null>(7).fill(null), timeZone: 'Europe/London', holidays: [] }
  expect(openingToday(rules, new Date('2026-11-24T11:00:00Z'))).toEqual({ state: 'closed', hours: '', next: null })
})

// STORE-2
describe('closedDays', () => {
  it('are the next holidays on open weekdays, in order', () => {
    const rules = { opening: WEEK, timeZone: 'Europe/London', holidays: HOLIDAYS }
    expect(closedDays(rules, new Date('2026-11-27T12:00:00Z'), 32)).toEqual(['2026-12-25', '2026-12-28'])
    expect(closedDays(rules, new Date('2026-12-25T23:59:00Z'), 7)).toEqual(['2026-12-25', '2026-12-28', '2027-01-01'])
    expect(closedDays(rules, new Date('2026-12-26T00:00:00Z'), 3)).toEqual(['2026-12-28'])
  })
})
