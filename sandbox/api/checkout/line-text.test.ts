import { describe, expect, it } from 'vitest'
import { lineText } from './line-text.ts'

// PROD-80
describe('lineText', () => {
  it.each([
    ['OSB/3 board 18 mm, 2440 x 1220 mm', 'OSB/3 board 18 mm, 2440 × 1220 mm'],
    ['Terrassenschrauben 4,5 x 50 mm', 'Terrassenschrauben 4,5 × 50 mm'],
    ['Door stop 12 x 32 x 2100 mm', 'Door stop 12 × 32 × 2100 mm'],
    ['Plywood 8 ft x 4 ft', 'Plywood 8 ft × 4 ft'],
    ['Model x 2', 'Model x 2'],
  ])('writes the sizes of %s as the shop does', (name, written) => {
    expect(lineText(2, name)).toBe(`2 × ${written}`)
  })
})
