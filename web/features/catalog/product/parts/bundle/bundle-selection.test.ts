import { describe, expect, it } from 'vitest'
import type { BundleOptionView } from '../../product.types.ts'
import { linesTotal } from '../../total/amounts.ts'
import { defaultSelection, selectedLines } from './bundle-selection.ts'

const money = (amount: number) => ({ __typename: 'Money', amount, currency: 'GBP', formatted: '' }) as const
const taxed = (net: number) => ({ __typename: 'TaxedMoney', net: money(net), gross: money(net * 1.2) }) as const

function option(
  id: string,
  type: BundleOptionView['type'],
  isRequired: boolean,
  selections: [string, number, number, boolean][],
): BundleOptionView {
  return {
    __typename: 'BundleOption',
    id,
    title: id,
    type,
    isRequired,
    selections: selections.map(([selectionId, net, quantity, isDefault]) => ({
      __typename: 'BundleSelection',
      id: selectionId,
      quantity,
      isDefault,
      canChangeQuantity: true,
      product: {
        __typename: 'SimpleProduct',
        id: selectionId,
        sku: selectionId,
        name: selectionId,
        url: '/',
        picture: { __typename: 'Picture', path: '', alt: '' },
        price: {
          __typename: 'ProductPrice',
          taxRate: 20,
          breaks: [],
          regular: taxed(net),
          final: taxed(net),
          onSale: false,
          isFrom: false,
          isUnknown: false,
          isCurrent: true,
          unit: null,
        },
        stock: null,
      },
    })),
  }
}

const posts = option('posts', 'RADIO', true, [
  ['pine', 1000, 2, false],
  ['oak', 3000, 2, true],
])
const caps = option('caps', 'SELECT', true, [['ball', 500, 4, false]])
const extras = option('extras', 'CHECKBOX', false, [
  ['screws', 300, 1, true],
  ['glue', 200, 1, true],
  ['oil', 900, 1, false],
])
const lights = option('lights', 'RADIO', false, [['led', 2500, 1, false]])
const options = [posts, caps, extras, lights]

describe('defaultSelection', () => {
  it('chooses the defaults, and the first component of each required option without one', () => {
    const ids = Object.values(defaultSelection(options)).map((choice) => choice.ids)
    expect(ids).toEqual([['oak'], ['ball'], ['screws', 'glue'], []])
  })

  it('chooses the default quantity of each component', () => {
    expect(linesTotal(selectedLines(options, defaultSelection(options))).net).toBe(2 * 3000 + 4 * 500 + 300 + 200)
  })

  // VAR-8
  it('can be changed to another quantity', () => {
    const selection = { ...defaultSelection(options), caps: { ids: ['ball'], quantities: { ball: 6 } } }
    expect(linesTotal(selectedLines(options, selection)).net).toBe(2 * 3000 + 6 * 500 + 300 + 200)
  })
})

const withStocks = (given: BundleOptionView, stocks: Readonly<Record<string, number | null>>): BundleOptionView => ({
  ...given,
  selections: given.selections.map((selection) => {
    const quantity = stocks[selection.id]
    if (quantity === undefined) return selection
    const status = quantity === 0 ? 'OUT_OF_STOCK' : 'OK'
    const stock = { __typename: 'Stock', status, quantity, checkedAt: null, limits: null } as const
    return { ...selection, product: { ...selection.product, stock } }
  }),
})

// STOCK-4, VAR-7
describe('defaultSelection with limited stock', () => {
  it.each<[string, BundleOptionView, Readonly<Record<string, number | null>>, readonly string[]]>([
    ['chooses the default if its stock is not managed', posts, { oak: null, pine: 9 }, ['oak']],
    ['replaces an out-of-stock default', posts, { oak: 0, pine: 9 }, ['pine']],
    ['replaces a default with too little stock for the bundle', posts, { oak: 1, pine: 2 }, ['pine']],
    ['chooses the default if no component has enough stock', posts, { oak: 1, pine: 1 }, ['oak']],
    ['prefers a component in stock', posts, { oak: 0, pine: 1 }, ['pine']],
    ['chooses the default if all are out of stock', posts, { oak: 0, pine: 0 }, ['oak']],
    ['leaves out-of-stock components of an optional option out', extras, { screws: 0, glue: 5 }, ['glue']],
    ['chooses nothing in an optional option that is out of stock', extras, { screws: 0, glue: 0, oil: 0 }, []],
  ])('%s', (_, given, stocks, expected) => {
    expect(defaultSelection([withStocks(given, stocks)])[given.id]?.ids).toEqual(expected)
  })
})
