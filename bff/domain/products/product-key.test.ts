import { describe, expect, it } from 'vitest'
import { chosenKey } from './product-key.ts'

const refused = (message: string) => ({ kind: 'refused', message })

describe('chosenKey', () => {
  it.each([
    [{ sku: 'OAK' }, 'sku', 'OAK'],
    [{ id: '93' }, 'id', '93'],
    [{ urlKey: 'oak-board' }, 'url_key', 'oak-board'],
    [{ urlPath: 'decking/oak-board' }, 'url_path', 'decking/oak-board'],
    [{ sku: null, slug: ' oak-board-93 ' }, 'slug', 'oak-board-93'],
    [{ sku: 'OAK', childSku: 'OAK-22' }, 'sku', 'OAK'],
  ])('accepts %j', (keys, key, value) => {
    expect(chosenKey(keys)).toEqual({ kind: 'lookup', key, value })
  })

  it.each([[{}], [{ sku: 'rejects %j without a search key' }], [{ sku: null, id: undefined }], [{ childSku: ' ' }]])(
    'by %j lacks the search key',
    (keys) => {
      expect(chosenKey(keys)).toEqual(refused('Please provide the search key sku for product/single action!'))
    },
  )

  it.each([[{ childSku: 'rejects %j without the variant’s parent' }], [{ sku: '', childSku: 'OAK-22' }]])(
    'by %j lacks the parent of the variant',
    (keys) => {
      expect(chosenKey(keys)).toEqual(refused('Please provide the parentSku for the product variant lookup!'))
    },
  )

  it.each([[{ sku: 'rejects %j with more than one key', id: '93' }], [{ slug: 'oak', urlKey: '' }]])(
    'by %j has a key too many',
    (keys) => {
      expect(chosenKey(keys)).toEqual(refused('Please give exactly one of sku, id, urlKey, urlPath and slug.'))
    },
  )
})
