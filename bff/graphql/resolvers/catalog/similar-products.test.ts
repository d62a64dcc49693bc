import { describe, expect, it } from 'vitest'
import type { SearchRequest } from '../../../domain/search/search.types.ts'
import { PlatformUnreachable } from '../../../platform/base/errors.ts'
import { scopeWith, toResult } from '../../../services/testing/platform.ts'
import { ask, catalog, shop } from '../testing/shop.ts'

type Kind = 'full' | 'any'

const readKind = ({ query }: SearchRequest['body']): Kind =>
  JSON.stringify(query).includes('"must":{"bool":{"must":{"constant_score"') ? 'full' : 'any'

const QUERY = `query ($search: String, $filters: [FilterInput!]! = [], $sort: ProductSort, $offset: Int! = 0) {
  products(search: $search, filters: $filters, sort: $sort, offset: $offset) { total fullMatches items { sku } similar { sku } }
}`

interface Found {
  /** Products by the kind of search. */
  readonly full: number
  readonly any?: number
  readonly unfiltered?: number
  readonly isExact?: boolean
}

/** Lists the products of a search on a platform that finds the given numbers of products. */
async function searchWith(
  { full, any = 7, unfiltered, isExact = true }: Found,
  variables: Readonly<Record<string, unknown>> = {},
) {
  const asked: Kind[] = []
  const sizes: number[] = []
  const counts = { agg_unfiltered: [{ key: 'agg_unfiltered', count: unfiltered ?? full, from: null, to: null }] }
  const products = async (_view: unknown, { body, size }: SearchRequest) => {
    if (body.min_score === undefined) return toResult(catalog)
    const kind = readKind(body)
    asked.push(kind)
    sizes.push(size)
    const total = kind === 'full' ? full : any
    return toResult(catalog.slice(0, kind === 'full' ? Math.min(total, 1) : 2), {
      total,
      totalIsExact: isExact,
      aggregations: body.aggs ? counts : {},
    })
  }
  const scope = scopeWith({ ...shop, products })
  const { data } = await ask(scope, QUERY, { search: 'oak board', ...variables })
  return { list: data?.products, asked, sizes, tags: scope.cacheTags.list() }
}

const WOOD = [{ attribute: 'wood_type', values: ['58'] }]

// SEARCH-37
describe('the products of a search', () => {
  it.each<[string, Found, Readonly<Record<string, unknown>>, readonly Kind[], object]>([
    ['are those that match every part of it', { full: 20 }, {}, ['full'], { total: 20, fullMatches: 20 }],
    ['are the similar ones if none does', { full: 0 }, {}, ['full', 'any'], { total: 7, fullMatches: 0 }],
    ['are none if nothing is found', { full: 0, any: 0 }, {}, ['full', 'any'], { total: 0, fullMatches: 0 }],
    [
      'are none if the filters leave no match',
      { full: 0, unfiltered: 3 },
      { filters: WOOD },
      ['full'],
      { total: 0, fullMatches: 0 },
    ],
    [
      'are not counted as matches if the engine stopped counting',
      { full: 20, isExact: false },
      {},
      ['full'],
      { fullMatches: null },
    ],
    ['are requested once without a search', { full: 0 }, { search: null }, [], { fullMatches: null, similar: [] }],
  ])('%s', async (_, found, variables, kinds, expected) => {
    const { list, asked } = await searchWith(found, variables)
    expect(list).toMatchObject(expected)
    expect(asked).toEqual(kinds)
  })
})

// SEARCH-48
describe('similar products', () => {
  it('follow few matches, from a search of their own', async () => {
    const { list, asked, sizes, tags } = await searchWith({ full: 1 })
    expect(list).toEqual({ total: 1, fullMatches: 1, items: [{ sku: 'BOARD' }], similar: [{ sku: 'SERVICE' }] })
    expect([asked, sizes]).toEqual([
      ['full', 'any'],
      [50, 13],
    ])
    expect(tags).toEqual(expect.arrayContaining(['P1', 'P2']))
  })

  it.each<[string, Found, Readonly<Record<string, unknown>>]>([
    ['many matches', { full: 9 }, {}],
    ['no match, because the list has them', { full: 0 }, {}],
    ['filters', { full: 1, unfiltered: 3 }, { filters: WOOD }],
    ['a later page', { full: 3 }, { offset: 50 }],
    ['matches that are not all on the page', { full: 3 }, {}],
    ['a list without a search', { full: 1 }, { search: null }],
  ])('do not follow %s', async (_, found, variables) => {
    const { list, asked } = await searchWith(found, variables)
    expect(list).toMatchObject({ similar: [] })
    expect(asked.filter((kind) => kind === 'any')).toHaveLength(found.full === 0 ? 1 : 0)
  })

  it('are left out if the engine does not answer', async () => {
    const products = async (_view: unknown, { body }: SearchRequest) => {
      if (body.min_score !== undefined && readKind(body) === 'any')
        throw new PlatformUnreachable('PLATFORM_TIMEOUT', null, 'slow')
      return toResult(catalog.slice(0, 1))
    }
    const scope = scopeWith({ ...shop, products })
    const { data, errors } = await ask(scope, QUERY, { search: 'oak board' })
    expect(errors).toEqual([])
    expect(data?.products).toMatchObject({ total: 1, similar: [] })
    expect(scope.quality.isUnconfirmed).toBe(true)
  })
})
