import { expect, it } from 'vitest'
import { isTypedByBrowser } from './typed-by-browser.ts'

// QUICK-3
it.each<[string, 'sku' | 'quantity', boolean]>([
  ['OSB3-18', 'sku', true],
  [' OSB3-18\r\n', 'sku', true],
  ['="007"', 'sku', true],
  ['OAK BOARD', 'sku', true],
  ['', 'sku', true],
  ['OSB3-18 x 12', 'sku', false],
  ['OSB3-18 12', 'sku', false],
  ['OSB3-18,12', 'sku', false],
  ['OSB3-18;12', 'sku', false],
  ['OSB3-18\nPLY-9', 'sku', false],
  ['OSB3-18\rPLY-9', 'sku', false],
  ['OSB3-18\u2028PLY-9', 'sku', false],
  ['x'.repeat(121), 'sku', false],
  ['12', 'quantity', true],
  ['12 pcs', 'quantity', true],
  ['1 200', 'quantity', true],
  // The field reports its meaning; it is not a row with two cells.
  ['1,200', 'quantity', true],
  ['12\n13', 'quantity', false],
  ['OSB3-18,12', 'quantity', false],
])('pasting %j into the %s is left to the browser: %j', (text, field, isLeft) => {
  expect(isTypedByBrowser(text, field)).toBe(isLeft)
})
