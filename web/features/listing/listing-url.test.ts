import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pageParameters } from '#schema/rules/page-parameters.ts'
import { knownChoices, listingQuery, listingVariables, readListing } from './listing-url.ts'

const read = (query: string) => readListing(new URLSearchParams(query))

describe('the address of a listing', () => {
  it('says what was chosen, the order and the page', () => {
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
  ])('is written in one order, whatever order %s is in', (query) => {
    expect(listingQuery(read(query))).toBe('?q=oak&price=50-100&wood_type=58&wood_type=61&sort=price_asc&page=2')
  })

  it('is written in that order for what was chosen last, too', () => {
    expect(listingQuery({ ...read(''), filters: { type: ['303', '12'], finish: ['501'] } })).toBe('?finish=501&type=12&type=303')
  })

  it('reads the same on the server, which puts parameters in order, and in the browser, which gets them as typed', () => {
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

  it('is bare for the first page in its own order', () => {
    expect(listingQuery(read('page=1'))).toBe('')
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

  it.each(['dearest', 'PRICE_ASC', '', 'price', 'constructor'])('knows no order %j', (sort) => {
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
  ])('takes %s for no choice', (query) => {
    expect(Object.keys(read(query).filters)).toEqual([])
  })

  it('keeps a value that is given twice once', () => {
    expect(read('size=1&size=1').filters).toEqual({ size: ['1'] })
  })

  it('can be read whatever it says', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }))), (pairs) => {
        const state = readListing(new URLSearchParams(pairs))
        expect(readListing(new URLSearchParams(listingQuery(state)))).toEqual(state)
      }),
    )
  })
})

describe('what a listing asks for', () => {
  it('is the same for the same choices in another order', () => {
    expect(listingVariables(read('b=2&a=1&b=1'))).toEqual(listingVariables(read('b=1&b=2&a=1')))
  })

  it.each([
    ['', 0],
    ['page=3', 100],
  ])('begins for %j at %i', (query, offset) => {
    expect(listingVariables(read(query)).offset).toBe(offset)
  })
})

it('asks for no more than a shopper chooses', () => {
  const query = Array.from({ length: 500 }, (_, i) => `a=${i}&attribute_${i}=1`).join('&')
  const { filters } = listingVariables(read(query))
  expect(filters).toHaveLength(20)
  expect(filters[0]?.values).toHaveLength(50)
})

describe('the choices a listing knows', () => {
  it('are those it applied', () => {
    const state = read('wood_type=58&wood_type=999&colour=1')
    const known = knownChoices(state, { appliedFilters: [{ attribute: 'wood_type', id: '58' }], sorts: [] })
    expect(known.filters).toEqual({ wood_type: ['58'] })
  })

  it.each([
    ['the order it is offered in', ['RECOMMENDED', 'UNIT_PRICE_ASC'], 'UNIT_PRICE_ASC'],
    ['no order it is not offered in', ['RECOMMENDED'], null],
  ] as const)('are %s', (_, sorts, sort) => {
    expect(knownChoices(read('sort=unit_price_asc'), { appliedFilters: [], sorts }).sort).toBe(sort)
  })
})
