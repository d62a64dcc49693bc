import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { attributesByCode } from '../catalog/attribute-labels.ts'
import { attribute } from '../testing/catalog.ts'
import type { RequestedFilter } from './facets.types.ts'
import { appliedFilters, validateFilters } from './filters.ts'
import { rangeId, readRange } from './range.ts'

const LABELS = {
  in_stock: 'In stock',
  on_offer: 'On offer',
  netPrice: (price: string) => `${price} ex VAT`,
  grossPrice: ({ price, rate }: { readonly price: string; readonly rate: number }) => `${price} inc ${rate}% VAT`,
}
const IN_BOTH = { attributeGrossLabel: null, grossLabel: null, search: null }
const POUNDS = { locale: 'en-US', currencySign: '£', priceFormat: '{sign}{amount}' }
const attributes = attributesByCode([
  attribute('wood_type', { '58': 'Oak', '59': 'Ash' }, { label: 'Wood type' }),
  attribute('phone_order_only', {}, { input: 'boolean' }),
])
const check = (...requested: RequestedFilter[]) =>
  validateFilters(requested, ['wood_type', 'grit', 'phone_order_only', 'price'], attributes)

describe('filter validation', () => {
  // LIST-14
  it('applies only filters the listing supports', () => {
    expect(check({ attribute: 'wood_type', values: ['58'] }, { attribute: 'price', values: ['50-100'] })).toEqual({
      filters: [{ attribute: 'wood_type', values: ['58'] }],
      price: { from: 50, to: 100 },
      flags: [],
      ignored: [],
    })
  })

  // LIST-14
  it.each<[string, RequestedFilter, string[]]>([
    ['an attribute the listing does not filter by', { attribute: 'colour', values: ['1'] }, ['colour']],
    ['the name of an object property', { attribute: '__proto__', values: ['1'] }, ['__proto__']],
    ['a value without metadata', { attribute: 'wood_type', values: ['61', '58'] }, ['wood_type:61']],
    ['a price that is not a range', { attribute: 'price', values: ['cheap'] }, ['price:cheap']],
    ['a range with bounds in the wrong order', { attribute: 'price', values: ['100-50'] }, ['price:100-50']],
    ['a range that excludes nothing', { attribute: 'price', values: ['0-'] }, ['price:0-']],
    ['a second price range', { attribute: 'price', values: ['0-50', '50-100'] }, ['price:50-100']],
    ['blank values', { attribute: 'grit', values: [' '] }, ['grit: ']],
  ])('reports %s as ignored', (_, filter, ignored) => {
    expect(check(filter).ignored).toEqual(ignored)
  })

  it.each<[string, RequestedFilter[]]>([
    ['attributes', Array.from({ length: 5000 }, (_, i) => ({ attribute: `colour${i}`, values: ['1'] }))],
    ['values', [{ attribute: 'wood_type', values: Array.from({ length: 5000 }, (_, i) => `no${i}`) }]],
    ['price ranges', [{ attribute: 'price', values: Array.from({ length: 5000 }, (_, i) => `cheap${i}`) }]],
  ])('reports only the first twenty of many ignored %s', (_, requested) => {
    expect(check(...requested).ignored).toHaveLength(20)
  })

  it.each([['x'], ['£'], ['\u{1f332}']])('shortens the report of an ignored name of a million %s', (sign) => {
    const [name] = check({ attribute: sign.repeat(1_000_000), values: ['1'] }).ignored
    expect(name).toBe(sign.repeat(100))
  })

  it('excludes ignored values from the active filters', () => {
    expect(check({ attribute: 'wood_type', values: ['61', '58'] }).filters).toEqual([{ attribute: 'wood_type', values: ['58'] }])
    expect(check({ attribute: 'price', values: ['50-50'] })).toMatchObject({ price: null, ignored: ['price:50-50'] })
  })

  it('accepts any value of an attribute without known options', () => {
    expect(check({ attribute: 'grit', values: ['80'] }).filters).toEqual([{ attribute: 'grit', values: ['80'] }])
    expect(check({ attribute: 'phone_order_only', values: ['1'] }).filters).toHaveLength(1)
  })

  it('merges filters of the same attribute and removes duplicate values', () => {
    const oak = { attribute: 'wood_type', values: ['58', '59', '58'] }
    expect(check(oak, oak).filters).toEqual([{ attribute: 'wood_type', values: ['58', '59'] }])
  })

  it('ignores a filter without values and does not report it', () => {
    expect(check({ attribute: 'wood_type', values: [] })).toEqual({ filters: [], price: null, flags: [], ignored: [] })
  })

  // LIST-22
  it('provides labels for filter chips', () => {
    const inForce = check({ attribute: 'wood_type', values: ['58'] }, { attribute: 'price', values: ['150-'] })
    expect(appliedFilters(inForce, null, { attributes, format: POUNDS, taxRate: 20, labels: LABELS })).toEqual([
      { attribute: 'wood_type', attributeLabel: 'Wood type', id: '58', label: 'Oak', ...IN_BOTH },
      {
        attribute: 'price',
        attributeLabel: 'Price ex VAT',
        attributeGrossLabel: 'Price inc 20% VAT',
        id: '150-',
        label: '> £150',
        grossLabel: '> £180',
        search: null,
      },
    ])
  })

  // SEARCH-64
  it('provides the price that a search states as a chip with the search without it, unless a price range is chosen', () => {
    const stated = { price: { from: null, to: 50 }, taxRate: 20, range: { from: null, to: 41.67 }, search: 'oak board' }
    const context = { attributes, format: POUNDS, taxRate: 20, labels: LABELS }
    const price = { attribute: 'price', attributeLabel: 'Price ex VAT', attributeGrossLabel: 'Price inc 20% VAT' }
    expect(appliedFilters(check(), stated, context)).toEqual([
      { ...price, id: '0-50', label: '≤ £41.67', grossLabel: '≤ £50', search: 'oak board' },
    ])
    const chosen = check({ attribute: 'price', values: ['50-100'] })
    expect(appliedFilters(chosen, stated, context)).toEqual([
      { ...price, id: '50-100', label: '£50 - £100', grossLabel: '£60 - £120', search: null },
    ])
  })
})

// LIST-19, LIST-20
describe('flags of a request', () => {
  const checkFlags = (...requested: RequestedFilter[]) =>
    validateFilters(requested, ['in_stock', 'on_offer', 'price'], attributes, ['in_stock'])

  it('are on with the value 1', () => {
    const inForce = checkFlags({ attribute: 'in_stock', values: ['1'] })
    expect(inForce).toEqual({ filters: [], price: null, flags: ['in_stock'], ignored: [] })
    expect(appliedFilters(inForce, null, { attributes, format: POUNDS, taxRate: 20, labels: LABELS })).toEqual([
      { attribute: 'in_stock', attributeLabel: 'In stock', id: '1', label: 'In stock', ...IN_BOTH },
    ])
  })

  it.each<[string, RequestedFilter]>([
    ['with another value', { attribute: 'in_stock', values: ['yes'] }],
    ['whose products are unknown', { attribute: 'on_offer', values: ['1'] }],
  ])('%s are ignored and reported', (_, filter) => {
    const { flags, ignored } = checkFlags(filter)
    expect(flags).toEqual([])
    expect(ignored).toEqual([`${filter.attribute}:${filter.values[0]}`])
  })

  it('that the listing does not have are ignored', () => {
    expect(check({ attribute: 'in_stock', values: ['1'] })).toMatchObject({ flags: [], ignored: ['in_stock'] })
  })
})

describe('readRange', () => {
  it('parses the id of any range', () => {
    const bound = fc.option(fc.integer({ min: 1, max: 999_999 }))
    fc.assert(
      fc.property(bound, bound, (from, to) => {
        fc.pre((from !== null || to !== null) && (to === null || to > (from ?? 0)))
        expect(readRange(rangeId({ from, to }))).toEqual({ from, to })
      }),
    )
  })

  it.each(['', '-', '50', '-50-100', '1e3-', '50-100-150', '9999999999999-', 'a-b'])('rejects %j', (id) => {
    expect(readRange(id)).toBeNull()
  })
})
