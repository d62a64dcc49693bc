import { describe, expect, it } from 'vitest'
import { afterRefusal } from './after-refusal.ts'
import type { DeviceLine, QuoteLine } from './cart.types.ts'
import { joinLines } from './join-lines.ts'
import { lineKeys } from './line-keys.ts'
import { deviceLine as device, quoteLine as quoted } from './lines.test-kit.ts'
import { matchLines } from './matching.ts'
import { mergeByItem } from './merged-lines.ts'
import { isVirtualCart } from './virtual.ts'

describe('cart line matching', () => {
  const pairs = (lines: readonly DeviceLine[], others: readonly QuoteLine[]) =>
    matchLines(lines, others).matches.map(({ line, other }) => [line.key, other?.itemId ?? null])

  it('matches a quote line at most once', () => {
    expect(pairs([device('A', 1), device('A', 2, { key: 'again' })], [quoted('1', 'A', 1)])).toEqual([
      ['A', '1'],
      ['again', null],
    ])
  })

  it('matches by item id first, whatever the order', () => {
    const others = [quoted('1', 'A', 1), quoted('2', 'A', 2)]
    expect(pairs([device('A', 1), device('A', 2, { key: 'first', itemId: '1' })], others)).toEqual([
      ['A', '2'],
      ['first', '1'],
    ])
  })

  // The platform numbers the lines of each cart from 1. A cart that replaces a lost one uses the same ids for other lines.
  it('prefers equal choices to an equal item id, because another cart may reuse the id', () => {
    const chooseSelection = (selection: string) => ({
      bundleChoices: [{ optionId: '9', selectionIds: [selection], quantity: 1 }],
    })
    const [oak, ash] = [chooseSelection('90'), chooseSelection('91')]
    const lines = [device('SET', 1, { key: 'oak', itemId: '1', ...oak }), device('SET', 2, { key: 'ash', itemId: '2', ...ash })]
    expect(pairs(lines, [quoted('1', 'SET', 2, ash)])).toEqual([
      ['oak', null],
      ['ash', '1'],
    ])
  })

  it('matches by item id if the platform stores other choices than were sent', () => {
    const bundleChoices = [{ optionId: '9', selectionIds: ['90'], quantity: 1 }]
    expect(pairs([device('SET', 1, { itemId: '1', bundleChoices })], [quoted('1', 'SET', 1)])).toEqual([['SET', '1']])
  })

  it('prefers an exact sku to a sku that starts with it', () => {
    const optionAnswers = [{ optionId: '7', answer: '70' }]
    const others = [quoted('1', 'SET-A', 1, { optionAnswers }), quoted('2', 'SET', 1, { optionAnswers })]
    expect(pairs([device('SET', 1, { optionAnswers })], others)).toEqual([['SET', '2']])
  })
})

describe('cart line deduplication', () => {
  it('merges duplicate lines, adds up their quantities and keeps all their indexes', () => {
    const lines = [device('A', 2), device('B', 1), device('A', 3, { key: 'again' })]
    expect(joinLines(lines).map(({ line, places }) => [line.key, line.quantity, places])).toEqual([
      ['A', 5, [0, 2]],
      ['B', 1, [1]],
    ])
  })

  it.each([
    ['neither has an item id', null, null],
    ['the first has no item id', null, '1'],
    ['the second has no item id', '1', null],
    ['both have the same item id', '1', '1'],
  ])('merges two lines if %s', (_, first, second) => {
    expect(joinLines([device('A', 2, { itemId: first }), device('A', 3, { itemId: second })])).toMatchObject([
      { line: { quantity: 5 } },
    ])
  })

  it('keeps two lines with different item ids', () => {
    expect(joinLines([device('A', 2, { itemId: '1' }), device('A', 3, { itemId: '2' })])).toHaveLength(2)
  })

  it('limits the merged quantity to what can be sold', () => {
    expect(joinLines([device('A', 9000), device('A', 9000)])[0]?.line.quantity).toBe(9999)
  })
})

describe('cart line list after a sync', () => {
  it('lists the device’s lines in their order, then lines added by the platform', () => {
    const brought = { line: null, quote: quoted('1', 'B', 1), quantity: 1, isAgreed: false }
    const own = { line: device('A', 2), quote: quoted('2', 'A', 2), quantity: 2, isAgreed: true }
    expect(mergeByItem([brought, own])).toEqual([own, brought])
  })

  it('merges lines that the platform has merged', () => {
    const quote = quoted('1', 'A', 5)
    const [first, second] = [device('A', 2), device('A', 3, { key: 'again', optionAnswers: [{ optionId: '7', answer: 'x' }] })]
    const merged = mergeByItem([
      { line: first, quote, quantity: 2, isAgreed: true },
      { line: second, quote, quantity: 3, isAgreed: false },
    ])
    expect(merged).toEqual([{ line: first, quote, quantity: 5, isAgreed: false }])
  })

  it('uses the device’s key, otherwise one derived from the content, and keeps keys unique', () => {
    const createNamedLine = (key: string | null, itemId: string, sku: string) => ({
      key,
      itemId,
      sku,
      bundleChoices: [],
      optionAnswers: [],
    })
    expect(
      lineKeys([
        createNamedLine('k', '1', 'A'),
        createNamedLine(null, '2', 'A'),
        createNamedLine(null, '3', 'A'),
        createNamedLine('B', '4', 'X'),
        createNamedLine(null, '5', 'B'),
      ]),
    ).toEqual([...['k', 'A', 'A#3', 'B', 'B#5']])
  })
})

// MERGE-6, MERGE-7
it.each([
  ['restored to the previous quantity', { quantity: 2 }, 2],
  ['removed if the previous quantity was 0', { quantity: 0 }, null],
  ['removed if it was new', null, null],
])('after a rejected change, a cart line is %s', (_, quote, left) => {
  expect(afterRefusal(quote)).toBe(left)
})

// CART-9
it.each([
  [['virtual', 'downloadable'], true],
  [['virtual', 'simple'], false],
  [['bundle'], false],
  [[], false],
])('a cart of the product types %j is virtual: %s', (types, expected) => {
  expect(isVirtualCart(types)).toBe(expected)
})
