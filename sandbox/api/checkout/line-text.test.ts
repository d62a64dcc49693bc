import { describe, expect, it } from 'vitest'
import { lineText } from './line-text.ts'

// PROD-80
describe('lineText', () => {
  it('writes sizes as the shop does, with a multiplication sign', () => {
    const article = { name: 'OSB/3 board 18 mm, 2440 x 1220 mm' }
    expect(lineText({ line: { quantity: 2 }, article })).toBe('2 × OSB/3 board 18 mm, 2440 × 1220 mm')
  })
})
