import { describe, expect, it } from 'vitest'
import type { StockStatus } from '#schema/generated/types.ts'
import { product } from '../testing/catalogue.ts'
import { chosenComponents, chosenStock, missingComponents, unavailableOptions } from './bundle-stock.ts'

type Link = readonly [id: string, sku: string, qty: number, canChangeQuantity?: boolean]

const option = (optionId: string, required: boolean, ...links: readonly Link[]) => ({
  ...{ optionId, title: `Option ${optionId}`, required, type: 'radio', position: 1 },
  links: links.map(([id, sku, qty, canChangeQuantity = false], position) => ({
    ...{ id, sku, qty, canChangeQuantity, isDefault: false, position },
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
describe('the options of a set that nothing can be chosen in', () => {
  it.each<[string, readonly string[], readonly string[]]>([
    ['none while each has a component', ['ACORN', 'SPINDLE'], []],
    ['the ones whose components are all gone', ['SPINDLE'], ['Option 1']],
    ['every such one', [], ['Option 1', 'Option 2']],
  ])('are %s', (_, had, expected) => {
    expect(unavailableOptions(kit, (sku) => had.includes(sku))).toEqual(expected)
  })

  it('are those that have no components at all', () => {
    expect(unavailableOptions(product({ bundleOptions: [option('9', true)] }), () => true)).toEqual(['Option 9'])
  })
})

describe('what one set takes', () => {
  it.each([
    ['as many as the set says', [choice('1', 7, '12')], [{ sku: 'ACORN', quantity: 2 }]],
    ['as many as the shopper says where that may be changed', [choice('2', 28, '21')], [{ sku: 'SPINDLE', quantity: 28 }]],
    ['as many as the set says where the shopper says none', [choice('2', 0, '21')], [{ sku: 'SPINDLE', quantity: 30 }]],
    ['one where the set says none', [choice('3', 1, '32')], [{ sku: 'GLUE', quantity: 1 }]],
    ['together what is in two options', [choice('1', 2, '11'), choice('3', 1, '31')], [{ sku: 'BALL', quantity: 3 }]],
    ['nothing of what it does not have', [choice('1', 2, 'no such'), choice('__proto__', 2, '11')], []],
  ])('is %s', (_, choices, expected) => {
    expect(chosenComponents(kit, choices)).toEqual(expected)
  })
})

const chosen = [
  { sku: 'BALL', quantity: 2 },
  { sku: 'SPINDLE', quantity: 30 },
]

describe('what is missing for a set', () => {
  it.each([
    ['nothing while there is enough of each', { BALL: ['OK', 2], SPINDLE: ['OK', 30] }, 1, []],
    ['nothing that nobody knows, is sure of or counts', { BALL: ['VOLATILE', null], SPINDLE: ['OK', null] }, 9, []],
    ['nothing nobody answered for', {}, 9, []],
    ['what is out of stock', { BALL: ['OUT_OF_STOCK', 4], SPINDLE: ['OK', 30] }, 1, [{ sku: 'BALL', left: 0 }]],
    ['what there are too few of for one', { BALL: ['OK', 1.5], SPINDLE: ['OK', 30] }, 1, [{ sku: 'BALL', left: 1 }]],
    ['what there are too few of for several', { BALL: ['OK', 9], SPINDLE: ['OK', 59] }, 2, [{ sku: 'SPINDLE', left: 59 }]],
  ] as const)('is %s', (_, given, sets, expected) => {
    expect(missingComponents(chosen, stocks(given), sets)).toEqual(expected)
  })
})

describe('the stock of a set as it was put together', () => {
  const own = { status: 'OK', quantity: null } as const
  it.each([
    ['as many as its scarcest component allows', own, { BALL: ['OK', 9], SPINDLE: ['OK', 100] }, ['OK', 3]],
    ['none with fewer than one takes', own, { BALL: ['OK', 1], SPINDLE: ['OK', 100] }, ['OK', 0]],
    ['not counted where no component is', own, { BALL: ['OK', null] }, ['OK', null]],
    ['its own where it has fewer', { status: 'OK', quantity: 1 }, { BALL: ['OK', 9] }, ['OK', 1]],
    ['gone with one component', own, { BALL: ['OUT_OF_STOCK', null] }, ['OUT_OF_STOCK', null]],
    ['gone by itself', { status: 'OUT_OF_STOCK', quantity: null }, { BALL: ['OK', null] }, ['OUT_OF_STOCK', null]],
  ] as const)('is %s', (_, itself, given, [status, quantity]) => {
    expect(chosenStock(itself, chosen, stocks(given))).toEqual({ status, quantity })
  })
})
