import { describe, expect, it } from 'vitest'
import { nearestBySku } from './near-skus.ts'

const skus = (typed: string, ...found: readonly string[]) =>
  nearestBySku(
    typed,
    found.map((sku) => ({ sku })),
  ).map(({ sku }) => sku)

// QUICK-13
describe('nearestBySku', () => {
  it.each([
    ['one wrong character', 'OSB3-19', 'OSB3-18'],
    ['two characters in the wrong order', 'PLY-BIRCH-81', 'PLY-BIRCH-18'],
    ['a missing character', 'HANGR-47X150', 'HANGER-47X150'],
    ['other separators', 'ply birch/18', 'PLY-BIRCH-18'],
    ['no separators', 'plybirch18', 'PLY-BIRCH-18'],
    ['the beginning of a number', 'SKIRT-OAK', 'SKIRT-OAK-TORUS'],
    ['the number of a variant that is no longer sold', 'SKIRT-OAK-TORUS-146X2400', 'SKIRT-OAK-TORUS'],
    ['a supplier’s prefix', 'NO-SUCH-OSB3-18', 'OSB3-18'],
  ])('keeps a product for %s: %s', (_, typed, sku) => {
    expect(skus(typed, sku)).toEqual([sku])
  })

  it.each([
    ['NOPE-1', 'DECK-CLEAN-1L'],
    ['NOPE-1', 'OIL-FLOOR'],
    ['TOOL-99', 'TOOL-PLANE'],
    ['MDF-12', 'PLY-12'],
    ['X-1', 'OSB3-11'],
    ['---', 'OSB3-11'],
    ['', 'OSB3-11'],
    ['OSB3-11', '---'],
  ])('drops a product with another number: %s, %s', (typed, sku) => {
    expect(skus(typed, sku)).toEqual([])
  })

  it('sorts the nearest first and keeps the order of equally near ones', () => {
    expect(skus('C16-47X101', 'C16-47X225', 'C16-47X125', 'C16-47X102', 'C16-47X100')).toEqual([
      'C16-47X102',
      'C16-47X100',
      'C16-47X125',
    ])
  })

  it('ignores case and accents', () => {
    expect(skus('kieferböden-1', 'KIEFERBODEN-1')).toEqual(['KIEFERBODEN-1'])
  })
})
