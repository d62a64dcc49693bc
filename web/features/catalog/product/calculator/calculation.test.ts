import { describe, expect, it } from 'vitest'
import type { MeasureView } from '../product.types.ts'
import { calculableDimensions, calculate } from './calculation.ts'

const measure = (lengthMillimetres: number | null, squareMetres: number | null): MeasureView => ({
  __typename: 'Measure',
  lengthMillimetres,
  coverage: squareMetres === null ? null : { __typename: 'Coverage', squareMetres, unit: 'PACK' },
})
const moulding = measure(2400, null)
const flooring = measure(null, 2.22)

describe('calculableDimensions', () => {
  it.each([
    ['length for a moulding', moulding, ['length']],
    ['area for flooring', flooring, ['area']],
    ['length or area for decking', measure(3600, 0.45), ['length', 'area']],
  ])('returns %s', (_, of, dimensions) => {
    expect(calculableDimensions(of)).toEqual(dimensions)
  })
})

describe('calculate', () => {
  const length = (amount: string) => calculate(moulding, { dimension: 'length', amount, wastePercent: 10 })

  it('converts metres to pieces without an allowance for waste', () => {
    expect(length('27.5')).toEqual({ error: null, each: 2.4, pieces: 12, total: 28.8, leftOver: 1.3 })
  })

  it('converts square metres to packs with an allowance for waste', () => {
    const packs = calculate(flooring, { dimension: 'area', amount: '20', wastePercent: 10 })
    expect(packs).toEqual({ error: null, each: 2.22, pieces: 10, total: 22.2, leftOver: 2.2 })
  })

  // STOCK-15
  it('rounds up to a quantity the product is sold in', () => {
    const boxes = { least: 8, most: 40, step: 4 }
    const packs = (amount: string) => calculate(flooring, { dimension: 'area', amount, wastePercent: 0 }, boxes)
    expect(packs('20')).toEqual({ error: null, each: 2.22, pieces: 12, total: 26.64, leftOver: 6.64 })
    expect(packs('1')).toMatchObject({ pieces: 8 })
    expect(packs('88')).toMatchObject({ pieces: 40 })
    expect(packs('90')).toEqual({ error: 'TOO_MUCH' })
  })

  it.each([
    ['', null],
    ['plenty', { error: 'NOT_A_NUMBER' }],
    ['0', { error: 'NOT_ABOVE_ZERO' }],
    ['100000', { error: 'TOO_MUCH' }],
  ])('converts %j to %j', (amount, calculation) => {
    expect(length(amount)).toEqual(calculation)
  })
})
