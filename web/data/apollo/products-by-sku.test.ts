import { InMemoryCache } from '@apollo/client/cache'
import { describe, expect, it } from 'vitest'
import { parsed } from '../generated/parsed.ts'
import { cacheConfig } from './policies.ts'

const query = documentOf('RecentlyViewed')
const homePage = documentOf('HomePage')

function documentOf(name: string) {
  const document = parsed[name]
  if (!document) throw new Error(`There is no operation ${name}`)
  return document
}

const money = { __typename: 'Money', amount: 1, currency: 'GBP', formatted: '£0.01' }
const taxed = { __typename: 'TaxedMoney', net: money, gross: money }
const product = (sku: string) => ({
  __typename: 'SimpleProduct',
  id: `id of ${sku}`,
  sku,
  name: sku,
  url: `/${sku}`,
  picture: { __typename: 'Picture', path: '/p.png', alt: '' },
  price: {
    __typename: 'ProductPrice',
    regular: taxed,
    final: taxed,
    onSale: false,
    isFrom: false,
    isUnknown: false,
    isCurrent: true,
    unit: null,
  },
  stock: null,
  keyFacts: [],
  phoneOrderOnly: false,
})
const entry = (sku: string) => ({ __typename: 'ProductBySku', sku, product: product(sku) })

/** A cache to which the shop has answered each list of skus with these. */
function cacheWith(...answers: readonly { readonly asked: readonly string[]; readonly found: readonly string[] }[]) {
  const cache = new InMemoryCache(cacheConfig)
  for (const { asked, found } of answers) {
    cache.writeQuery({ query, variables: { skus: asked }, data: { productsBySku: found.map(entry) } })
  }
  return cache
}

const read = (cache: InMemoryCache, ...skus: readonly string[]) =>
  cache.readQuery<{ productsBySku: { sku: string }[] }>({ query, variables: { skus } })?.productsBySku.map(({ sku }) => sku) ??
  null

describe('products by sku in the cache', () => {
  it('are put together of any answers, in the order asked', () => {
    const cache = cacheWith({ asked: ['A', 'B'], found: ['A', 'B'] }, { asked: ['C'], found: ['C'] })
    expect(read(cache, 'C', 'A')).toEqual(['C', 'A'])
  })

  it('leave out what the shop did not have', () => {
    expect(read(cacheWith({ asked: ['A', 'GONE'], found: ['A'] }), 'GONE', 'A')).toEqual(['A'])
  })

  it('are unknown while one of them is', () => {
    expect(read(cacheWith({ asked: ['A'], found: ['A'] }), 'A', 'B')).toBeNull()
  })

  it('are found among what other pages brought', () => {
    const cache = cacheWith()
    const home = { headImage: null, mainBanners: [], smallBanners: [], productBanners: [] }
    const lists = { newProducts: [product('B')], bestSellers: [], specialOffers: [] }
    cache.writeQuery({ query: homePage, data: { home: { __typename: 'Home', ...home, ...lists }, menu: [] } })
    expect(read(cache, 'B')).toEqual(['B'])
  })
})
