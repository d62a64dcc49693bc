import { describe, expect, it } from 'vitest'
import { withTax } from '#schema/rules/money.ts'
import { product } from '../../testing/catalog.ts'
import { productPrice } from '../catalog-price.ts'
import type { PriceContext } from '../pricing.types.ts'
import { bundleChoices, bundlePrice, bundleSkus, defaultSelections } from './bundle.ts'

const uk: PriceContext = { rate: 20, now: new Date('2026-06-01T12:00:00Z'), timeZone: 'Europe/London' }
const link = (id: string, sku: string, isDefault: boolean, position: number, qty = 1) => ({
  id,
  sku,
  qty,
  isDefault,
  position,
  canChangeQuantity: true,
})
const option = (optionId: string, position: number, ...links: ReturnType<typeof link>[]) => ({
  optionId,
  title: optionId,
  required: true,
  type: 'radio',
  position,
  links,
})
const set = product({
  type: 'bundle',
  bundleOptions: [
    option('screws', 2, link('3', 'SCREW', false, 2, 100), { ...link('4', 'NAIL', false, 1, 2.9), canChangeQuantity: false }),
    option('boards', 1, link('1', 'OAK', false, 1), link('2', 'PINE', true, 2, 3)),
    option('oil', 3, link('5', 'GONE', true, 1)),
  ],
})
const NO_LIMITS = { least: null, most: null, step: null }
const found = new Map([
  ['OAK', product({ sku: 'OAK', price: 20 })],
  ['PINE', product({ sku: 'PINE', price: 5 })],
  ['SCREW', product({ sku: 'SCREW', price: 0.1 })],
  ['NAIL', product({ sku: 'NAIL', price: 1 })],
])
const readChoices = () => bundleChoices(set, found)

describe('a bundle', () => {
  it('lists choices and selections in order and reports missing products', () => {
    const { choices, missing } = readChoices()
    expect(bundleSkus(set)).toEqual(['SCREW', 'NAIL', 'OAK', 'PINE', 'GONE'])
    expect(choices.map(({ id, selections }) => [id, selections.map((one) => one.product.sku)])).toEqual([
      ['boards', ['OAK', 'PINE']],
      ['screws', ['NAIL', 'SCREW']],
    ])
    expect(missing).toEqual(['GONE'])
  })

  it('selects the default of each choice, otherwise its first selection', () => {
    expect(defaultSelections(readChoices().choices).map((one) => one.product.sku)).toEqual(['PINE', 'NAIL'])
  })

  it.each([
    ['is out of stock', { isInStock: false, qty: 0 }, ['OAK', 'NAIL']],
    ['has too little stock for one bundle', { isInStock: true, qty: 2 }, ['OAK', 'NAIL']],
    ['has no managed stock', { isInStock: true, qty: 0, manageStock: false }, ['PINE', 'NAIL']],
  ])('selects another component if the default %s', (_, stock, expected) => {
    const pine = product({ sku: 'PINE', stock: { productId: null, manageStock: true, quantities: NO_LIMITS, ...stock } })
    const { choices } = bundleChoices(set, new Map([...found, ['PINE', pine]]))
    expect(defaultSelections(choices).map((one) => one.product.sku)).toEqual(expected)
  })

  // VAR-19
  it.each([
    [2.5, 2.5, 2],
    [0.25, 0.25, 1],
    [100, 100, 100],
    [0, 1, 1],
    [-2, 1, 1],
  ])('reads a quantity of %d as %d, and as %d if shoppers can change it', (qty, fixed, changeable) => {
    const readQuantity = (canChangeQuantity: boolean) => {
      const bundleOptions = [option('o', 1, { ...link('1', 'OAK', true, 1, qty), canChangeQuantity })]
      return bundleChoices(product({ bundleOptions }), found).choices[0]?.selections[0]?.quantity
    }
    expect([readQuantity(false), readQuantity(true)]).toEqual([fixed, changeable])
  })

  it('costs the sum of the selected components times their quantities', () => {
    const parts = defaultSelections(readChoices().choices).map((one) => ({
      price: productPrice(one.product, uk),
      rate: 20,
      breaks: [],
      quantity: one.quantity,
    }))
    expect(bundlePrice(parts).final).toEqual({ net: 1790, tax: 358, gross: 2148 })
  })

  it('is taxed on the sum of its components, as in a cart, not per component', () => {
    const screw = { price: productPrice(product({ price: 0.02 }), uk), rate: 20, breaks: [], quantity: 40 }
    const board = { price: productPrice(product({ price: 1.26 }), uk), rate: 20, breaks: [], quantity: 1 }
    expect(bundlePrice([screw, board]).final).toEqual({ net: 206, tax: 41, gross: 247 })
  })

  it('uses the quantity break of a component', () => {
    const breaks = [{ quantity: 10, price: withTax(0.8, 20) }]
    const screw = { price: productPrice(product({ price: 1 }), uk), rate: 20, breaks, quantity: 10 }
    expect(bundlePrice([screw])).toMatchObject({ final: { net: 800, gross: 960 }, regular: { net: 800 }, onSale: false })
  })
})
