import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EMPTY_ROW } from '../device/saved-list.ts'
import { decodeListsInCart } from './lists-in-cart.ts'

const material = {
  sku: 'PLY',
  name: 'Birch ply',
  stockSku: 'PLY-1',
  size: '2440 x 1220 mm',
  stock: { kind: 'sheet', length: 24_400, width: 12_200 } as const,
}
const record = {
  key: 'SAW~1',
  list: { material, rows: [{ ...EMPTY_ROW, length: '720' }] },
  lines: [
    { key: 'PLY', quantity: 2 },
    { key: 'SAW~1', quantity: 2 },
  ],
}

// CUT-32
describe('decodeListsInCart', () => {
  it('restores stored lists', () => {
    expect(decodeListsInCart(structuredClone([record]))).toEqual([record])
  })

  it.each([
    ['nothing', undefined],
    ['a value that is not an array', record],
    ['null', [null]],
    ['an empty key', [{ ...record, key: '' }]],
    ['a key that is too long', [{ ...record, key: 'x'.repeat(201) }]],
    ['a list that no line carries', [{ ...record, lines: [{ key: 'PLY', quantity: 2 }] }]],
    ['a quantity as text', [{ ...record, lines: [{ key: 'SAW~1', quantity: '2' }] }]],
    ['a list without a material', [{ ...record, list: { material: null, rows: record.list.rows } }]],
    ['a list without rows', [{ ...record, list: { material, rows: [] } }]],
  ])('is empty for %s', (_, stored) => {
    expect(decodeListsInCart(stored)).toEqual([])
  })

  it('keeps the newest 20 lists', () => {
    const many = Array.from({ length: 30 }, (_, i) => ({ ...record, lines: [{ key: 'SAW~1', quantity: i + 1 }] }))
    expect(decodeListsInCart(many).map(({ lines }) => lines[0]?.quantity)).toEqual(Array.from({ length: 20 }, (_, i) => i + 11))
  })

  it('never throws', () => {
    fc.assert(fc.property(fc.anything(), (stored) => void decodeListsInCart([stored])))
  })
})
