import { describe, expect, it } from 'vitest'
import { lineKey } from './line-key.ts'
import { isSameLine, type LineIdentity } from './same-line.ts'

const line = (given: Partial<LineIdentity> = {}): LineIdentity => ({
  itemId: null,
  sku: 'BOARD',
  bundleChoices: [],
  optionAnswers: [],
  ...given,
})
const withAnswer = (answer: string, given: Partial<LineIdentity> = {}) =>
  line({ optionAnswers: [{ optionId: '7', answer }], ...given })
const withSelection = (selection: string, given: Partial<LineIdentity> = {}) =>
  line({ sku: 'SET', bundleChoices: [{ optionId: '9', selectionIds: [selection], quantity: 1 }], ...given })

describe('isSameLine', () => {
  it.each([
    // CART-6
    ['is true for lines of one sku', line(), line({ itemId: '812' }), true],
    ['is true for lines of one sku with different item ids', line({ itemId: '1' }), line({ itemId: '2' }), true],
    ['is false for two skus with equal item ids', line({ itemId: '1' }), line({ sku: 'PLANK', itemId: '1' }), false],
    // CART-5
    ['is true for lines of one variant', line({ sku: 'BOARD-22' }), line({ sku: 'BOARD-22', itemId: '3' }), true],
    ['is false for two variants', line({ sku: 'BOARD-22' }), line({ sku: 'BOARD-27' }), false],
    // CART-4
    ['is true for equal answers', withAnswer('2.4 m'), withAnswer(' 2.4 m ', { itemId: '4' }), true],
    [
      'is true for equal item ids if the platform stores an answer in another format',
      withAnswer('1 June', { itemId: '4' }),
      withAnswer('2026-06-01', { itemId: '4' }),
      true,
    ],
    ['is false for different answers', withAnswer('2.4 m'), withAnswer('3.6 m', { itemId: '4' }), false],
    ['is false if only one line has an answer', withAnswer('2.4 m'), line(), false],
    ['is false for two products with equal answers', withAnswer('70'), withAnswer('70', { sku: 'PLANK' }), false],
    ['is true for equal choices of a bundle', withSelection('90'), withSelection('90', { itemId: '5' }), true],
    ['is false for different choices of a bundle', withSelection('90'), withSelection('91', { itemId: '5' }), false],
    [
      'is true for a bundle whose sku the platform has joined to those of its choices',
      withSelection('90'),
      withSelection('90', { sku: 'SET-BOARD' }),
      true,
    ],
    ['is false for a product whose sku only begins with the other sku', line({ sku: 'SET' }), line({ sku: 'SET-BOARD' }), false],
  ])('%s', (_, a, b, expected) => {
    expect([isSameLine(a, b), isSameLine(b, a)]).toEqual([expected, expected])
  })
})

describe('lineKey', () => {
  it('is the sku if nothing was chosen', () => {
    expect(lineKey(line({ sku: 'BOARD-22' }))).toBe('BOARD-22')
    expect(lineKey(withAnswer('  '))).toBe('BOARD')
  })

  it('is equal for equal content only', () => {
    expect(lineKey(withAnswer('70, 9'))).toBe(lineKey(withAnswer('9,70', { itemId: '4' })))
    expect(lineKey(withAnswer('70'))).not.toBe(lineKey(withAnswer('71')))
    expect(lineKey(withAnswer('70'))).not.toBe(lineKey(withAnswer('70', { sku: 'PLANK' })))
  })
})
