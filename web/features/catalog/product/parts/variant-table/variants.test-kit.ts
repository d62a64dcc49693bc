import type { ConfigurableView } from '../../product.types.ts'

const money = (amount: number) => ({ __typename: 'Money', amount, currency: 'GBP', formatted: '' }) as const
const taxed = { __typename: 'TaxedMoney', net: money(100), gross: money(120) } as const

export const option = (label: string, ...values: readonly string[]): ConfigurableView['options'][number] => ({
  __typename: 'ConfigurableOption',
  attributeCode: label.toLowerCase(),
  label,
  values: values.map((value) => ({ __typename: 'ConfigurableValue', id: `id of ${value}`, label: value })),
})

/** A variant with these options: `{ wood: 'Oak' }`. */
export const variant = (sku: string, chosen: Readonly<Record<string, string>>): ConfigurableView['variants'][number] => ({
  __typename: 'Variant',
  sku,
  name: `Board ${sku}`,
  url: `/p/${sku}`,
  stock: null,
  picture: null,
  measure: null,
  longestMillimetres: null,
  kilograms: null,
  weight: null,
  price: {
    __typename: 'ProductPrice',
    taxRate: 20,
    breaks: [],
    regular: taxed,
    final: taxed,
    unit: null,
    onSale: false,
    isFrom: false,
    isGroupPrice: false,
    isUnknown: false,
    isCurrent: true,
  },
  selection: Object.entries(chosen).map(([attributeCode, value]) => ({
    __typename: 'VariantValue',
    attributeCode,
    valueId: `id of ${value}`,
  })),
})
