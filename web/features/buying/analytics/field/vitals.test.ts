import { describe, expect, it } from 'vitest'
import { interactionTime, layoutShift } from './vitals.ts'

const shift = (startTime: number, value: number, hadRecentInput = false) => ({ startTime, value, hadRecentInput })
const interactions = (...durations: readonly number[]) =>
  durations.map((duration, index) => ({ interactionId: index + 1, duration }))

// FIELD-1
describe('layoutShift', () => {
  it.each([
    ['0 without shifts', [], 0],
    ['the sum of shifts within a second of each other', [shift(100, 0.1), shift(1000, 0.2)], 0.3],
    ['the larger of two groups', [shift(100, 0.1), shift(1100, 0.2), shift(3000, 0.15)], 0.2],
    ['the sum within five seconds of the first shift', Array.from({ length: 8 }, (_, index) => shift(index * 900, 1)), 6],
    ['the sum without shifts that follow an input', [shift(100, 0.1), shift(200, 5, true)], 0.1],
  ])('is %s', (_, shifts, value) => {
    expect(layoutShift(shifts)).toBeCloseTo(value)
  })
})

// FIELD-1
describe('interactionTime', () => {
  it.each([
    ['undefined without interactions', [], 0, undefined],
    ['undefined for events that are not interactions', [{ interactionId: 0, duration: 900 }], 0, undefined],
    ['the slowest of a few', interactions(40, 200, 90), 3, 200],
    ['the longest event of an interaction', [...interactions(40), { interactionId: 1, duration: 80 }], 1, 80],
    ['the second slowest of fifty', interactions(40, 200, 90), 50, 90],
    ['the fastest reported one if most were too fast to be reported', interactions(40, 200), 500, 40],
  ])('is %s', (_, events, count, time) => {
    expect(interactionTime(events, count)).toBe(time)
  })
})
