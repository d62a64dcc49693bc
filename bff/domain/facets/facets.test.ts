import { describe, expect, it } from 'vitest'
import { attributesByCode } from '../catalog/attribute-labels.ts'
import { attribute } from '../testing/catalog.ts'
import { buildFacets } from './facets.ts'
import type { AggregationBucket, FiltersInForce } from './facets.types.ts'

const attributes = attributesByCode([
  attribute('wood_type', { '58': 'Oak', '59': 'Ash', '60': 'Pine' }, { label: 'Wood type' }),
  attribute('thickness', { '1': '18 mm', '2': '9 mm', '3': 'Large' }, { label: 'Thickness' }),
  attribute('price', {}, { label: 'Price', input: 'price' }),
])
const POUNDS = { locale: 'en-US', currencySign: '£', priceFormat: '{sign}{amount}' }
const LABELS = {
  in_stock: 'In stock',
  on_offer: 'On offer',
  netPrice: (price: string) => `${price} ex VAT`,
  grossPrice: ({ price, rate }: { readonly price: string; readonly rate: number }) => `${price} inc ${rate}% VAT`,
}
const context = {
  filterAttributes: ['wood_type', 'thickness', 'price'],
  attributes,
  format: POUNDS,
  taxRate: 20,
  labels: LABELS,
}
const none: FiltersInForce = { filters: [], price: null, flags: [], ignored: [] }
const terms = (counts: Record<string, number>): AggregationBucket[] =>
  Object.entries(counts).map(([key, count]) => ({ key, count, from: null, to: null }))
const prices: AggregationBucket[] = [
  { key: '0.0-50.0', count: 3, from: 0, to: 50 },
  { key: '50.0-100.0', count: 0, from: 50, to: 100 },
  { key: '100.0-150.0', count: 2, from: 100, to: 150 },
  { key: '150.0-*', count: 1, from: 150, to: null },
]

describe('facet list', () => {
  // LIST-12
  it('labels values, adds up counts of simple and configurable products and sorts naturally', () => {
    const facets = buildFacets(
      { agg_terms_thickness: terms({ '1': 4, '2': 1 }), agg_terms_thickness_options: terms({ '1': 2, '3': 5 }) },
      none,
      context,
    )
    expect(facets).toEqual([
      {
        attribute: 'thickness',
        label: 'Thickness',
        grossLabel: null,
        kind: 'LIST',
        values: [
          { id: '2', label: '9 mm', grossLabel: null, count: 1, selected: false, range: null },
          { id: '1', label: '18 mm', grossLabel: null, count: 6, selected: false, range: null },
          { id: '3', label: 'Large', grossLabel: null, count: 5, selected: false, range: null },
        ],
      },
    ])
  })

  it('keeps a chosen value without results, in its own facet only', () => {
    const inForce = { ...none, filters: [{ attribute: 'wood_type', values: ['60'] }] }
    const facets = buildFacets({ agg_terms_thickness: terms({ '1': 4 }), agg_terms_wood_type: [] }, inForce, context)
    expect(facets.map(({ attribute, values }) => [attribute, values.map(({ id, selected }) => [id, selected])])).toEqual([
      ['wood_type', [['60', true]]],
      ['thickness', [['1', false]]],
    ])
  })

  it('omits facets whose values all have a count of 0', () => {
    expect(buildFacets({ agg_terms_wood_type: terms({ '58': 0 }) }, none, context)).toEqual([])
  })

  it('labels each part of a combined value that the platform counts as one', () => {
    const use = attributesByCode([attribute('use', { '1': 'Indoor', '2': 'Outdoor' }, { input: 'multiselect' })])
    const [facet] = buildFacets({ agg_terms_use: terms({ '1,2': 3 }) }, none, {
      ...context,
      filterAttributes: ['use'],
      attributes: use,
    })
    expect(facet?.values.map(({ label }) => label)).toEqual(['Indoor, Outdoor'])
  })

  // LIST-10
  it('sorts facets by the settings and omits facets without values', () => {
    const facets = buildFacets(
      { agg_range_price: prices, agg_terms_thickness: [], agg_terms_wood_type: terms({ '58': 1 }) },
      none,
      context,
    )
    expect(facets.map((facet) => facet.attribute)).toEqual(['wood_type', 'price'])
  })

  // LIST-12
  it('omits a value without a label in the attribute’s options', () => {
    const [facet] = buildFacets({ agg_terms_wood_type: terms({ '58': 1, '99': 4 }) }, none, context)
    expect(facet?.values.map(({ label }) => label)).toEqual(['Oak'])
  })

  it('labels an option without metadata by its id, and an attribute without a name by its code', () => {
    const [facet] = buildFacets({ agg_terms_stair_part: terms({ '77': 1, '': 9 }) }, none, {
      ...context,
      filterAttributes: ['stair_part'],
    })
    expect(facet).toMatchObject({ label: 'Stair part', values: [{ id: '77', label: '77' }] })
    expect(facet?.values).toHaveLength(1)
  })

  it('omits blank labels of options and of the platform', () => {
    const blank = attributesByCode([attribute('finish', { '1': 'Oiled', '2': '', '3': '  ' })])
    const [facet] = buildFacets({ agg_terms_finish: terms({ '1': 1, '2': 2, '3': 3 }) }, none, {
      ...context,
      filterAttributes: ['finish'],
      attributes: blank,
    })
    expect(facet?.values.map(({ label }) => label)).toEqual(['Oiled'])
  })

  // LIMIT-5
  it.each<[string, Partial<AggregationBucket>, string]>([
    ['the first bucket', { from: 0, to: 50 }, '< £50'],
    ['the first bucket without a lower bound', { from: null, to: 50 }, '< £50'],
    ['a middle bucket', { from: 50, to: 100 }, '£50 - £100'],
    ['the last bucket, which has no upper bound', { from: 150, to: null }, '> £150'],
  ])('labels %s with its range', (_, bucket, label) => {
    const [facet] = buildFacets({ agg_range_price: [{ key: '', count: 1, from: null, to: null, ...bucket }] }, none, context)
    expect(facet?.values).toMatchObject([{ label }])
  })

  it('adds up the counts of simple products and variants for a value', () => {
    const [facet] = buildFacets(
      { agg_terms_wood_type: terms({ '58': 3 }), agg_terms_wood_type_options: terms({ '58': 2, '60': 1 }) },
      none,
      context,
    )
    expect(facet?.values).toMatchObject([
      { label: 'Oak', count: 5 },
      { label: 'Pine', count: 1 },
    ])
  })

  it('marks chosen values and keeps them without matches', () => {
    const chosen = { ...none, filters: [{ attribute: 'wood_type', values: ['58', '60'] }] }
    const [facet] = buildFacets({ agg_terms_wood_type: terms({ '58': 2, '59': 3 }) }, chosen, context)
    expect(facet?.values).toEqual([
      { id: '59', label: 'Ash', grossLabel: null, count: 3, selected: false, range: null },
      { id: '58', label: 'Oak', grossLabel: null, count: 2, selected: true, range: null },
      { id: '60', label: 'Pine', grossLabel: null, count: 0, selected: true, range: null },
    ])
  })

  // SEARCH-53
  it('lists price ranges with the currency, but none without products', () => {
    const [facet] = buildFacets({ agg_range_price: prices }, { ...none, price: { from: 100, to: 150 } }, context)
    expect(facet).toEqual({
      attribute: 'price',
      label: 'Price ex VAT',
      grossLabel: 'Price inc 20% VAT',
      kind: 'RANGE',
      values: [
        { id: '0-50', label: '< £50', grossLabel: '< £60', count: 3, selected: false, range: { from: null, to: 50 } },
        {
          id: '100-150',
          label: '£100 - £150',
          grossLabel: '£120 - £180',
          count: 2,
          selected: true,
          range: { from: 100, to: 150 },
        },
        { id: '150-', label: '> £150', grossLabel: '> £180', count: 1, selected: false, range: { from: 150, to: null } },
      ],
    })
  })

  // SEARCH-53
  it('keeps a chosen price range without products, so that it can be given up', () => {
    const [facet] = buildFacets({ agg_range_price: prices }, { ...none, price: { from: 50, to: 100 } }, context)
    expect(facet?.values.map(({ id, count, selected }) => [id, count, selected])).toEqual([
      ['0-50', 3, false],
      ['50-100', 0, true],
      ['100-150', 2, false],
      ['150-', 1, false],
    ])
  })

  // LIST-22
  it('labels price ranges with VAT at any rate, with pennies only if they have some', () => {
    const labels = (taxRate: number | null) =>
      buildFacets({ agg_range_price: prices.map((each) => ({ ...each, count: 1 })) }, none, { ...context, taxRate }).flatMap(
        ({ grossLabel, values }) => [grossLabel, ...values.map((value) => value.grossLabel)],
      )
    expect(labels(19)).toEqual(['Price inc 19% VAT', '< £59.50', '£59.50 - £119', '£119 - £178.50', '> £178.50'])
    for (const rate of [0, null]) expect(labels(rate)).toEqual([null, null, null, null, null])
  })

  it('is empty without aggregations', () => {
    expect(buildFacets({}, none, context)).toEqual([])
  })
})

// LIST-19, LIST-20
describe('flag facet', () => {
  const flagged = { ...context, filterAttributes: ['in_stock'] }
  const createCounts = (count: number, all: number) => ({
    agg_flag_in_stock: [{ key: 'agg_flag_in_stock', count, from: null, to: null }],
    agg_all_in_stock: [{ key: 'agg_all_in_stock', count: all, from: null, to: null }],
  })

  it('has one value with its count and the label of the facet', () => {
    expect(buildFacets(createCounts(3, 5), none, flagged)).toEqual([
      {
        attribute: 'in_stock',
        label: 'In stock',
        grossLabel: null,
        kind: 'FLAG',
        values: [{ id: '1', label: 'In stock', grossLabel: null, count: 3, selected: false, range: null }],
      },
    ])
  })

  it.each([
    ['all products have it', 5, 5],
    ['no product has it', 0, 5],
  ])('is omitted if %s', (_, count, all) => {
    expect(buildFacets(createCounts(count, all), none, flagged)).toEqual([])
  })

  it('stays while it is on, so that it can be switched off', () => {
    const [facet] = buildFacets(createCounts(5, 5), { ...none, flags: ['in_stock'] }, flagged)
    expect(facet?.values).toMatchObject([{ count: 5, selected: true }])
  })

  it('is omitted without counts', () => {
    expect(buildFacets({}, none, flagged)).toEqual([])
  })
})
