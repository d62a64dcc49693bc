import { describe, expect, it } from 'vitest'
import { dateAlone, dateWriter } from './format.ts'

const EARLY = Date.UTC(2026, 2, 4, 7, 5)
const NEW_YEAR = Date.UTC(2026, 11, 31, 23, 30)

// LOCALE-2, LOCALE-3
describe('a date', () => {
  it.each([
    ['of the default store', 'HH:mm D/M/YYYY', 'Europe/London', EARLY, '07:05 4/3/2026'],
    ['of the German store', 'HH:mm D-M-YYYY', 'Europe/Berlin', EARLY, '08:05 4-3-2026'],
    ['with two digits where the pattern has two letters', 'DD.MM.YYYY, H:mm', 'Europe/London', EARLY, '04.03.2026, 7:05'],
    ['in the time zone of its store, where it is already next year', 'HH:mm D/M/YYYY', 'Europe/Rome', NEW_YEAR, '00:30 1/1/2027'],
    ['in summer', 'HH:mm D/M/YYYY', 'Europe/London', Date.UTC(2026, 6, 20, 22, 30), '23:30 20/7/2026'],
    ['at midnight', 'HH:mm D/M/YYYY', 'Europe/London', Date.UTC(2026, 0, 1), '00:00 1/1/2026'],
  ])('%s is formatted by its pattern', (_, pattern, timeZone, moment, written) => {
    expect(dateWriter(timeZone)(moment, pattern)).toBe(written)
  })

  it.each([
    ['HH:mm D/M/YYYY', 'D/M/YYYY'],
    ['HH:mm D-M-YYYY', 'D-M-YYYY'],
    ['D.M.YYYY, HH:mm', 'D.M.YYYY'],
    ['D/M/YYYY', 'D/M/YYYY'],
  ])('without its time has from %s the pattern %s', (pattern, alone) => {
    expect(dateAlone(pattern)).toBe(alone)
  })
})
