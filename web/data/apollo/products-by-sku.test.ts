import { InMemoryCache, type StoreObject } from '@apollo/client/cache'
import { describe, expect, it } from 'vitest'
import { parsed } from '../generated/parsed.ts'
import { cacheConfig } from './policies.ts'

const query = createDocument('RecentlyViewed')
const homePage = createDocument('HomePage')

function createDocument(name: string) {
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
    isGroupPrice: false,
    isUnknown: false,
    isCurrent: true,
    unit: null,
    breaks: [],
  },
  stock: null,
  rating: null,
  keyFacts: [],
  phoneOrderOnly: false,
  needsChoice: false,
})
const entry = (sku: string) => ({ __typename: 'ProductBySku', sku, product: product(sku) })

/** A cache that holds the shop's answers to these lists of skus. */
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

describe('productsBySku', () => {
  it('combines several answers, in the order of the skus asked for', () => {
    const cache = cacheWith({ asked: ['A', 'B'], found: ['A', 'B'] }, { asked: ['C'], found: ['C'] })
    expect(read(cache, 'C', 'A')).toEqual(['C', 'A'])
  })

  it('leaves out skus the shop did not find', () => {
    expect(read(cacheWith({ asked: ['A', 'GONE'], found: ['A'] }), 'GONE', 'A')).toEqual(['A'])
  })

  it('returns null if any sku is unknown', () => {
    expect(read(cacheWith({ asked: ['A'], found: ['A'] }), 'A', 'B')).toBeNull()
  })

  it('finds products that other pages loaded', () => {
    const cache = cacheWith()
    const home = { headImage: null, mainBanners: [], smallBanners: [], productBanners: [] }
    const lists = { newProducts: [product('B')], bestSellers: [], specialOffers: [] }
    cache.writeQuery({ query: homePage, data: { home: { __typename: 'Home', ...home, ...lists }, menu: [] } })
    expect(read(cache, 'B')).toEqual(['B'])
  })

  it('finds products that only their own page has loaded, without a rating', () => {
    const cache = cacheWith({ asked: ['A'], found: ['A'] })
    cache.modify({ id: 'SimpleProduct:id of A', fields: { rating: (_, { DELETE }) => DELETE } })
    expect(read(cache, 'A')).toEqual(['A'])
  })

  it('merges the fields of several answers for one sku', () => {
    const cache = cacheWith({ asked: ['A'], found: ['A'] })
    order(cache, [{ ...entry('A'), needsChoice: false, variant: null, product: withoutIssues(product('A')) }])
    cache.writeQuery({ query, variables: { skus: ['A'] }, data: { productsBySku: [entry('A')] } })
    expect(readOrder(cache, 'A')).toEqual([{ sku: 'A', variant: null, needsChoice: false }])
  })

  it('keeps two variants of one product apart', () => {
    const cache = cacheWith()
    order(
      cache,
      ['B-1', 'B-2'].map((sku) => ({ ...entry(sku), needsChoice: false, variant: variant(sku), product: board })),
    )
    expect(readOrder(cache, 'B-2', 'B-1')?.map(({ variant }) => variant?.sku)).toEqual(['B-2', 'B-1'])
  })

  it('finds variants of a product whose page was visited', () => {
    const cache = cacheWith()
    order(cache, [{ ...entry('X'), needsChoice: true, variant: null, product: board }])
    writeSeen(cache, { variants: board.variants, customOptions: [] })
    expect(readOrder(cache, 'B-2')).toMatchObject([{ sku: 'B-2', variant: { sku: 'B-2', name: 'B-2' }, needsChoice: false }])
    writeSeen(cache, { customOptions: [{ __typename: 'CustomOption', isRequired: true }] })
    expect(readOrder(cache, 'B-2')).toMatchObject([{ needsChoice: true }])
  })

  it('returns null if it is unknown which options the product requires', () => {
    const cache = cacheWith()
    order(cache, [{ ...entry('X'), needsChoice: true, variant: null, product: board }])
    writeSeen(cache, { variants: board.variants })
    expect(readOrder(cache, 'B-1')).toBeNull()
  })
})

const orderQuery = createDocument('QuickOrderProducts')

const withoutIssues = (seen: ReturnType<typeof product>) => ({ ...seen, issues: [] })
const variant = (sku: string) => {
  const { price, stock } = product(sku)
  const { final, isFrom, isUnknown, __typename } = price
  return {
    __typename: 'Variant',
    sku,
    name: sku,
    url: `/${sku}`,
    picture: null,
    price: { __typename, final, isFrom, isUnknown, breaks: [] },
    stock,
    selection: [],
  }
}
const board = {
  ...withoutIssues(product('B')),
  __typename: 'ConfigurableProduct',
  options: [],
  variants: [variant('B-1'), variant('B-2')],
}

const order = (
  cache: InMemoryCache,
  found: readonly { readonly sku: string; readonly needsChoice: boolean; readonly [field: string]: unknown }[],
) => cache.writeQuery({ query: orderQuery, variables: { skus: found.map(({ sku }) => sku) }, data: { productsBySku: found } })

interface OrderEntry {
  readonly sku: string
  readonly needsChoice: boolean
  readonly variant: { readonly sku: string } | null
}

const readOrder = (cache: InMemoryCache, ...skus: readonly string[]) =>
  cache
    .readQuery<{ productsBySku: readonly OrderEntry[] }>({ query: orderQuery, variables: { skus } })
    ?.productsBySku.map(({ sku, variant, needsChoice }) => ({ sku, variant, needsChoice })) ?? null

/** Writes fields of the board that another page loaded. */
function writeSeen(cache: InMemoryCache, fields: Readonly<Record<string, unknown>>) {
  const id = `ConfigurableProduct:${board.id}`
  const { [id]: stored, ...others } = cache.extract()
  cache.restore({ ...others, [id]: { __typename: 'ConfigurableProduct', ...stored, ...fields } as StoreObject })
}
