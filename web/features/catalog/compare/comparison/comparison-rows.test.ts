import { describe, expect, it } from 'vitest'
import { type Comparable, comparisonRows } from './comparison-rows.ts'

interface BoardFields {
  readonly gross?: number
  readonly isFrom?: boolean
  readonly perMetre?: number
  readonly status?: 'OK' | 'OUT_OF_STOCK'
  readonly attributes?: Readonly<Record<string, string>>
  readonly hidden?: Readonly<Record<string, string>>
}

const price = (amount: number) => ({ gross: { amount } })

const createAttributes = (given: Readonly<Record<string, string>>, isComparable: boolean) =>
  Object.entries(given).map(([code, value]) => ({ code, label: code.toUpperCase(), value, isComparable }))

const board = ({
  gross = 1000,
  isFrom = false,
  perMetre,
  status,
  attributes = {},
  hidden = {},
}: BoardFields = {}): Comparable => ({
  __typename: 'SimpleProduct',
  price: {
    final: price(gross),
    isFrom,
    unit: perMetre === undefined ? null : { unit: 'METRE', price: price(perMetre) },
  },
  stock: status ? { status } : null,
  attributes: [...createAttributes(attributes, true), ...createAttributes(hidden, false)],
})

const findRow = (products: readonly Comparable[], code: string) => comparisonRows(products).find((row) => row.code === code)

describe('comparisonRows', () => {
  it('returns price, stock and type, then attributes in the order of the first product that has them', () => {
    const products = [board({ attributes: { thickness: '18', wood: 'Oak' } }), board({ attributes: { grade: 'A' } })]
    expect(comparisonRows(products).map(({ code }) => code)).toEqual(['price', 'stock', 'type', 'thickness', 'wood', 'grade'])
  })

  // COMPARE-4
  it('leaves out attributes that are not comparable', () => {
    expect(findRow([board({ hidden: { brand: 'X' } }), board()], 'brand')).toBeUndefined()
  })

  it('returns each product’s value, or null', () => {
    const products = [board(), board({ attributes: { wood: 'Oak' } })]
    expect(findRow(products, 'wood')).toMatchObject({ label: 'WOOD', values: [null, 'Oak'], isDifferent: true })
  })

  it('includes a unit price if any product has one', () => {
    expect(findRow([board(), board()], 'unitPrice')).toBeUndefined()
    expect(findRow([board(), board({ perMetre: 212 })], 'unitPrice')).toMatchObject({ isDifferent: true })
  })

  it('returns nothing without products', () => {
    expect(comparisonRows([])).toEqual([])
  })
})

describe('a comparison row', () => {
  it.each([
    ['price', { gross: 100 }, { gross: 100 }, false],
    ['price', { gross: 100 }, { gross: 101 }, true],
    ['price', { gross: 100 }, { gross: 100, isFrom: true }, true],
    ['unitPrice', { perMetre: 50 }, { perMetre: 50 }, false],
    ['unitPrice', { perMetre: 50 }, { perMetre: 51 }, true],
    ['stock', { status: 'OK' }, { status: 'OK' }, false],
    ['stock', { status: 'OK' }, { status: 'OUT_OF_STOCK' }, true],
    ['stock', {}, { status: 'OK' }, true],
    ['type', {}, {}, false],
    ['wood', { attributes: { wood: 'Oak' } }, { attributes: { wood: 'Oak' } }, false],
    ['wood', { attributes: { wood: 'Oak' } }, { attributes: { wood: 'Ash' } }, true],
    ['wood', { attributes: { wood: 'Oak' } }, {}, true],
  ] as const)('of %s reports whether %j and %j differ: %s', (code, one, other, isDifferent) => {
    expect(findRow([board(one), board(other)], code)?.isDifferent).toBe(isDifferent)
  })

  it('is different if one of several products differs', () => {
    const oak = { attributes: { wood: 'Oak' } }
    const products = [board(oak), board(oak), board({ attributes: { wood: 'Ash' } })]
    expect(findRow(products, 'wood')?.isDifferent).toBe(true)
  })

  it('is never different for a single product', () => {
    expect(comparisonRows([board({ attributes: { wood: 'Oak' } })]).some(({ isDifferent }) => isDifferent)).toBe(false)
  })
})
