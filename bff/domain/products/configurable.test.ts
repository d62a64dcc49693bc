import { describe, expect, it } from 'vitest'
import { attributesByCode } from '../catalog/attribute-labels.ts'
import type { ConfigurableOptionSource } from '../catalog/catalog.types.ts'
import { ANY_QUANTITY, attribute, child, product } from '../testing/catalog.ts'
import {
  childBySku,
  configurableOptions,
  filterOfferedVariants,
  filterSoldOutVariants,
  offeredChildren,
  variantSelection,
  withReachableVariants,
} from './configurable.ts'

const attributes = attributesByCode([attribute('thickness', { '1': '18 mm', '2': '9 mm' }, { id: '142', label: 'Thickness' })])
const option = (given: Partial<ConfigurableOptionSource>): ConfigurableOptionSource => ({
  attributeId: '142',
  attributeCode: 'thickness',
  label: 'Thickness',
  position: 0,
  values: [{ valueIndex: '1', label: '18 mm' }],
  ...given,
})
const options = (...configurableOptions_: ConfigurableOptionSource[]) =>
  configurableOptions(product({ configurableOptions: configurableOptions_ }), attributes)

describe('configurableOptions', () => {
  // VAR-1
  it('labels a value itself or from the metadata and drops unlabelled values', () => {
    const values = [
      { valueIndex: '1', label: 'Eighteen' },
      { valueIndex: '2', label: null },
      { valueIndex: '3', label: ' ' },
    ]
    expect(options(option({ values }))[0]?.values).toEqual([
      { id: '1', label: 'Eighteen' },
      { id: '2', label: '9 mm' },
    ])
  })

  // VAR-16
  it.each([
    ['sorts widths by their numbers', ['21 mm', '68 mm', '44 mm', '4 mm'], ['4 mm', '21 mm', '44 mm', '68 mm']],
    ['sorts lengths in different units', ['2.4 m', '600 mm'], ['600 mm', '2.4 m']],
    ['sorts sheets by their first side', ['2440 x 1220 mm', '1220 x 610 mm'], ['1220 x 610 mm', '2440 x 1220 mm']],
    ['keeps words in the merchant’s order', ['Primed', 'Oak', 'Clear'], ['Primed', 'Oak', 'Clear']],
    ['keeps words among measures in the merchant’s order', ['18 mm', 'Custom', '9 mm'], ['18 mm', 'Custom', '9 mm']],
  ])('%s', (_, labels, sorted) => {
    const values = labels.map((label) => ({ valueIndex: label, label }))
    expect(options(option({ values }))[0]?.values.map(({ label }) => label)).toEqual(sorted)
  })

  it('drops an option if no value has a label', () => {
    expect(options(option({ values: [{ valueIndex: '9', label: '' }] }))).toEqual([])
  })

  it('drops an option for the price', () => {
    expect(options(option({ attributeCode: 'price', label: 'Price' }))).toEqual([])
  })

  it('drops an option that has neither a name nor metadata', () => {
    expect(options(option({ attributeCode: null, attributeId: '7', label: null }))).toEqual([])
    expect(options(option({ attributeCode: '', attributeId: '7', label: ' ' }))).toEqual([])
  })

  it('trims the option’s own label', () => {
    expect(options(option({ label: ' Depth ' }))[0]?.label).toBe('Depth')
    const spaced = attributesByCode([attribute('finish', { '5': 'Oiled' }, { id: '150', label: ' Finish ' })])
    const finish = option({ attributeCode: 'finish', label: ' ', values: [{ valueIndex: '5', label: null }] })
    expect(configurableOptions(product({ configurableOptions: [finish] }), spaced)[0]?.label).toBe('Finish')
  })

  it('takes values from the attribute named by the code, whatever the id', () => {
    const two = attributesByCode([
      attribute('finish', { '5': 'Oiled' }, { id: '142' }),
      attribute('thickness', { '5': '27 mm' }, { id: '150' }),
    ])
    const labelled = option({ values: [{ valueIndex: '5', label: null }] })
    expect(configurableOptions(product({ configurableOptions: [labelled] }), two)[0]?.values).toEqual([
      { id: '5', label: '27 mm' },
    ])
  })

  it.each([
    ['the option’s own code', option({}), 'thickness'],
    ['the code of the attribute with its id', option({ attributeCode: null, label: null }), 'thickness'],
    ['the label in lower case', option({ attributeCode: null, attributeId: '7', label: ' Colour ' }), 'colour'],
  ])('uses %s', (_, source, code) => {
    expect(options(source)[0]?.attributeCode).toBe(code)
  })

  it('sorts options by position and labels unlabelled options from the metadata', () => {
    const unnamed = option({ label: null, position: 1 })
    const colour = option({ attributeId: '7', attributeCode: 'colour', label: null, position: 0 })
    expect(options(unnamed, colour).map(({ label }) => label)).toEqual(['colour', 'Thickness'])
  })
})

describe('variants', () => {
  const stock = (isInStock: boolean) => ({ productId: null, qty: null, isInStock, manageStock: true, quantities: ANY_QUANTITY })
  const parent = product({
    configurableChildren: [
      child({ sku: 'IN', stock: stock(true) }),
      child({ sku: 'OUT', stock: stock(false) }),
      child({ sku: 'DISABLED', status: 2 }),
      child({ sku: 'UNKNOWN' }),
    ],
  })

  // STOCK-5
  it('are offered unless disabled or out of stock', () => {
    expect(offeredChildren(parent).map(({ sku }) => sku)).toEqual(['IN', 'UNKNOWN'])
  })

  it('are offered by fresh stock if it is known, including unverified stock', () => {
    const fresh = offeredChildren(parent, ({ sku }) => (sku === 'IN' ? 'OUT_OF_STOCK' : 'VOLATILE'))
    expect(fresh.map(({ sku }) => sku)).toEqual(['OUT', 'UNKNOWN'])
  })

  it('are found by sku unless disabled', () => {
    expect(childBySku(parent, 'OUT')?.sku).toBe('OUT')
    expect(childBySku(parent, 'DISABLED')).toBeNull()
    expect(childBySku(parent, 'NONE')).toBeNull()
  })

  it('are reachable if all their option values are offered', () => {
    const board = (sku: string, attributes: Record<string, string>) => child({ sku, attributes })
    const choosing = product({
      configurableChildren: [
        board('OFFERED', { thickness: '12' }),
        board('OFFERED-TOO', { thickness: '27' }),
        board('NOT-LABELLED', { thickness: '3' }),
        board('WITHOUT', { colour: '7' }),
      ],
    })
    const values = ['12', '27'].map((valueIndex) => ({ valueIndex, label: `${valueIndex} mm` }))
    const offered = options(option({ values }))
    const reachable = withReachableVariants(choosing, offered).configurableChildren
    expect(reachable.map(({ sku }) => sku)).toEqual(['OFFERED', 'OFFERED-TOO'])
    expect(withReachableVariants(choosing, [])).toBe(choosing)
  })

  it('are selected by the values of the options, not of other attributes', () => {
    const board = child({ sku: 'A', attributes: { thickness: '1', colour: ['7'], price: '12', weight: '3' } })
    const named = ['thickness', 'colour', 'finish'].map((attributeCode) => ({
      attributeId: '',
      attributeCode,
      label: '',
      values: [],
    }))
    expect(variantSelection(board, named)).toEqual([
      { attributeCode: 'thickness', valueId: '1' },
      { attributeCode: 'colour', valueId: '7' },
    ])
  })
})

describe('offered variants', () => {
  const board = product({
    type: 'configurable',
    configurableChildren: [child({ sku: 'OAK' }), child({ sku: 'ASH' }), child({ sku: 'ELM' }), child({ sku: 'OFF', status: 2 })],
  })

  it('are the enabled variants that are in stock or have no known stock', () => {
    const statuses = new Map([['OAK', 'OK'] as const, ['ASH', 'OUT_OF_STOCK'] as const, ['OFF', 'OK'] as const])
    expect(filterOfferedVariants(board, statuses).map(({ sku }) => sku)).toEqual(['OAK', 'ELM'])
  })

  // VAR-14
  it('do not include combinations that are out of stock', () => {
    const statuses = new Map([['OAK', 'OK'] as const, ['ASH', 'OUT_OF_STOCK'] as const, ['OFF', 'OUT_OF_STOCK'] as const])
    expect(filterSoldOutVariants(board, statuses).map(({ sku }) => sku)).toEqual(['ASH'])
  })
})
