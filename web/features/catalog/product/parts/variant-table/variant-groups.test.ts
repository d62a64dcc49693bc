import { describe, expect, it } from 'vitest'
import type { ConfigurableView } from '../../product.types.ts'
import { variantGroups } from './variant-groups.ts'

const money = (amount: number) => ({ __typename: 'Money', amount, currency: 'GBP', formatted: '' }) as const
const taxed = { __typename: 'TaxedMoney', net: money(100), gross: money(120) } as const

const option = (label: string, ...values: readonly string[]): ConfigurableView['options'][number] => ({
  __typename: 'ConfigurableOption',
  attributeCode: label.toLowerCase(),
  label,
  values: values.map((value) => ({ __typename: 'ConfigurableValue', id: `id of ${value}`, label: value })),
})

/** A variant with these options: `{ wood: 'Oak' }`. */
const variant = (sku: string, chosen: Readonly<Record<string, string>>): ConfigurableView['variants'][number] => ({
  __typename: 'Variant',
  sku,
  name: `Board ${sku}`,
  url: `/p/${sku}`,
  stock: null,
  picture: null,
  measure: null,
  longestMillimetres: null,
  price: {
    __typename: 'ProductPrice',
    taxRate: 20,
    breaks: [],
    regular: taxed,
    final: taxed,
    unit: null,
    onSale: false,
    isFrom: false,
    isUnknown: false,
    isCurrent: true,
  },
  selection: Object.entries(chosen).map(([attributeCode, value]) => ({
    __typename: 'VariantValue',
    attributeCode,
    valueId: `id of ${value}`,
  })),
})

const shown = (product: Parameters<typeof variantGroups>[0]) =>
  variantGroups(product).map(({ title, rows }) => [title, rows.map(({ name }) => name)])

describe('variantGroups', () => {
  it('returns one group for a single option, in the order of its values', () => {
    const options = [option('Length', '1.8 m', '2.4 m', '3.6 m')]
    const variants = ['3.6 m', '1.8 m', '2.4 m'].map((length) => variant(length, { length }))
    expect(shown({ options, variants })).toEqual([[null, ['1.8 m', '2.4 m', '3.6 m']]])
  })

  it('returns a group for each value of the first of several options', () => {
    const options = [option('Wood', 'Oak', 'Pine'), option('Length', '1.8 m', '2.4 m')]
    const variants = [
      variant('1', { wood: 'Pine', length: '2.4 m' }),
      variant('2', { wood: 'Oak', length: '2.4 m' }),
      variant('3', { wood: 'Oak', length: '1.8 m' }),
    ]
    expect(shown({ options, variants })).toEqual([
      ['Oak', ['1.8 m', '2.4 m']],
      ['Pine', ['2.4 m']],
    ])
  })

  it('puts variants without a known option last, under their own names', () => {
    const options = [option('Length', '1.8 m')]
    const variants = [variant('X', {}), variant('Y', { length: 'gone' }), variant('Z', { length: '1.8 m' })]
    expect(shown({ options, variants })).toEqual([[null, ['1.8 m', 'Board X', 'Board Y']]])
  })

  it('labels each row with its chosen options', () => {
    const options = [option('Wood', 'Oak'), option('Length', '1.8 m')]
    const [group] = variantGroups({ options, variants: [variant('1', { wood: 'Oak', length: '1.8 m' })] })
    expect(group?.rows[0]?.labels).toEqual([
      { label: 'Wood', value: 'Oak' },
      { label: 'Length', value: '1.8 m' },
    ])
  })
})
