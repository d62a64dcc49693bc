import { describe, expect, it } from 'vitest'
import { attributesByCode } from '../catalog/attribute-labels.ts'
import type { ConfigurableOptionSource } from '../catalog/catalog.types.ts'
import { ANY_QUANTITY, attribute, child, product } from '../testing/catalogue.ts'
import { childBySku, configurableOptions, offeredChildren, variantSelection, withReachableVariants } from './configurable.ts'

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

describe('options of a configurable product', () => {
  it('take a label from the value, else from the metadata; values without one are dropped', () => {
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

  it('are dropped when no value has a label', () => {
    expect(options(option({ values: [{ valueIndex: '9', label: '' }] }))).toEqual([])
  })

  it('are never a price', () => {
    expect(options(option({ attributeCode: 'price', label: 'Price' }))).toEqual([])
  })

  it('are dropped when neither they nor the metadata say what they are about', () => {
    expect(options(option({ attributeCode: null, attributeId: '7', label: null }))).toEqual([])
    expect(options(option({ attributeCode: '', attributeId: '7', label: ' ' }))).toEqual([])
  })

  it('are called what they call themselves, without spaces around it', () => {
    expect(options(option({ label: ' Depth ' }))[0]?.label).toBe('Depth')
    const spaced = attributesByCode([attribute('finish', { '5': 'Oiled' }, { id: '150', label: ' Finish ' })])
    const finish = option({ attributeCode: 'finish', label: ' ', values: [{ valueIndex: '5', label: null }] })
    expect(configurableOptions(product({ configurableOptions: [finish] }), spaced)[0]?.label).toBe('Finish')
  })

  it('have the values of the attribute their code names, whatever their id says', () => {
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
    ['its own', option({}), 'thickness'],
    ['that of the metadata with its id', option({ attributeCode: null, label: null }), 'thickness'],
    ['its label in lower case', option({ attributeCode: null, attributeId: '7', label: ' Colour ' }), 'colour'],
  ])('have as code %s', (_, source, code) => {
    expect(options(source)[0]?.attributeCode).toBe(code)
  })

  it('stand in the merchant’s order and are named by the metadata when they have no name', () => {
    const unnamed = option({ label: null, position: 1 })
    const colour = option({ attributeId: '7', attributeCode: 'colour', label: null, position: 0 })
    expect(options(unnamed, colour).map(({ label }) => label)).toEqual(['colour', 'Thickness'])
  })
})

describe('variants on offer', () => {
  const stock = (isInStock: boolean) => ({ productId: null, qty: null, isInStock, manageStock: true, quantities: ANY_QUANTITY })
  const parent = product({
    configurableChildren: [
      child({ sku: 'IN', stock: stock(true) }),
      child({ sku: 'OUT', stock: stock(false) }),
      child({ sku: 'DISABLED', status: 2 }),
      child({ sku: 'UNKNOWN' }),
    ],
  })

  it('are those neither disabled nor out of stock', () => {
    expect(offeredChildren(parent).map(({ sku }) => sku)).toEqual(['IN', 'UNKNOWN'])
  })

  it('follow fresh stock where it is known; unverified is no reason to leave one out', () => {
    const fresh = offeredChildren(parent, ({ sku }) => (sku === 'IN' ? 'OUT_OF_STOCK' : 'VOLATILE'))
    expect(fresh.map(({ sku }) => sku)).toEqual(['OUT', 'UNKNOWN'])
  })

  it('are found by sku unless disabled', () => {
    expect(childBySku(parent, 'OUT')?.sku).toBe('OUT')
    expect(childBySku(parent, 'DISABLED')).toBeNull()
    expect(childBySku(parent, 'NONE')).toBeNull()
  })

  it('are those a choice leads to: each of their values is offered', () => {
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

  it('are reached by the values of the options, never by another attribute', () => {
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
