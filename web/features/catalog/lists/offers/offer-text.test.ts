import { describe, expect, it } from 'vitest'
import type { Match } from '../../quick-order/index.ts'
import { offerSize } from './offer-text.ts'

const sizeOf = (...values: readonly string[]) =>
  // Only has the fields that the text takes.
  offerSize({ options: values.map((value) => ({ label: 'Option', value })), size: '18 × 150 mm' } as unknown as Match)

// SAVE-9
describe('offerSize', () => {
  it.each([
    [['15 mm', '95 mm', '2440 mm'], '15 × 95 × 2440 mm'],
    [['4.5 mm', '65,5 mm'], '4.5 × 65,5 mm'],
    [['2440 mm'], '2440 mm'],
    [['Oak', '95 mm', '2440 mm'], 'Oak, 95 mm, 2440 mm'],
    [['2440 x 1220 mm', '18 mm'], '2440 x 1220 mm, 18 mm'],
    [[], '18 × 150 mm'],
  ])('writes the options %j as %j', (values, text) => {
    expect(sizeOf(...values)).toBe(text)
  })
})
