import { describe, expect, it } from 'vitest'
import { toImperial } from './imperial.ts'

describe('toImperial', () => {
  it.each([
    ['150 mm', '5 7/8 in'],
    ['18 mm', '11/16 in'],
    ['25.4 mm', '1 in'],
    ['25 × 145 mm', '1 × 5 11/16 in'],
    ['2440 mm', '8 ft'],
    ['4200 mm', '13 ft 9 in'],
    ['2440 x 1220 mm', '8 ft × 4 ft'],
    ['18 x 2400 mm', '11/16 in × 7 ft 10 in'],
    ['4 mm', '5/32 in'],
    ['4 × 21 mm', '5/32 × 13/16 in'],
    ['5.9 mm', '7/32 in'],
    ['0.5 mm', null],
    ['0 mm', null],
    ['Oak', null],
    ['2.4 m', null],
    ['150 mm wide', null],
  ])('returns for %s: %s', (label, imperial) => {
    expect(toImperial(label)).toBe(imperial)
  })
})
