import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pageParameters } from '#schema/rules/page-parameters.ts'
import { keepPageParameters, listingQuery, listingVariables, readListing, supportedChoices } from './listing-url.ts'

const read = (query: string) => readListing(new URLSearchParams(query))

// LIST-1
describe('readListing', () => {
  it('reads choices, sort order and page', () => {
    expect(read('wood_type=58&wood_type=61&price=50-100&sort=price_asc&page=2')).toEqual({
      filters: { price: ['50-100'], wood_type: ['58', '61'] },
      sort: 'PRICE_ASC',
      page: 2,
      term: '',
    })
  })

  it.each([
    '?q=oak&price=50-100&wood_type=58&wood_type=61&sort=price_asc&page=2',
    '?page=2&wood_type=61&sort=price_asc&price=50-100&wood_type=58&q=oak',
  ])('reads parameters in any order, so that listingQuery returns the canonical order: %s', (query) => {
    expect(listingQuery(read(query))).toBe('?q=oak&price=50-100&wood_type=58&wood_type=61&sort=price_asc&page=2')
  })

  it('reads the same on the server, which sorts parameters, and in the browser, which does not', () => {
    const name = fc.constantFrom('q', 'sort', 'page', 'type', 'finish')
    const value = fc.constantFrom('', '1', '2', 'latest', 'price_asc', 'oak')
    fc.assert(
      fc.property(fc.array(fc.tuple(name, value)), (pairs) => {
        const served = new URLSearchParams(pageParameters(pairs).map(([...pair]) => pair))
        const [onServer, inBrowser] = [served, new URLSearchParams(pairs)].map((query) => JSON.stringify(readListing(query)))
        expect(inBrowser).toBe(onServer)
      }),
    )
  })

  it.each([
    ['-1', 1],
    ['0', 1],
    ['1', 1],
    ['3', 3],
    ['2.5', 1],
    ['two', 1],
    ['', 1],
    ['9999', 200],
    ['99999999999999999999', 1],
  ])('reads page=%s as page %i', (page, expected) => {
    expect(read(`page=${page}`).page).toBe(expected)
  })

  it.each(['dearest', 'PRICE_ASC', '', 'price', 'constructor'])('ignores the unknown sort order %j', (sort) => {
    expect(read(`sort=${sort}`).sort).toBeNull()
  })

  it.each([
    'utm_source=mail',
    'gclid=1',
    'childSku=OAK-1',
    'Wood=58',
    '__proto__=1',
    'a.b=1',
    'wood_type=',
    `width=${'9'.repeat(61)}`,
  ])('reads %s as no choice', (query) => {
    expect(Object.keys(read(query).filters)).toEqual([])
  })

  it('keeps duplicate values once', () => {
    expect(read('size=1&size=1').filters).toEqual({ size: ['1'] })
  })

  it('reads the output of listingQuery for any query', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }))), (pairs) => {
        const state = readListing(new URLSearchParams(pairs))
        expect(readListing(new URLSearchParams(listingQuery(state)))).toEqual(state)
      }),
    )
  })
})

// LIST-1
describe('listingQuery', () => {
  it('returns the canonical order for the latest choice, too', () => {
    expect(listingQuery({ ...read(''), filters: { type: ['303', '12'], finish: ['501'] } })).toBe('?finish=501&type=12&type=303')
  })

  it('is empty for the first page in default order', () => {
    expect(listingQuery(read('page=1'))).toBe('')
  })
})

// LIST-2
describe('listingVariables', () => {
  it('returns the same for choices in any order', () => {
    expect(listingVariables(read('b=2&a=1&b=1'))).toEqual(listingVariables(read('b=1&b=2&a=1')))
  })

  it.each([
    ['', 0],
    ['page=3', 100],
  ])('returns for %j the offset %i', (query, offset) => {
    expect(listingVariables(read(query)).offset).toBe(offset)
  })

  it('limits the number of filters and values', () => {
    const query = Array.from({ length: 500 }, (_, i) => `a=${i}&attribute_${i}=1`).join('&')
    const { filters } = listingVariables(read(query))
    expect(filters).toHaveLength(20)
    expect(filters[0]?.values).toHaveLength(50)
  })
})

describe('supportedChoices', () => {
  it('keeps the applied filters', () => {
    const state = read('wood_type=58&wood_type=999&colour=1')
    const supported = supportedChoices(state, { appliedFilters: [{ attribute: 'wood_type', id: '58' }], sorts: [] })
    expect(supported.filters).toEqual({ wood_type: ['58'] })
  })

  it.each([
    ['a sort order the listing offers', ['RECOMMENDED', 'UNIT_PRICE_ASC'], 'UNIT_PRICE_ASC'],
    ['no sort order the listing does not offer', ['RECOMMENDED'], null],
  ] as const)('keeps %s', (_, sorts, sort) => {
    expect(supportedChoices(read('sort=unit_price_asc'), { appliedFilters: [], sorts }).sort).toBe(sort)
  })
})

// URL-10
describe('keepPageParameters', () => {
  it.each([
    ['the order of the reviews', '/oak-board?childSku=OAK-22', 'reviews=lowest', '/oak-board?childSku=OAK-22&reviews=lowest'],
    ['the variant of the redirect', '/oak-board?childSku=OAK-22', 'childSku=PINE-9', '/oak-board?childSku=OAK-22'],
    ['facets', '/decking', 'wood_type=58&wood_type=61', '/decking?wood_type=58&wood_type=61'],
    ['no campaign parameter', '/decking', 'utm_source=letter&gclid=1', '/decking'],
  ])('keeps %s', (_, location, query, expected) => {
    expect(keepPageParameters(location, new URLSearchParams(query))).toBe(expected)
  })
})
