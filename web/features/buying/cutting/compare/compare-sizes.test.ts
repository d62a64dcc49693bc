import { describe, expect, it } from 'vitest'
import { EMPTY_ROW } from '../device/saved-list.ts'
import type { MaterialSize } from '../rules/material.ts'
import { comparedSizes } from './compare-sizes.tsx'

const SAW = { kerf: 40, trim: 100, smallest: null }
const size = (sku: string, length: number, width: number): MaterialSize => ({
  sku,
  size: sku,
  variant: null,
  options: [],
  stock: { kind: 'sheet', length, width },
})
const LARGE = size('large', 24_400, 12_200)
const SMALL = size('small', 12_200, 6100)
const SHELF = { ...EMPTY_ROW, length: '600', width: '300', quantity: '3' }
const DOOR = { ...EMPTY_ROW, length: '2000', width: '700' }

const compareSizes = (sizes: readonly MaterialSize[], rows = [SHELF]) =>
  comparedSizes(sizes, rows, SAW).map(({ size: { sku }, panels }) => [sku, panels?.length ?? null])

// CUT-35
describe('comparedSizes', () => {
  it('returns the pieces for each size', () => {
    expect(compareSizes([LARGE, SMALL])).toEqual([
      ['large', 1],
      ['small', 1],
    ])
  })

  it('returns null instead of the pieces if a size is too small for one of them', () => {
    expect(compareSizes([LARGE, SMALL], [SHELF, DOOR])).toEqual([
      ['large', 2],
      ['small', null],
    ])
  })

  it.each([
    ['one size', [LARGE], [SHELF]],
    ['no pieces', [LARGE, SMALL], [EMPTY_ROW]],
    ['pieces that fit on no size', [SMALL, SMALL], [DOOR]],
  ])('returns no sizes for %s', (_, sizes, rows) => {
    expect(compareSizes(sizes, rows)).toEqual([])
  })

  it('compares twelve sizes at most', () => {
    expect(compareSizes(Array.from({ length: 40 }, () => LARGE))).toHaveLength(12)
  })
})
