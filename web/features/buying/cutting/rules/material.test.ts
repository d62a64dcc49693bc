import { describe, expect, it } from 'vitest'
import type { CuttingMaterialViewFragment } from '#schema/generated/operations.ts'
import { materialSizes } from './material.ts'

const money = { __typename: 'Money', amount: 1000, currency: 'GBP', formatted: '£10.00' } as const
const taxed = { __typename: 'TaxedMoney', net: money, gross: money } as const
const price = {
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
} as const
const picture = { __typename: 'Picture', path: '/x.png', alt: '' } as const
const shared = {
  id: '1',
  sku: 'PLY',
  name: 'Ply',
  url: '/p',
  picture,
  price,
  stock: null,
  phoneOrderOnly: false,
  needsChoice: false,
  issues: [],
  measure: null,
  longestMillimetres: null,
  kilograms: null,
} as const

const attribute = (code: string, value: string) => ({ __typename: 'ProductAttribute', code, value }) as const
const simple = (...attributes: ReturnType<typeof attribute>[]): CuttingMaterialViewFragment => ({
  ...shared,
  __typename: 'SimpleProduct',
  attributes,
})

const option = (attributeCode: string, ...labels: string[]) => ({
  ...({ __typename: 'ConfigurableOption', attributeCode, label: attributeCode.toUpperCase() } as const),
  values: labels.map((label) => ({ __typename: 'ConfigurableValue', id: label, label }) as const),
})
const variant = (sku: string, valueId: string, attributeCode = 'size') =>
  ({
    __typename: 'Variant' as const,
    sku,
    name: sku,
    url: `/p/${sku}`,
    price,
    stock: null,
    picture: null,
    measure: null,
    longestMillimetres: null,
    kilograms: null,
    weight: null,
    selection: [{ __typename: 'VariantValue', attributeCode, valueId }],
  }) as const

const readStock = (material: CuttingMaterialViewFragment) => materialSizes(material).map(({ stock }) => stock)

// CUT-9
describe('materialSizes', () => {
  it.each([
    ['two sides', [attribute('size', '2440 x 1220 mm')], [{ kind: 'sheet', length: 24_400, width: 12_200 }]],
    [
      'two sides with a multiplication sign',
      [attribute('size', '2440 × 1220 mm')],
      [{ kind: 'sheet', length: 24_400, width: 12_200 }],
    ],
    ['the shorter side first', [attribute('size', '1220 x 2440 mm')], [{ kind: 'sheet', length: 24_400, width: 12_200 }]],
    ['metres', [attribute('size', '2.4 x 1.2 m')], [{ kind: 'sheet', length: 24_000, width: 12_000 }]],
    [
      'length and width',
      [attribute('length', '2440 mm'), attribute('width', '610 mm')],
      [{ kind: 'sheet', length: 24_400, width: 6100 }],
    ],
    ['a board', [attribute('length', '2.4 m'), attribute('width', '145 mm')], [{ kind: 'board', length: 24_000 }]],
    ['a length only', [attribute('length', '3600 mm')], [{ kind: 'board', length: 36_000 }]],
    ['no attributes', [], []],
    ['a size without numbers', [attribute('size', 'large')], []],
    ['a size of zero', [attribute('size', '0 x 0 mm')], []],
  ])('reads sizes from %s', (_, attributes, expected) => {
    expect(readStock(simple(...attributes))).toEqual(expected)
  })

  it('returns the sizes of variants, with the options of each', () => {
    const material: CuttingMaterialViewFragment = {
      ...shared,
      __typename: 'ConfigurableProduct',
      attributes: [attribute('thickness', '18 mm')],
      options: [option('size', '2440 x 1220 mm', 'custom')],
      variants: [variant('PLY-1', '2440 x 1220 mm'), variant('PLY-2', 'custom')],
    }
    expect(materialSizes(material)).toMatchObject([
      { sku: 'PLY-1', size: '2440 x 1220 mm', options: [{ label: 'SIZE', value: '2440 x 1220 mm' }], variant: { sku: 'PLY-1' } },
    ])
  })

  it('takes the lengths of boards that differ in other options from the catalogue', () => {
    const createMeasured = (sku: string, cut: string, lengthMillimetres: number) => ({
      ...variant(sku, cut, 'cut'),
      measure: { __typename: 'Measure' as const, lengthMillimetres, coverage: null },
    })
    const material: CuttingMaterialViewFragment = {
      ...shared,
      __typename: 'ConfigurableProduct',
      attributes: [],
      options: [option('cut', 'Short', 'Long')],
      variants: [createMeasured('OAK-1', 'Short', 1800), createMeasured('OAK-2', 'Long', 2400)],
    }
    expect(readStock(material)).toEqual([
      { kind: 'board', length: 18_000 },
      { kind: 'board', length: 24_000 },
    ])
  })
})
