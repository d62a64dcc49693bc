import { describe, expect, it } from 'vitest'
import { STORE_VIEWS } from '../../store-views.ts'
import { viewPrice } from '../money.ts'
import { phrase, skuFrom } from './phrase.ts'
import { numeral, slug } from './text.ts'

const board = { wood_type: 'oak', thickness: 6.5, width: 150 }

describe('name patterns', () => {
  it.each([
    ['en', '{wood_type} board {thickness} x {width} mm', 'Oak board 6.5 x 150 mm'],
    ['de', 'Brett {wood_type} {thickness} x {width} mm', 'Brett Eiche 6,5 x 150 mm'],
    ['it', 'Tavola di {wood_type} {thickness} x {width} mm', 'Tavola di rovere 6,5 x 150 mm'],
  ] as const)('insert values in the language %s', (language, pattern, name) => {
    expect(phrase(pattern, board, language)).toBe(name)
  })

  it('reject a pattern with a missing value', () => {
    expect(() => phrase('{grit} grit', board, 'en')).toThrow("no 'grit' in")
  })
})

describe('sku patterns', () => {
  it.each([
    ['{wood_type}-{thickness}X{width}', board, 'OAK-6.5X150'],
    ['GLUE-{size}', { size: '250 ml' }, 'GLUE-250ML'],
    ['BELT-{size}', { size: '75 x 533 mm' }, 'BELT-75X533'],
    ['PED-{size}', { size: '25 - 40 mm' }, 'PED-25-40'],
  ])('insert values into %s', (pattern, values, sku) => {
    expect(skuFrom(pattern, values)).toBe(sku)
  })
})

describe('slugs', () => {
  it.each([
    ['Oak board, 22 x 150 mm', 'oak-board-22-x-150-mm'],
    ['Türbekleidung, Weiß', 'tuerbekleidung-weiss'],
    ['Saw & plane', 'saw-and-plane'],
    ['  è già  ', 'e-gia'],
  ])('turn %s into %s', (name, address) => {
    expect(slug(name)).toBe(address)
  })
})

describe('numbers and prices', () => {
  it('use the decimal separator of the language', () => {
    expect([numeral(6.5, 'en'), numeral(6.5, 'de'), numeral(6.5, 'it')]).toEqual(['6.5', '6,5', '6,5'])
  })

  it('round to pennies in pounds and to five-cent steps in euros', () => {
    const prices = STORE_VIEWS.map((view) => [viewPrice(10.004, view), viewPrice(1.234, view)])
    expect(prices).toEqual([
      [10, 1.23],
      [11.8, 1.46],
      [11.8, 1.46],
    ])
  })
})
