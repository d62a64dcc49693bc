import { describe, expect, it } from 'vitest'
import type { BundleOptionView } from '../../product.types.ts'
import {
  type BundleSelection,
  changeQuantity,
  componentAmounts,
  defaultSelection,
  describeSelection,
  selectedComponents,
  selectionPrice,
} from './bundle-selection.ts'

const money = (amount: number) => ({ __typename: 'Money', amount, currency: 'GBP', formatted: String(amount) }) as const
const toTaxedMoney = (net: number) =>
  ({ __typename: 'TaxedMoney', net: money(net), gross: money(Math.round(net * 1.2)) }) as const

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
          regular: toTaxedMoney(net),
          final: toTaxedMoney(net),
          onSale: false,
          isFrom: false,
          isGroupPrice: false,
          isUnknown: false,
          isCurrent: true,
          unit: null,
        },
        stock: null,
        phoneOrderOnly: false,
        longestMillimetres: null,
        kilograms: null,
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

/** The net price of the default components, 2 × 3000 + 4 × 500 + 300 + 200, on offer and per metre. */
const price = {
  __typename: 'ProductPrice',
  taxRate: 20,
  breaks: [],
  isGroupPrice: false,
  isUnknown: false,
  isCurrent: true,
  regular: toTaxedMoney(9000),
  final: toTaxedMoney(8500),
  onSale: true,
  isFrom: true,
  unit: { __typename: 'UnitPrice', unit: 'METRE', price: toTaxedMoney(850) },
} as const

const bundlePrice = (selection: BundleSelection) => selectionPrice({ options, price }, selection, String)

describe('defaultSelection', () => {
  it('chooses the defaults, and the first component of each required option without one', () => {
    const ids = Object.values(defaultSelection(options)).map((choice) => choice.ids)
    expect(ids).toEqual([['oak'], ['ball'], ['screws', 'glue'], []])
  })

  it('chooses the default quantity of each component', () => {
    expect(bundlePrice(defaultSelection(options)).final.net.amount).toBe(2 * 3000 + 4 * 500 + 300 + 200)
  })

  // VAR-8
  it('can be changed to another quantity', () => {
    const selection = { ...defaultSelection(options), caps: { ids: ['ball'], quantities: { ball: 6 } } }
    expect(bundlePrice(selection).final.net.amount).toBe(2 * 3000 + 6 * 500 + 300 + 200)
  })
})

// VAR-18
describe('components that are chosen together', () => {
  const tapes = option('tapes', 'CHECKBOX', false, [
    ['tape', 300, 2, true],
    ['cleaner', 200, 1, false],
    ['brush', 100, 3, false],
  ])
  const fixed = (given: BundleOptionView, id: string) => ({
    ...given,
    selections: given.selections.map((each) => (each.id === id ? { ...each, canChangeQuantity: false } : each)),
  })
  const describeChoice = (of: BundleOptionView, choice: BundleSelection[string]) => ({
    counts: selectedComponents([of], { tapes: choice }).map(({ id, quantity }) => `${quantity} ${id}`),
    sent: describeSelection([of], { tapes: choice }).bundleChoices?.[0]?.quantity,
  })

  it('have the quantity of the first, which the platform takes for all of them', () => {
    const both = { ids: ['cleaner', 'tape'], quantities: {} }
    expect(describeChoice(tapes, both)).toEqual({ counts: ['2 tape', '2 cleaner'], sent: 2 })
    expect(describeChoice(tapes, { ...both, ids: ['cleaner'] })).toEqual({ counts: ['1 cleaner'], sent: 1 })
  })

  it('change their quantity together', () => {
    const both = { ids: ['tape', 'cleaner'], quantities: {} }
    expect(describeChoice(tapes, changeQuantity(tapes, both, 'cleaner', 5))).toEqual({ counts: ['5 tape', '5 cleaner'], sent: 5 })
  })

  it('keep a quantity that cannot be changed', () => {
    const all = { ids: ['tape', 'cleaner', 'brush'], quantities: {} }
    const counts = ['2 tape', '1 cleaner', '1 brush']
    const some = fixed(tapes, 'tape')
    expect(describeChoice(some, all)).toEqual({ counts, sent: 1 })
    expect(describeChoice(some, changeQuantity(some, all, 'brush', 4))).toEqual({
      counts: ['2 tape', '4 cleaner', '4 brush'],
      sent: 4,
    })
  })
})

// VAR-19
it.each([
  [2.5, 2],
  [0.5, 1],
])('a component of %d pieces is sent as %d', (quantity, sent) => {
  const options = [option('tapes', 'RADIO', true, [['tape', 300, quantity, true]])]
  const { bundleChoices } = describeSelection(options, { tapes: { ids: ['tape'], quantities: {} } })
  expect(bundleChoices).toEqual([{ optionId: 'tapes', selectionIds: ['tape'], quantity: sent }])
})

// VAR-5, VAR-8
describe('selectionPrice', () => {
  it('is the product’s own price for the default components', () => {
    expect(bundlePrice(defaultSelection(options))).toBe(price)
  })

  it('follows the selection, without the price per unit of the default components', () => {
    const selection = { ...defaultSelection(options), posts: { ids: ['pine'], quantities: {} } }
    expect(bundlePrice(selection)).toEqual({
      ...price,
      regular: toTaxedMoney(4500),
      final: toTaxedMoney(4500),
      onSale: false,
      isFrom: false,
      unit: null,
    })
  })

  it('is on sale if a chosen component is', () => {
    const saws = option('saws', 'RADIO', true, [['hand', 1000, 1, false]])
    const selections = saws.selections.map((each) => ({
      ...each,
      product: { ...each.product, price: { ...each.product.price, regular: toTaxedMoney(1500) } },
    }))
    const selected = selectionPrice(
      { options: [{ ...saws, selections }], price },
      { saws: { ids: ['hand'], quantities: {} } },
      String,
    )
    expect([selected.onSale, selected.regular.net.amount, selected.final.net.amount]).toEqual([true, 1500, 1000])
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

// PROD-75
describe('componentAmounts', () => {
  it('add up to the price of the selection', () => {
    const rails = option('rails', 'RADIO', true, [['pine', 333, 22, true]])
    const screws = option('extras', 'CHECKBOX', false, [
      ['screws', 301, 1, true],
      ['glue', 402, 3, true],
    ])
    const options = [rails, screws]
    const product = { options, price: { ...(rails.selections[0]?.product.price ?? fail()), final: toTaxedMoney(0) } }
    const { final } = selectionPrice(product, defaultSelection(options), String)
    const amounts = [...componentAmounts(options, defaultSelection(options)).values()]
    expect(amounts).toHaveLength(3)
    expect(amounts.reduce((total, { gross }) => total + gross, 0)).toBe(final.gross.amount)
    expect(amounts.reduce((total, { net }) => total + net, 0)).toBe(final.net.amount)
  })
})

function fail(): never {
  throw new Error('The option has no component')
}
