import { describe, expect, it } from 'vitest'
import { routeLookups } from './route-lookups.ts'

const bare = (urlPath: string) => ({ kind: 'bare', urlPath }) as const
const category = (urlPath: string) => ({ kind: 'category', key: { urlPath } })
const path = (urlPath: string) => ({ kind: 'path', urlPath })
const variant = (urlPath: string, childSku: string) => ({ kind: 'variant', urlPath, childSku })

describe('where to look for what a path leads to', () => {
  it.each([
    ['a category by its slug', { kind: 'category', slug: 'decking' }, [{ kind: 'category', key: { slug: 'decking' } }]],
    ['a page of text', { kind: 'content', identifier: 'delivery' }, [{ kind: 'content', identifier: 'delivery' }]],
    [
      'a product with its variant',
      { kind: 'product', sku: 'OAK', childSku: 'OAK-22' },
      [{ kind: 'product', sku: 'OAK', childSku: 'OAK-22' }],
    ],
  ] as const)('is one place for %s', (_, shape, lookups) => {
    expect(routeLookups(shape, true)).toEqual(lookups)
  })

  it.each([
    [
      'the categories first, then the platform',
      'decking/oak-board',
      false,
      [category('decking/oak-board'), path('decking/oak-board')],
    ],
    [
      'the whole path before a variant that is spelt like a path',
      'decking/oak',
      true,
      [category('decking/oak'), path('decking/oak'), variant('decking', 'oak')],
    ],
    [
      'a variant in capitals before the whole path',
      'decking/OAK-22',
      true,
      [category('decking/OAK-22'), variant('decking', 'OAK-22'), path('decking/OAK-22')],
    ],
    ['no variant in a single segment', 'OAK-22', true, [category('OAK-22'), path('OAK-22')]],
    ['no variant where addresses name none', 'decking/OAK-22', false, [category('decking/OAK-22'), path('decking/OAK-22')]],
  ] as const)('of the catalogue’s own path: %s', (_, urlPath, firstVariantInUrl, lookups) => {
    expect(routeLookups(bare(urlPath), firstVariantInUrl)).toEqual(lookups)
  })
})
