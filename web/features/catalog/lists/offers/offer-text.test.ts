import { describe, expect, it } from 'vitest'
import type { Match } from '../../quick-order/index.ts'
import { offerSize, unsaidSize } from './offer-text.ts'

const createMatch = (values: readonly string[]) =>
  // Has only the fields that the text is made of.
  ({ options: values.map((value) => ({ label: 'Option', value })), size: '18 × 150 mm' }) as unknown as Match

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
    expect(offerSize(createMatch(values))).toBe(text)
  })
})

// CART-47
describe('unsaidSize', () => {
  it.each([
    [['95 mm', '2400 mm', 'Unfinished'], 'Torus skirting, solid oak, 95 x 2400 mm, Unfinished', ''],
    [['95 mm', '2400 mm', 'Unfinished'], 'Torus skirting, solid oak, 95 x 2400 mm', 'Unfinished'],
    [['15 mm', '95 mm', '2440 mm'], 'Torus skirting, 95 mm', '15 × 2440 mm'],
    [[], 'Sawn timber, 18 x 150 mm', ''],
    [[], 'Sawn timber', '18 × 150 mm'],
  ])('leaves out options that the name contains: for %j and "%s" it returns "%s"', (values, name, text) => {
    expect(unsaidSize(createMatch(values), name)).toBe(text)
  })
})
