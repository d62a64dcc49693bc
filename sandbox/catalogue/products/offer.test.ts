import { describe, expect, it } from 'vitest'
import { Calendar } from '../calendar.ts'
import { offerWindow, reduced, reduces } from './offer.ts'

describe('an offer', () => {
  it.each([
    ['runs between its ends', { percent: 10, from: -1, to: 1 }, true],
    ['runs without an end', { percent: 10, from: -1, to: null }, true],
    ['runs without a start', { percent: 10, from: null, to: 1 }, true],
    ['runs without either', { percent: 10, from: null, to: null }, true],
    ['has not begun', { percent: 10, from: 1, to: 5 }, false],
    ['is over', { percent: 10, from: -5, to: -1 }, false],
    ['does not count when it makes things dearer', { percent: -8, from: -1, to: null }, false],
  ])('%s', (_, offer, counts) => {
    expect(reduces(offer)).toBe(counts)
  })

  it('takes its percent off, to the penny', () => {
    expect(reduced(19.99, { percent: 15, from: null, to: null })).toBe(16.99)
  })

  it('lasts from the first second of its first day to the last of its last', () => {
    const window = offerWindow({ percent: 10, from: -2, to: 3 }, new Calendar(new Date('2026-11-20T15:00:00Z')))
    expect(window).toEqual({ special_from_date: '2026-11-18 00:00:00', special_to_date: '2026-11-23 23:59:59' })
  })
})
