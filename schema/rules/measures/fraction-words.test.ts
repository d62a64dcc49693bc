import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { writeFractions } from './fraction-words.ts'
import { readMeasures } from './read-measures.ts'

// SEARCH-32
describe('fractions in words', () => {
  it.each([
    ['half inch ply', '1/2 inch ply'],
    ['half an inch mdf', '1/2 inch mdf'],
    ['half-inch mdf', '1/2 inch mdf'],
    ['quarter inch mdf', '1/4 inch mdf'],
    ['three quarter ply', '3/4" ply'],
    ['three-quarter inch ply', '3/4 inch ply'],
    ['three quarters of an inch', '3/4 inch'],
    ['five eighths mdf', '5/8" mdf'],
    ['one and a half inch screws', '1 1/2 inch screws'],
    ['2 and a half inch nails', '2 1/2 inch nails'],
    ['3/4 ply', '3/4" ply'],
    ['1 1/2 batten', '1 1/2" batten'],
    ['ply 3/8', 'ply 3/8"'],
    ['sperrholz halb zoll', 'sperrholz 1/2 zoll'],
    ['mdf halbzoll', 'mdf 1/2 zoll'],
    ['ein halber zoll', '1/2 zoll'],
    ['dreiviertel zoll', '3/4 zoll'],
    ['drei viertel sperrholz', '3/4" sperrholz'],
    ['anderthalb zoll', '1 1/2 zoll'],
    ['zweieinhalb zoll', '2 1/2 zoll'],
    ['compensato mezzo pollice', 'compensato 1/2 pollice'],
    ['tre quarti di pollice', '3/4 pollice'],
    ['un quarto di pollice', '1/4 pollice'],
    ['due pollici e mezzo', '2 1/2 pollici'],
  ])('%s are written %s', (words, figures) => {
    expect(writeFractions(words)).toBe(figures)
  })

  it.each([
    ['half round oak'],
    ['quarter round pine'],
    ['three quarter round'],
    ['viertelstab eiche'],
    ['halbrundstab'],
    ['quarto tondo'],
    ['mezzo tondo'],
    ['1/2 inch'],
    ['3/4"'],
    ['3/4 x 2'],
    ['1/2 litre'],
    ['1/2 l'],
    ['osb/3'],
    ['a 1/200 slope'],
    ['half a pallet'],
  ])('%s stay as they are', (text) => {
    expect(writeFractions(text)).toBe(text)
  })

  it('are read as the sizes sold', () => {
    const [, measure] = readMeasures('ply ¾', 'en')
    expect(measure).toMatchObject({ measures: [{ unit: 'mm', values: [18] }, { values: [19] }, { values: [20] }] })
  })

  it('leave any other text alone, and take no more than a moment', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), (text) => {
        expect(writeFractions(text).length).toBeLessThanOrEqual(text.length * 2 + 8)
      }),
    )
    expect(writeFractions('half '.repeat(5000))).toBe('half '.repeat(5000))
  })
})
