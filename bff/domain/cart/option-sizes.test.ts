import { describe, expect, it } from 'vitest'
import { writeOptionSizes } from './option-sizes.ts'

describe('writeOptionSizes', () => {
  // PROD-76
  it('writes the merchant’s sizes with × and keeps answers of the shopper', () => {
    const options = [
      { label: 'Panel 600 x 600', value: '2440 x 1220 mm' },
      { label: 'Text on the sign', value: 'Plot 12 x 34' },
    ]
    const answers = [{ optionId: '4', answer: ' Plot 12 x 34' }]
    expect(writeOptionSizes(options, { answers, customOptions: [], locale: 'en-US' })).toEqual([
      { label: 'Panel 600 × 600', value: '2440 × 1220 mm' },
      { label: 'Text on the sign', value: 'Plot 12 x 34' },
    ])
  })

  // CART-51
  it.each([
    ['en-US', '1720.5'],
    ['de-DE', '1720,5'],
    ['it-IT', '1720,5'],
  ])('writes lengths as %s does, and no other answer', (locale, length) => {
    const options = [
      { label: 'Length in mm', value: '1720.5' },
      { label: 'Text on the sign', value: '1720.5' },
    ]
    const answers = [
      { optionId: '1', answer: '1720.5' },
      { optionId: '2', answer: '1720.5' },
    ]
    const customOptions = [
      { optionId: '1', title: 'Length in mm', lengthLimits: { least: 100, most: 2400 } },
      { optionId: '2', title: 'Text on the sign', lengthLimits: null },
    ]
    const values = writeOptionSizes(options, { answers, customOptions, locale }).map(({ value }) => value)
    expect(values).toEqual([length, '1720.5'])
  })
})
