import { describe, expect, it } from 'vitest'
import { leafReader } from './leaves.ts'
import { getMapping } from './mapping.ts'

function leaves(document: Record<string, unknown>): [string, unknown][] {
  const found: [string, unknown][] = []
  leafReader(getMapping('product'))(document, (field, value) => found.push([field, value]))
  return found
}

describe('leaves', () => {
  it('finds values in lists and objects by dotted names', () => {
    expect(leaves({ id: 1, category: [{ name: 'Oak' }, { name: 'Pine' }], stock: { is_in_stock: false } })).toEqual([
      ['id', 1],
      ['category.name', 'Oak'],
      ['category.name', 'Pine'],
      ['stock.is_in_stock', false],
    ])
  })

  it('finds nothing in null and empty lists', () => {
    expect(leaves({ brand: null, size: [], use: [null, []] })).toEqual([])
  })

  it('skips stored-only fields except the skus of variants', () => {
    const children = [{ id: 9, sku: 'A-1', price: 3, custom_attributes: [{ attribute_code: 'x' }] }]
    expect(leaves({ media_gallery: [{ image: '/a.png' }], configurable_children: children })).toEqual([
      ['configurable_children.id', 9],
      ['configurable_children.sku', 'A-1'],
    ])
  })
})
