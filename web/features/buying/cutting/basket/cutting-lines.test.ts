import { describe, expect, it } from 'vitest'
import type { CuttingServiceFragment } from '#schema/generated/operations.ts'
import type { ListedPanel } from '#schema/rules/cutting/list/cutting-list.ts'
import { cuttingLines, edgingMetres, totalAmount } from './cutting-lines.ts'

const money = (amount: number) => ({ __typename: 'Money', amount, currency: 'GBP', formatted: '' }) as const
const toTaxedMoney = (net: number) => ({ __typename: 'TaxedMoney', net: money(net), gross: money((net * 12) / 10) }) as const
const price = (net: number) =>
  ({
    ...({
      __typename: 'ProductPrice',
      taxRate: 20,
      breaks: [],
      regular: toTaxedMoney(net),
      final: toTaxedMoney(net),
      unit: null,
    } as const),
    onSale: false,
    isFrom: false,
    isGroupPrice: false,
    isUnknown: false,
    isCurrent: true,
  }) as const
const picture = { __typename: 'Picture', path: '/x.png', alt: '' } as const
const product = (sku: string, net: number) => ({
  id: sku,
  sku,
  name: sku,
  url: `/p/${sku}`,
  picture,
  price: price(net),
  stock: null,
  phoneOrderOnly: false,
  needsChoice: false,
  issues: [],
})
const service = (
  sku: string,
  net: number,
  customOptions: CuttingServiceFragment['customOptions'] = [],
): CuttingServiceFragment => ({
  ...product(sku, net),
  __typename: 'VirtualProduct',
  customOptions,
})
const option = { __typename: 'CustomOption', isRequired: true, maxCharacters: null, price: null, values: [] } as const
const value = (id: string, net: number) =>
  ({
    __typename: 'CustomOptionValue',
    id,
    title: `Choice ${id}`,
    price: { __typename: 'CustomOptionPrice', percent: null, amount: toTaxedMoney(net) },
  }) as const

const material = { ...product('PLY', 5000), __typename: 'SimpleProduct', attributes: [], measure: null } as const
const sheet = { kind: 'sheet', length: 24_400, width: 12_200 } as const
const size = { sku: 'PLY', size: '', stock: sheet, variant: null, options: [] }
const panel: ListedPanel = { row: 0, name: '', length: 5000, width: 2500, quantity: 3, grain: 'any', longEdges: 2, shortEdges: 1 }
const packing = { sheets: 2, cuts: 9, panels: [panel], stock: sheet }
const cutting = {
  ...({
    __typename: 'Cutting',
    kerf: 4,
    trim: 10,
    edgingService: service('EDGE', 200),
    lengthService: service('CROSSCUT', 50),
  } as const),
  sheetService: service('SAW', 600, [
    { ...option, id: '1', title: 'List', type: 'AREA', maxCharacters: 20 },
    { ...option, id: '2', title: 'Edges', type: 'RADIO', values: [value('21', 0), value('22', 250)] },
    { ...option, id: '3', title: 'Extras', type: 'CHECKBOX', isRequired: false, values: [value('31', 900)] },
  ]),
}
const charged = {
  packing,
  material,
  size,
  cutting,
  lines: ['3 × 500 × 250', '1 × 300 × 200'],
  andMore: (count: number) => `+ ${count}`,
}

// CUT-10
describe('cuttingLines', () => {
  it('charges sheets, cutting per sheet, and edging per metre begun', () => {
    const lines = cuttingLines(charged)
    expect(lines.map(({ purchase, amount }) => [purchase.product.sku, purchase.quantity, amount.net])).toEqual([
      ['PLY', 2, 10_000],
      ['SAW', 2, 1200],
      ['EDGE', 4, 800],
    ])
    expect(totalAmount(lines)).toEqual({ net: 12_000, tax: 2400, gross: 14_400 })
  })

  it('answers the service’s text option with the list and required options with the first choice', () => {
    const { purchase } = cuttingLines(charged)[1] ?? {}
    expect(purchase?.optionAnswers).toEqual([
      { optionId: '1', answer: '3 × 500 × 250\n+ 1' },
      { optionId: '2', answer: '21' },
    ])
    expect(purchase?.options).toEqual([
      { label: 'List', value: '3 × 500 × 250\n+ 1' },
      { label: 'Edges', value: 'Choice 21' },
    ])
  })

  // CUT-34
  it('sends and charges the shopper’s choices among the options of the cutting service', () => {
    const { purchase, amount } = cuttingLines({ ...charged, choices: { 2: '22', 3: '31' } })[1] ?? {}
    expect(purchase?.optionAnswers?.slice(1)).toEqual([
      { optionId: '2', answer: '22' },
      { optionId: '3', answer: '31' },
    ])
    expect(purchase?.options?.slice(1)).toEqual([
      { label: 'Edges', value: 'Choice 22' },
      { label: 'Extras', value: 'Choice 31' },
    ])
    expect(amount?.net).toBe(2 * (600 + 250 + 900))
  })

  it('names each value of a multiple choice', () => {
    const extras = { ...option, id: '3', title: 'Extras', type: 'CHECKBOX', isRequired: false } as const
    const sheetService = service('SAW', 600, [{ ...extras, values: [value('31', 900), value('32', 0), value('33', 100)] }])
    const { purchase } = cuttingLines({ ...charged, cutting: { ...cutting, sheetService }, choices: { 3: '31,32' } })[1] ?? {}
    expect(purchase?.optionAnswers).toEqual([{ optionId: '3', answer: '31,32' }])
    expect(purchase?.options).toEqual([{ label: 'Extras', value: 'Choice 31, Choice 32' }])
  })

  it.each([
    ['a value that the service no longer has', { 2: '99', 3: '31,99' }],
    ['an option that the service no longer has', { 7: '71', constructor: 'x' }],
    ['an option that is not a choice', { 1: 'another list' }],
  ])('ignores %s', (_, choices) => {
    expect(cuttingLines({ ...charged, choices })).toEqual(cuttingLines(charged))
  })

  it('charges boards and a price per cut, without edging', () => {
    const board = { kind: 'board', length: 24_000 } as const
    const lines = cuttingLines({ ...charged, packing: { ...packing, stock: board } })
    expect(lines.map(({ purchase }) => [purchase.product.sku, purchase.quantity])).toEqual([
      ['PLY', 2],
      ['CROSSCUT', 9],
    ])
  })

  it('charges only sheets if the platform has no service', () => {
    const none = { ...cutting, sheetService: null, edgingService: null }
    expect(cuttingLines({ ...charged, cutting: none }).map(({ purpose }) => purpose)).toEqual(['material'])
  })

  it('charges no edging without edges', () => {
    const plain = { ...packing, panels: [{ ...panel, longEdges: 0, shortEdges: 0 }] }
    expect(cuttingLines({ ...charged, packing: plain }).map(({ purpose }) => purpose)).toEqual(['material', 'cutting'])
  })
})

describe('edgingMetres', () => {
  it.each([
    [1, 0, 1, 1],
    [2, 0, 3, 3],
    [0, 2, 3, 2],
    [2, 2, 2, 3],
  ])('counts %i long and %i short edges of %i panels of 500 × 250 mm as %i metres', (longEdges, shortEdges, quantity, metres) => {
    expect(edgingMetres([{ ...panel, longEdges, shortEdges, quantity }])).toBe(metres)
  })
})
