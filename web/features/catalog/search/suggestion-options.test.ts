import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nextOption, type SuggestedProducts, suggestionOptions } from './suggestion-options.ts'

const category = (id: string) => ({ __typename: 'Category' as const, id, name: `Shelf ${id}`, url: `/shelf-${id}` })

const page = { __typename: 'PageLink' as const, title: 'Delivery', url: '/i/delivery' }

const createFound = (categories: number, total: number, pages: readonly (typeof page)[] | null = []): SuggestedProducts => ({
  __typename: 'ProductList',
  items: [],
  total,
  totalIsExact: true,
  fullMatches: null,
  suggestions: {
    __typename: 'SearchSuggestions',
    categories: Array.from({ length: categories }, (_, i) => category(`${i}`)),
    pages,
    room: null,
  },
})

const createSearches = (...recent: readonly string[]) => ({ recent, popular: [] })

describe('suggestionOptions', () => {
  it('returns recent searches while the term is too short', () => {
    expect(suggestionOptions('', null, createSearches('oak board', 'decking'))).toEqual([
      { kind: 'recent', to: '/search?q=oak+board', term: 'oak board' },
      { kind: 'recent', to: '/search?q=decking', term: 'decking' },
    ])
  })

  it('returns recent searches that start with the typed text', () => {
    expect(suggestionOptions('De', null, createSearches('oak board', 'decking'))).toMatchObject([{ term: 'decking' }])
  })

  // SEARCH-40
  it('returns popular searches after recent ones while there is no term, each search once', () => {
    const ready = { recent: ['Decking'], popular: ['skirting', 'decking', '18mm ply'] }
    const terms = (typed: string) => suggestionOptions(typed, null, ready).map((option) => 'term' in option && option.term)
    expect(terms('')).toEqual(['Decking', 'skirting', '18mm ply'])
    expect(terms('DE')).toEqual(['Decking'])
    expect(terms('sk')).toEqual([])
    expect(suggestionOptions('oak', createFound(0, 1), ready)).toMatchObject([{ kind: 'all' }])
  })

  it('returns at most three categories, then all results', () => {
    const kinds = suggestionOptions('oak', createFound(5, 12), createSearches('oak board')).map((option) => option.kind)
    expect(kinds).toEqual(['category', 'category', 'category', 'all'])
  })

  // SEARCH-30
  it('returns pages after categories, also if there are no products', () => {
    expect(suggestionOptions('delivery', createFound(1, 0, [page]), createSearches())).toEqual([
      { kind: 'category', to: '/shelf-0', name: 'Shelf 0' },
      { kind: 'page', to: '/i/delivery', title: 'Delivery' },
    ])
  })

  it('returns the other options if the pages are unknown', () => {
    expect(suggestionOptions('oak', createFound(0, 1, null), createSearches())).toMatchObject([{ kind: 'all' }])
  })

  // UI-56
  it('returns popular searches if nothing is found', () => {
    const ready = { recent: ['xyzzy'], popular: ['skirting'] }
    expect(suggestionOptions('xyz', createFound(0, 0), ready)).toEqual([
      { kind: 'popular', to: '/search?q=skirting', term: 'skirting' },
    ])
  })

  it('encodes the term in the URL', () => {
    const [option] = suggestionOptions('50% & more?', createFound(0, 1), createSearches())
    expect(new URL(option?.to ?? '', 'https://shop.example').searchParams.get('q')).toBe('50% & more?')
  })
})

describe('nextOption', () => {
  it.each([
    ['ArrowDown', null, 3, 0],
    ['ArrowDown', 0, 3, 1],
    ['ArrowDown', 2, 3, null],
    ['ArrowUp', null, 3, 2],
    ['ArrowUp', 0, 3, null],
    ['Enter', 1, 3, undefined],
    ['ArrowDown', null, 0, undefined],
  ])('moves with %s from option %s of %i to %s', (key, active, count, expected) => {
    expect(nextOption(key, active, count)).toBe(expected)
  })

  it('cycles through the options in both directions', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), fc.nat(), (count, seed) => {
        const start = seed % (count + 1) === count ? null : seed % (count + 1)
        const down = nextOption('ArrowDown', start, count)
        expect(nextOption('ArrowUp', down ?? null, count)).toBe(start)
      }),
    )
  })
})
