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
    ['of one sku', line(), line({ itemId: '812' }), true],
    ['of one sku, though the platform numbered them anew', line({ itemId: '1' }), line({ itemId: '2' }), true],
    ['never of two skus, though their numbers are equal', line({ itemId: '1' }), line({ sku: 'PLANK', itemId: '1' }), false],
    // CART-5
    ['of one variant', line({ sku: 'BOARD-22' }), line({ sku: 'BOARD-22', itemId: '3' }), true],
    ['not of two variants', line({ sku: 'BOARD-22' }), line({ sku: 'BOARD-27' }), false],
    // CART-4
    ['with equal answers', withAnswer('2.4 m'), withAnswer(' 2.4 m ', { itemId: '4' }), true],
    [
      'with the same number, though the platform writes an answer in its own way',
      withAnswer('1 June', { itemId: '4' }),
      withAnswer('2026-06-01', { itemId: '4' }),
      true,
    ],
    ['not with other answers', withAnswer('2.4 m'), withAnswer('3.6 m', { itemId: '4' }), false],
    ['not with an answer and without', withAnswer('2.4 m'), line(), false],
    ['not of two products with equal answers', withAnswer('70'), withAnswer('70', { sku: 'PLANK' }), false],
    ['with equal choices of a set', withSelection('90'), withSelection('90', { itemId: '5' }), true],
    ['not with other choices of a set', withSelection('90'), withSelection('91', { itemId: '5' }), false],
    [
      'of a set, whose sku the platform joins to that of its choices',
      withSelection('90'),
      withSelection('90', { sku: 'SET-BOARD' }),
      true,
    ],
    ['not of a product whose sku only begins the same', line({ sku: 'SET' }), line({ sku: 'SET-BOARD' }), false],
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
