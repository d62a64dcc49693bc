import { describe, expect, it } from 'vitest'
import type { MeasureView } from '../product.types.ts'
import { calculate, dimensionsOf } from './calculation.ts'

const measure = (lengthMillimetres: number | null, squareMetres: number | null): MeasureView => ({
  __typename: 'Measure',
  lengthMillimetres,
  coverage: squareMetres === null ? null : { __typename: 'Coverage', squareMetres, unit: 'PACK' },
})
const moulding = measure(2400, null)
const flooring = measure(null, 2.22)

describe('the dimensions pieces are calculated from', () => {
  it.each([
    ['a length for a moulding', moulding, ['length']],
    ['an area for flooring', flooring, ['area']],
    ['either for decking', measure(3600, 0.45), ['length', 'area']],
  ])('are %s', (_, of, dimensions) => {
    expect(dimensionsOf(of)).toEqual(dimensions)
  })
})

describe('a calculation', () => {
  const length = (amount: string) => calculate(moulding, { dimension: 'length', amount, wastePercent: 10 })

  it('turns metres into lengths, without anything for offcuts', () => {
    expect(length('27.5')).toEqual({ error: null, each: 2.4, pieces: 12, total: 28.8, leftOver: 1.3 })
  })

  it('turns square metres into packs, with something for offcuts', () => {
    const packs = calculate(flooring, { dimension: 'area', amount: '20', wastePercent: 10 })
    expect(packs).toEqual({ error: null, each: 2.22, pieces: 10, total: 22.2, leftOver: 2.2 })
  })

  // STOCK-15
  it('turns them into a quantity that is sold', () => {
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
  ])('of %j is %j', (amount, calculation) => {
    expect(length(amount)).toEqual(calculation)
  })
})
