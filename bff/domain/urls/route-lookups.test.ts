import { describe, expect, it } from 'vitest'
import { routeLookups } from './route-lookups.ts'

const bare = (urlPath: string) => ({ kind: 'bare', urlPath }) as const
const category = (urlPath: string) => ({ kind: 'category', key: { urlPath } })
const path = (urlPath: string) => ({ kind: 'path', urlPath })
const variant = (urlPath: string, childSku: string) => ({ kind: 'variant', urlPath, childSku })

describe('lookup order of a path', () => {
  it.each([
    ['looks up a category by its slug', { kind: 'category', slug: 'decking' }, [{ kind: 'category', key: { slug: 'decking' } }]],
    ['looks up a content page', { kind: 'content', identifier: 'delivery' }, [{ kind: 'content', identifier: 'delivery' }]],
    [
      'looks up a product with its variant',
      { kind: 'product', sku: 'OAK', childSku: 'OAK-22' },
      [{ kind: 'product', sku: 'OAK', childSku: 'OAK-22' }],
    ],
  ] as const)('%s', (_, shape, lookups) => {
    expect(routeLookups(shape, true)).toEqual(lookups)
  })

  it.each([
    [
      'tries the categories first, then the platform',
      'decking/oak-board',
      false,
      [category('decking/oak-board'), path('decking/oak-board')],
    ],
    [
      'tries the whole path before a lower-case variant',
      'decking/oak',
      true,
      [category('decking/oak'), path('decking/oak'), variant('decking', 'oak')],
    ],
    [
      'tries an upper-case variant before the whole path',
      'decking/OAK-22',
      true,
      [category('decking/OAK-22'), variant('decking', 'OAK-22'), path('decking/OAK-22')],
    ],
    ['looks for no variant in a single segment', 'OAK-22', true, [category('OAK-22'), path('OAK-22')]],
    [
      'looks for no variant if URLs do not name variants',
      'decking/OAK-22',
      false,
      [category('decking/OAK-22'), path('decking/OAK-22')],
    ],
  ] as const)('%s', (_, urlPath, firstVariantInUrl, lookups) => {
    expect(routeLookups(bare(urlPath), firstVariantInUrl)).toEqual(lookups)
  })
})
