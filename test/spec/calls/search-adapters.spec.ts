import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contentWith } from '../../kit/content.ts'
import type { PlatformCall } from '../../kit/faulty-platform.ts'
import { ask } from '../../kit/graphql.ts'
import { type WatchedShop, watchedShop } from '../../kit/watched-shop.ts'

const LISTING = `{
  products(search: "skirting", first: 30, sort: PRICE_ASC) {
    total
    facets { attribute values { id label count } }
    items {
      sku name url picture { path }
      price { regular { gross { amount } } final { net { amount } gross { amount } } onSale unit { price { gross { amount } } } }
      ... on ConfigurableProduct { variants { sku name picture { path } price { final { gross { amount } } } selection { valueId } } }
    }
  }
  menu { name url }
}`

let compact: WatchedShop
beforeAll(async () => {
  compact = await watchedShop({ ...contentWith({ settings: { platform: { searchAdapter: 'api-compact' } } }) })
}, 60_000)
afterAll(() => compact?.stop())

const isSearch = ({ path }: PlatformCall) => path.endsWith('/_search')

describe('compact response format', () => {
  it('is requested for every search and yields the same results', async () => {
    let answer: unknown
    const calls = await compact.during(async () => {
      answer = await ask(LISTING, {}, compact.url)
    })
    expect(answer).toEqual(await ask(LISTING))
    expect(calls.filter(isSearch).length).toBeGreaterThan(1)
    for (const { query } of calls.filter(isSearch)) expect(query.get('response_format')).toBe('compact')
  })
})
