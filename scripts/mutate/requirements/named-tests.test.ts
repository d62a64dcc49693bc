import { describe, expect, it } from 'vitest'
import type { CitingTest } from '../../checks/requirements/tests-by-number.ts'
import { namedTests } from './named-tests.ts'

const test = (file: string, title: string, number = 'CART-1'): CitingTest => ({ file, line: 1, numbers: [number], title })

describe('namedTests', () => {
  it('returns the tests of one level that name a requirement', () => {
    const tests = [
      test('bff/cart.test.ts', 'the cart › adds a line'),
      test('bff/tax.test.ts', 'tax', 'TAX-1'),
      test('test/e2e/cart.e2e.ts', 'a shopper adds a line'),
    ]
    const cart = [{ requirement: 'CART-1' }]
    expect(namedTests(tests, cart, 'unit')?.files).toEqual(['bff/cart.test.ts'])
    expect(namedTests(tests, cart, 'browser')?.files).toEqual(['test/e2e/cart.e2e.ts'])
    expect(namedTests(tests, cart, 'spec')).toBeNull()
  })

  it('returns the one test of a mutation that names a test', () => {
    const tests = [test('bff/cart.test.ts', 'the cart › adds a line'), test('bff/cart.test.ts', 'the cart › removes a line')]
    const named = namedTests(tests, [{ requirement: 'CART-1', test: 'bff/cart.test.ts › the cart › removes a line' }], 'unit')
    expect(named?.pattern.test('the cart > removes a line')).toBe(true)
    expect(named?.pattern.test('the cart > adds a line')).toBe(false)
    expect(namedTests(tests, [{ requirement: 'CART-1', test: 'bff/cart.test.ts › the cart' }], 'unit')).toBeNull()
  })

  it.each<[string, string, boolean]>([
    ['the cart › adds a line', 'the cart > adds a line', true],
    ['the cart › adds a line', 'cart.e2e.ts the cart adds a line', true],
    ['the cart', 'the cart > adds a line', true],
    ['the cart › adds a line', 'the cart > adds a line twice over', true],
    ['the cart › adds a line', 'the cart > adds a lineage', false],
    ['costs %s of $price.gross (each)', 'costs 2 of £3.20 (each)', true],
    ['is %d %% of it', 'is 5 % of it', true],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: titles are read from the sources
    ['is in ${view.code}', 'is in de', true],
    ['costs £3.20?', 'costs £3x20', false],
  ])('matches the title %j with the test %j: %s', (title, name, matches) => {
    expect(namedTests([test('a.test.ts', title)], [{ requirement: 'CART-1' }], 'unit')?.pattern.test(name)).toBe(matches)
  })
})
