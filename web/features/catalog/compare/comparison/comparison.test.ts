import { describe, expect, it } from 'vitest'
import { type Comparable, comparison } from './comparison.ts'

interface Known {
  readonly gross?: number
  readonly isFrom?: boolean
  readonly perMetre?: number
  readonly status?: 'OK' | 'OUT_OF_STOCK'
  readonly attributes?: Readonly<Record<string, string>>
  readonly hidden?: Readonly<Record<string, string>>
}

const priced = (amount: number) => ({ gross: { amount } })

const facts = (given: Readonly<Record<string, string>>, isComparable: boolean) =>
  Object.entries(given).map(([code, value]) => ({ code, label: code.toUpperCase(), value, isComparable }))

const board = ({ gross = 1000, isFrom = false, perMetre, status, attributes = {}, hidden = {} }: Known = {}): Comparable => ({
  __typename: 'SimpleProduct',
  price: {
    final: priced(gross),
    isFrom,
    unit: perMetre === undefined ? null : { unit: 'METRE', price: priced(perMetre) },
  },
  stock: status ? { status } : null,
  attributes: [...facts(attributes, true), ...facts(hidden, false)],
})

const rowOf = (products: readonly Comparable[], code: string) => comparison(products).find((row) => row.code === code)

describe('comparison rows', () => {
  it('are price, stock and type, then attributes in the order of the first product that has them', () => {
    const products = [board({ attributes: { thickness: '18', wood: 'Oak' } }), board({ attributes: { grade: 'A' } })]
    expect(comparison(products).map(({ code }) => code)).toEqual(['price', 'stock', 'type', 'thickness', 'wood', 'grade'])
  })

  // COMPARE-4
  it('leave out attributes that are not comparable', () => {
    expect(rowOf([board({ hidden: { brand: 'X' } }), board()], 'brand')).toBeUndefined()
  })

  it('contain each product’s value, or null', () => {
    const products = [board(), board({ attributes: { wood: 'Oak' } })]
    expect(rowOf(products, 'wood')).toMatchObject({ label: 'WOOD', values: [null, 'Oak'], isDifferent: true })
  })

  it('include a unit price if any product has one', () => {
    expect(rowOf([board(), board()], 'unitPrice')).toBeUndefined()
    expect(rowOf([board(), board({ perMetre: 212 })], 'unitPrice')).toMatchObject({ isDifferent: true })
  })

  it('are empty without products', () => {
    expect(comparison([])).toEqual([])
  })
})

describe('comparison row differences', () => {
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
  ] as const)('in %s between %j and %j: %s', (code, one, other, isDifferent) => {
    expect(rowOf([board(one), board(other)], code)?.isDifferent).toBe(isDifferent)
  })

  it('are reported as soon as one product disagrees', () => {
    const oak = { attributes: { wood: 'Oak' } }
    const products = [board(oak), board(oak), board({ attributes: { wood: 'Ash' } })]
    expect(rowOf(products, 'wood')?.isDifferent).toBe(true)
  })

  it('are never reported for a single product', () => {
    expect(comparison([board({ attributes: { wood: 'Oak' } })]).some(({ isDifferent }) => isDifferent)).toBe(false)
  })
})
