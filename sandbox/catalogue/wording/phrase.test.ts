import { describe, expect, it } from 'vitest'
import { STORE_VIEWS } from '../../store-views.ts'
import { viewPrice } from '../money.ts'
import { phrase, skuFrom } from './phrase.ts'
import { numeral, slug } from './text.ts'

const board = { wood_type: 'oak', thickness: 6.5, width: 150 }

describe('names', () => {
  it.each([
    ['en', '{wood_type} board {thickness} x {width} mm', 'Oak board 6.5 x 150 mm'],
    ['de', 'Brett {wood_type} {thickness} x {width} mm', 'Brett Eiche 6,5 x 150 mm'],
    ['it', 'Tavola di {wood_type} {thickness} x {width} mm', 'Tavola di rovere 6,5 x 150 mm'],
  ] as const)('put the values into the %s pattern', (language, pattern, name) => {
    expect(phrase(pattern, board, language)).toBe(name)
  })

  it('refuse a pattern whose value is missing', () => {
    expect(() => phrase('{grit} grit', board, 'en')).toThrow("no 'grit' in")
  })
})

describe('skus', () => {
  it.each([
    ['{wood_type}-{thickness}X{width}', board, 'OAK-6.5X150'],
    ['GLUE-{size}', { size: '250 ml' }, 'GLUE-250ML'],
    ['BELT-{size}', { size: '75 x 533 mm' }, 'BELT-75X533'],
    ['PED-{size}', { size: '25 - 40 mm' }, 'PED-25-40'],
  ])('%s', (pattern, values, sku) => {
    expect(skuFrom(pattern, values)).toBe(sku)
  })
})

describe('addresses', () => {
  it.each([
    ['Oak board, 22 x 150 mm', 'oak-board-22-x-150-mm'],
    ['Türbekleidung, Weiß', 'tuerbekleidung-weiss'],
    ['Saw & plane', 'saw-and-plane'],
    ['  è già  ', 'e-gia'],
  ])('%s becomes %s', (name, address) => {
    expect(slug(name)).toBe(address)
  })
})

describe('numbers and prices', () => {
  it('write decimals as the language does', () => {
    expect([numeral(6.5, 'en'), numeral(6.5, 'de'), numeral(6.5, 'it')]).toEqual(['6.5', '6,5', '6,5'])
  })

  it('turn pounds into pennies at home and five-cent steps abroad', () => {
    const prices = STORE_VIEWS.map((view) => [viewPrice(10.004, view), viewPrice(1.234, view)])
    expect(prices).toEqual([
      [10, 1.23],
      [11.8, 1.46],
      [11.8, 1.46],
    ])
  })
})
