import { describe, expect, it } from 'vitest'
import { clearAttribute, clearFilters, toggleSort, toggleValue } from './choices.ts'
import { listingQuery, readListing } from './listing-url.ts'

const read = (query: string) => readListing(new URLSearchParams(query))

// LIST-6
describe('toggleValue', () => {
  it.each([
    ['adds a value', '', 'wood_type', '58', false, '?wood_type=58'],
    ['adds another value', 'wood_type=58', 'wood_type', '61', false, '?wood_type=58&wood_type=61'],
    ['removes a chosen value', 'wood_type=58&wood_type=61', 'wood_type', '58', false, '?wood_type=61'],
    ['drops an attribute without values', 'wood_type=58', 'wood_type', '58', false, ''],
    ['replaces a price range', 'price=0-50', 'price', '50-100', true, '?price=50-100'],
    ['removes a chosen price range', 'price=0-50', 'price', '0-50', true, ''],
    ['returns to the first page', 'page=4', 'size', '1', false, '?size=1'],
  ])('%s', (_, before, attribute, id, isSingle, after) => {
    expect(listingQuery(toggleValue(read(before), attribute, id, isSingle))).toBe(after)
  })
})

// LIST-6
it('clearAttribute removes the values of one attribute and keeps the others', () => {
  expect(listingQuery(clearAttribute(read('size=1&price=0-50&page=2'), 'price'))).toBe('?size=1')
})

// LIST-6
it('clearFilters removes all filters and keeps sort order and search term', () => {
  expect(listingQuery(clearFilters(read('q=oak&size=1&sort=latest&page=2')))).toBe('?q=oak&sort=latest')
})

// SEARCH-64
it('clearFilters removes a filter that the search term states', () => {
  const applied = [{ search: null }, { search: 'oak' }]
  expect(listingQuery(clearFilters(read('q=oak+under+£50&size=1'), applied))).toBe('?q=oak')
})

// LIST-5
describe('toggleSort', () => {
  it.each([
    ['sets the order', '', '?sort=latest'],
    ['replaces the order', 'sort=price_desc', '?sort=latest'],
    ['removes the order if it is chosen again', 'sort=latest', ''],
    ['returns to the first page', 'page=3', '?sort=latest'],
  ])('%s', (_, before, after) => {
    expect(listingQuery(toggleSort(read(before), 'LATEST'))).toBe(after)
  })
})
