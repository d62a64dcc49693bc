import { describe, expect, it } from 'vitest'
import { validUntil } from './quotation-sheet.tsx'

// SAVE-9
describe('validUntil', () => {
  it.each([
    ['in the next month', new Date(2026, 10, 26, 23, 30), 14, new Date(2026, 11, 10, 23, 30)],
    ['in the next year', new Date(2026, 11, 31, 0, 30), 1, new Date(2027, 0, 1, 0, 30)],
    ['after the clocks change', new Date(2026, 2, 20, 23, 30), 14, new Date(2026, 3, 3, 23, 30)],
  ])('keeps the time of day on a day %s', (_, from, days, until) => {
    expect(validUntil(from, days)).toEqual(until)
  })
})
