import { expect, it } from 'vitest'
import { writeOptionSizes } from './option-sizes.ts'

// PROD-76
it('writeOptionSizes writes the merchant’s sizes with × and keeps answers of the shopper', () => {
  const options = [
    { label: 'Panel 600 x 600', value: '2440 x 1220 mm' },
    { label: 'Text on the sign', value: 'Plot 12 x 34' },
  ]
  expect(writeOptionSizes(options, [{ optionId: '4', answer: ' Plot 12 x 34' }])).toEqual([
    { label: 'Panel 600 × 600', value: '2440 × 1220 mm' },
    { label: 'Text on the sign', value: 'Plot 12 x 34' },
  ])
})
