import { describe, expect, it } from 'vitest'
import { afterRefusal } from './after-refusal.ts'
import type { DeviceLine, QuoteLine } from './cart.types.ts'
import { joinedLines } from './joined-lines.ts'
import { lineKeys } from './line-keys.ts'
import { matchLines } from './matching.ts'
import { settledLines } from './settled-lines.ts'
import { isVirtualCart } from './virtual.ts'

const device = (sku: string, quantity: number, given: Partial<DeviceLine> = {}): DeviceLine => ({
  ...{ key: sku, sku, parentSku: null, quantity, itemId: null },
  ...{ bundleChoices: [], optionAnswers: [], isUnchanged: false },
  ...given,
})
const quoted = (itemId: string, sku: string, quantity: number, given: Partial<QuoteLine> = {}): QuoteLine => ({
  ...{ itemId, quoteId: null, sku, quantity, name: sku, type: 'simple' },
  ...{ variantOptions: [], bundleChoices: [], optionAnswers: [] },
  ...given,
})

describe('matching lines of two carts', () => {
  const pairs = (lines: readonly DeviceLine[], others: readonly QuoteLine[]) =>
    matchLines(lines, others).matches.map(({ line, other }) => [line.key, other?.itemId ?? null])

  it('gives no line of the quote to two', () => {
    expect(pairs([device('A', 1), device('A', 2, { key: 'again' })], [quoted('1', 'A', 1)])).toEqual([
      ['A', '1'],
      ['again', null],
    ])
  })

  it('goes by the number first, whatever the order', () => {
    const others = [quoted('1', 'A', 1), quoted('2', 'A', 2)]
    expect(pairs([device('A', 1), device('A', 2, { key: 'first', itemId: '1' })], others)).toEqual([
      ['A', '2'],
      ['first', '1'],
    ])
  })

  // Platforms count the lines of each cart from one on: a cart that was lost and made anew has its numbers for other lines.
  it('takes what was chosen for more than a number, which comes again in another cart', () => {
    const choosing = (selection: string) => ({ bundleChoices: [{ optionId: '9', selectionIds: [selection], quantity: 1 }] })
    const [oak, ash] = [choosing('90'), choosing('91')]
    const lines = [device('SET', 1, { key: 'oak', itemId: '1', ...oak }), device('SET', 2, { key: 'ash', itemId: '2', ...ash })]
    expect(pairs(lines, [quoted('1', 'SET', 2, ash)])).toEqual([
      ['oak', null],
      ['ash', '1'],
    ])
  })

  it('goes by the number where the platform writes down other choices than were sent', () => {
    const bundleChoices = [{ optionId: '9', selectionIds: ['90'], quantity: 1 }]
    expect(pairs([device('SET', 1, { itemId: '1', bundleChoices })], [quoted('1', 'SET', 1)])).toEqual([['SET', '1']])
  })

  it('prefers the sku itself to one that begins with it', () => {
    const optionAnswers = [{ optionId: '7', answer: '70' }]
    const others = [quoted('1', 'SET-A', 1, { optionAnswers }), quoted('2', 'SET', 1, { optionAnswers })]
    expect(pairs([device('SET', 1, { optionAnswers })], others)).toEqual([['SET', '2']])
  })
})

describe('lines that mean the same', () => {
  it('are one with the quantity of all, at the places of all', () => {
    const lines = [device('A', 2), device('B', 1), device('A', 3, { key: 'again' })]
    expect(joinedLines(lines).map(({ line, places }) => [line.key, line.quantity, places])).toEqual([
      ['A', 5, [0, 2]],
      ['B', 1, [1]],
    ])
  })

  it.each([
    ['neither has a number', null, null],
    ['the first has none', null, '1'],
    ['the second has none', '1', null],
    ['both have the same', '1', '1'],
  ])('are one where %s', (_, first, second) => {
    expect(joinedLines([device('A', 2, { itemId: first }), device('A', 3, { itemId: second })])).toMatchObject([
      { line: { quantity: 5 } },
    ])
  })

  it('stay two where the platform has numbered both', () => {
    expect(joinedLines([device('A', 2, { itemId: '1' }), device('A', 3, { itemId: '2' })])).toHaveLength(2)
  })

  it('are no more than can be sold', () => {
    expect(joinedLines([device('A', 9000), device('A', 9000)])[0]?.line.quantity).toBe(9999)
  })
})

describe('settled lines', () => {
  it('are the device’s in its order, then those the platform brought', () => {
    const brought = { line: null, quote: quoted('1', 'B', 1), quantity: 1, isAgreed: false }
    const own = { line: device('A', 2), quote: quoted('2', 'A', 2), quantity: 2, isAgreed: true }
    expect(settledLines([brought, own])).toEqual([own, brought])
  })

  it('are one where the platform has made one of two', () => {
    const quote = quoted('1', 'A', 5)
    const [first, second] = [device('A', 2), device('A', 3, { key: 'again', optionAnswers: [{ optionId: '7', answer: 'x' }] })]
    const settled = settledLines([
      { line: first, quote, quantity: 2, isAgreed: true },
      { line: second, quote, quantity: 3, isAgreed: false },
    ])
    expect(settled).toEqual([{ line: first, quote, quantity: 5, isAgreed: false }])
  })

  it('are named by the device, else by what is in them, and each otherwise', () => {
    const named = (key: string | null, itemId: string, sku: string) => ({
      key,
      itemId,
      sku,
      bundleChoices: [],
      optionAnswers: [],
    })
    expect(
      lineKeys([named('k', '1', 'A'), named(null, '2', 'A'), named(null, '3', 'A'), named('B', '4', 'X'), named(null, '5', 'B')]),
    ).toEqual([...['k', 'A', 'A#3', 'B', 'B#5']])
  })
})

// MERGE-6, MERGE-7
it.each([
  ['as many as before', { quantity: 2 }, 2],
  ['none where there were none', { quantity: 0 }, null],
  ['none of a new line', null, null],
])('after a refusal there are %s', (_, quote, left) => {
  expect(afterRefusal(quote)).toBe(left)
})

// CART-9
it.each([
  [['virtual', 'downloadable'], true],
  [['virtual', 'simple'], false],
  [['bundle'], false],
  [[], false],
])('a cart of %j is virtual: %s', (types, expected) => {
  expect(isVirtualCart(types)).toBe(expected)
})
