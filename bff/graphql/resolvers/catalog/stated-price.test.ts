import { describe, expect, it } from 'vitest'
import type { SearchRequest } from '../../../domain/search/search.types.ts'
import { PlatformUnreachable } from '../../../platform/base/errors.ts'
import { scopeWith, toResult } from '../../../services/testing/platform.ts'
import { ask, catalog, shop } from '../testing/shop.ts'

const QUERY = `query ($search: String, $filters: [FilterInput!]! = []) {
  products(search: $search, filters: $filters) { appliedFilters { attribute id label grossLabel search } }
}`

/** The price filters that a search asks the platform for, and the filters it names. */
async function searchFor(variables: Readonly<Record<string, unknown>>, given: Partial<typeof shop> = {}) {
  const ranges: unknown[] = []
  const products = async (_view: unknown, { body }: SearchRequest) => {
    if (body.min_score !== undefined)
      ranges.push(...JSON.stringify(body.post_filter ?? '').matchAll(/"final_price":(\{[^}]*\})/g))
    return toResult(catalog)
  }
  const { data, errors } = await ask(scopeWith({ ...shop, ...given, products }), QUERY, variables)
  expect(errors).toEqual([])
  const [first] = ranges as RegExpMatchArray[]
  return { range: first ? JSON.parse(first[1] ?? '') : null, applied: data?.products }
}

// SEARCH-64
describe('a search that states a price', () => {
  it('lists products that cost no more with VAT, and names the price as a filter with the search without it', async () => {
    const { range, applied } = await searchFor({ search: 'oak board under £60' })
    expect(range).toEqual({ lt: 50.004167 })
    const price = { attribute: 'price', id: '0-60', label: '≤ £50', grossLabel: '≤ £60', search: 'oak board' }
    expect(applied).toEqual({ appliedFilters: [price] })
  })

  it('has the chosen price range instead', async () => {
    const filters = [{ attribute: 'price', values: ['0-100'] }]
    const { range, applied } = await searchFor({ search: 'oak board under £60', filters })
    expect(range).toEqual({ lt: 100 })
    expect(applied).toMatchObject({ appliedFilters: [{ id: '0-100', search: null }] })
  })

  it('lists products up to the price without VAT if the rates cannot be loaded', async () => {
    const taxRules = async () => {
      throw new PlatformUnreachable('PLATFORM_TIMEOUT', null, 'slow')
    }
    const { range, applied } = await searchFor({ search: 'oak board under £60' }, { taxRules } as Partial<typeof shop>)
    expect(range).toEqual({ lt: 60.005 })
    expect(applied).toMatchObject({ appliedFilters: [{ label: '≤ £60', grossLabel: null }] })
  })

  it.each(['oak board', 'oak board £60'])("is not '%s'", async (search) => {
    expect(await searchFor({ search })).toEqual({ range: null, applied: { appliedFilters: [] } })
  })
})
