import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readMeasures } from './read-measures.ts'
import { writeSizes } from './write-sizes.ts'

// PROD-76
describe('writeSizes', () => {
  it.each([
    ['Oak plinth block 25 x 75 x 170 mm', 'Oak plinth block 25 × 75 × 170 mm'],
    ['2440X1220', '2440 × 1220'],
    ['OSB/3 board (18 mm, 2440*1220mm)', 'OSB/3 board (18 mm, 2440 × 1220mm)'],
    ['OSB 2440×1220', 'OSB 2440 × 1220'],
    ['47mm x 100mm', '47mm × 100mm'],
    ['2.4 m x 1,2 m', '2.4 m × 1,2 m'],
    ['8ft x 4ft', '8ft × 4ft'],
    ['4" x 2"', '4" × 2"'],
    ['1/2x3/4', '1/2 × 3/4'],
    ['Coach bolt M10x100', 'Coach bolt M10 × 100'],
    ['Decking screws 4.5 x 65 mm, pack of 200', 'Decking screws 4.5 × 65 mm, pack of 200'],
    ['47x 100', '47 × 100'],
    ['47 x100', '47 × 100'],
    ['25x75 x 170', '25 × 75 × 170'],
    ['Foil tape 50 mm x 45 m', 'Foil tape 50 mm × 45 m'],
    ['Pedestal 115 - 220 mm', 'Pedestal 115 – 220 mm'],
    ['Pedestal 11,5 cm - 22,5 cm', 'Pedestal 11,5 cm – 22,5 cm'],
  ])('writes %j as %j', (typed, written) => {
    expect(writeSizes(typed)).toBe(written)
  })

  it.each([
    'x-lam beam',
    'Beam 3 x-lam',
    '4x brackets',
    'Brackets, 4 x steel',
    'HANGER-47X150',
    'SAWN-C16-47X100',
    'Article AB12X34',
    'Article 12X34B',
    'Box 0x1F',
    'Width x height',
    '100 mm*',
    'Beam 2 - 3 left',
    'Grade 4 - 100 mats',
    'Anchor 12-100 mm',
    'x 4',
    '4 x',
    '',
  ])('keeps %j', (name) => {
    expect(writeSizes(name)).toBe(name)
  })

  it('changes nothing in a text that it has written, and no number or word of any text', () => {
    const text = fc.stringMatching(/^(?:\d{1,4}|[x×X* .,/"-]|mm| mm|m| M|ab){0,14}$/)
    fc.assert(
      fc.property(text, (typed) => {
        const written = writeSizes(typed)
        expect(writeSizes(written)).toBe(written)
        expect(written.replace(/[xX×*\s]/g, '')).toBe(typed.replace(/[xX×*\s]/g, ''))
      }),
    )
  })

  it('keeps the meaning of sizes', () => {
    const measures = (text: string) =>
      readMeasures(text, 'en').map((segment) => (segment.kind === 'measure' ? segment.measures : segment))
    for (const size of ['2440 x 1220 mm', '47x100', '4.5x65 mm', '8ft x 4ft'])
      expect(measures(writeSizes(size))).toEqual(measures(size))
  })
})
