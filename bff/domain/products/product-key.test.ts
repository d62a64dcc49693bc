import { describe, expect, it } from 'vitest'
import { readProductKey } from './product-key.ts'

const createRefusal = (message: string) => ({ kind: 'refused', message })

// PROD-25
describe('product lookup key', () => {
  it.each([
    [{ sku: 'OAK' }, 'sku', 'OAK'],
    [{ id: '93' }, 'id', '93'],
    [{ urlKey: 'oak-board' }, 'url_key', 'oak-board'],
    [{ urlPath: 'decking/oak-board' }, 'url_path', 'decking/oak-board'],
    [{ sku: null, slug: ' oak-board-93 ' }, 'slug', 'oak-board-93'],
    [{ sku: 'OAK', childSku: 'OAK-22' }, 'sku', 'OAK'],
  ])('is accepted: %j', (keys, key, value) => {
    expect(readProductKey(keys)).toEqual({ kind: 'lookup', key, value })
  })

  // PROD-26
  it.each([[{}], [{ sku: ' ' }], [{ sku: null, id: undefined }], [{ childSku: ' ' }]])('is missing in %j', (keys) => {
    expect(readProductKey(keys)).toEqual(createRefusal('Please provide the search key sku for product/single action!'))
  })

  // PROD-27
  it.each([[{ childSku: 'OAK-22' }], [{ sku: '', childSku: 'OAK-22' }]])(
    'does not name the parent of the variant in %j',
    (keys) => {
      expect(readProductKey(keys)).toEqual(createRefusal('Please provide the parentSku for the product variant lookup!'))
    },
  )

  it.each([[{ sku: 'OAK', id: '93' }], [{ slug: 'oak', urlKey: '' }]])('is ambiguous in %j', (keys) => {
    expect(readProductKey(keys)).toEqual(createRefusal('Pass exactly one of sku, id, urlKey, urlPath and slug.'))
  })
})
