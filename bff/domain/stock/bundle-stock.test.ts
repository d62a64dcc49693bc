import { describe, expect, it } from 'vitest'
import type { StockStatus } from '#schema/generated/types.ts'
import { product } from '../testing/catalog.ts'
import { chosenComponents, chosenStock, missingComponents, unavailableOptions } from './bundle-stock.ts'

type Link = readonly [id: string, sku: string, qty: number, canChangeQuantity?: boolean]

const option = (optionId: string, required: boolean, ...links: readonly Link[]) => ({
  optionId,
  title: `Option ${optionId}`,
  required,
  type: 'radio',
  position: 1,
  links: links.map(([id, sku, qty, canChangeQuantity = false], position) => ({
    id,
    sku,
    qty,
    canChangeQuantity,
    isDefault: false,
    position,
  })),
})
const kit = product({
  type: 'bundle',
  bundleOptions: [
    option('1', true, ['11', 'BALL', 2], ['12', 'ACORN', 2]),
    option('2', true, ['21', 'SPINDLE', 30, true]),
    option('3', false, ['31', 'BALL', 1], ['32', 'GLUE', 0]),
  ],
})
const choice = (optionId: string, quantity: number, ...selectionIds: readonly string[]) => ({ optionId, selectionIds, quantity })
const stocks = (given: Readonly<Record<string, readonly [StockStatus, number | null]>>) =>
  new Map(Object.entries(given).map(([sku, [status, quantity]]) => [sku, { status, quantity }]))

// STOCK-4
describe('unavailable options of a bundle', () => {
  it.each<[string, readonly string[], readonly string[]]>([
    ['none while each option has a component', ['ACORN', 'SPINDLE'], []],
    ['options whose components are all unavailable', ['SPINDLE'], ['Option 1']],
    ['all options without available components', [], ['Option 1', 'Option 2']],
  ])('are %s', (_, had, expected) => {
    expect(unavailableOptions(kit, (sku) => had.includes(sku))).toEqual(expected)
  })

  it('include options without any components', () => {
    expect(unavailableOptions(product({ bundleOptions: [option('9', true)] }), () => true)).toEqual(['Option 9'])
  })
})

describe('bundle component list', () => {
  it.each([
    ['uses the bundle’s quantity', [choice('1', 7, '12')], [{ sku: 'ACORN', quantity: 2 }]],
    ['uses the shopper’s quantity if it may be changed', [choice('2', 28, '21')], [{ sku: 'SPINDLE', quantity: 28 }]],
    ['uses the bundle’s quantity if the shopper gives none', [choice('2', 0, '21')], [{ sku: 'SPINDLE', quantity: 30 }]],
    ['uses one piece if the bundle states no quantity', [choice('3', 1, '32')], [{ sku: 'GLUE', quantity: 1 }]],
    [
      'adds up a component that occurs in two options',
      [choice('1', 2, '11'), choice('3', 1, '31')],
      [{ sku: 'BALL', quantity: 3 }],
    ],
    ['ignores components the bundle does not have', [choice('1', 2, 'no such'), choice('__proto__', 2, '11')], []],
  ])('%s', (_, choices, expected) => {
    expect(chosenComponents(kit, choices)).toEqual(expected)
  })
})

const chosen = [
  { sku: 'BALL', quantity: 2 },
  { sku: 'SPINDLE', quantity: 30 },
]

describe('bundle shortage check', () => {
  it.each([
    ['nothing while there is enough of each component', { BALL: ['OK', 2], SPINDLE: ['OK', 30] }, 1, []],
    ['nothing for components of unverified or uncounted stock', { BALL: ['VOLATILE', null], SPINDLE: ['OK', null] }, 9, []],
    ['nothing for components of unknown stock', {}, 9, []],
    ['a component that is out of stock', { BALL: ['OUT_OF_STOCK', 4], SPINDLE: ['OK', 30] }, 1, [{ sku: 'BALL', left: 0 }]],
    ['a component that is short for one bundle', { BALL: ['OK', 1.5], SPINDLE: ['OK', 30] }, 1, [{ sku: 'BALL', left: 1 }]],
    [
      'a component that is short for several bundles',
      { BALL: ['OK', 9], SPINDLE: ['OK', 59] },
      2,
      [{ sku: 'SPINDLE', left: 59 }],
    ],
  ] as const)('returns %s', (_, given, sets, expected) => {
    expect(missingComponents(chosen, stocks(given), sets)).toEqual(expected)
  })
})

describe('stock of a configured bundle', () => {
  const own = { status: 'OK', quantity: null } as const
  it.each([
    ['is limited by the scarcest component', own, { BALL: ['OK', 9], SPINDLE: ['OK', 100] }, ['OK', 3]],
    ['is zero if a component is short for one bundle', own, { BALL: ['OK', 1], SPINDLE: ['OK', 100] }, ['OK', 0]],
    ['is uncounted if no component is counted', own, { BALL: ['OK', null] }, ['OK', null]],
    ['uses the bundle’s own quantity if it is lower', { status: 'OK', quantity: 1 }, { BALL: ['OK', 9] }, ['OK', 1]],
    ['is out of stock if one component is', own, { BALL: ['OUT_OF_STOCK', null] }, ['OUT_OF_STOCK', null]],
    [
      'is out of stock if the bundle itself is',
      { status: 'OUT_OF_STOCK', quantity: null },
      { BALL: ['OK', null] },
      ['OUT_OF_STOCK', null],
    ],
  ] as const)('%s', (_, itself, given, [status, quantity]) => {
    expect(chosenStock(itself, chosen, stocks(given))).toEqual({ status, quantity })
  })
})
