import { describe, expect, it } from 'vitest'
import { Calendar } from '../calendar.ts'
import { lowersPrice, offerWindow, reducedPrice } from './offer.ts'

describe('offer', () => {
  it.each([
    ['is active between its dates', { percent: 10, from: -1, to: 1 }, true],
    ['is active without an end', { percent: 10, from: -1, to: null }, true],
    ['is active without a start', { percent: 10, from: null, to: 1 }, true],
    ['is active without dates', { percent: 10, from: null, to: null }, true],
    ['is inactive before its start', { percent: 10, from: 1, to: 5 }, false],
    ['is inactive after its end', { percent: 10, from: -5, to: -1 }, false],
    ['is ignored if it raises the price', { percent: -8, from: -1, to: null }, false],
  ])('%s', (_, offer, counts) => {
    expect(lowersPrice(offer)).toBe(counts)
  })

  it('reduces the price by its percentage, to the penny', () => {
    expect(reducedPrice(19.99, { percent: 15, from: null, to: null })).toBe(16.99)
  })

  it('lasts from the first second of its first day to the last second of its last day', () => {
    const window = offerWindow({ percent: 10, from: -2, to: 3 }, new Calendar(new Date('2026-11-20T15:00:00Z')))
    expect(window).toEqual({ special_from_date: '2026-11-18 00:00:00', special_to_date: '2026-11-23 23:59:59' })
  })
})
