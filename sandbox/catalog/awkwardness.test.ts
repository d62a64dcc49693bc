import { describe, expect, it } from 'vitest'
import { attribute, category, listDocuments, listProducts, type ProductDocument } from './shapes.test-kit.ts'

const NOW = '2026-11-20 10:00:00'
const products = listProducts()
const children = products.flatMap(({ configurable_children = [] }) => configurable_children)
const some = (test: (product: ProductDocument) => unknown) => products.filter(test).length
const customOptions = products.flatMap(({ custom_options = [] }) => custom_options)

describe('built-in catalogue edge cases', () => {
  it.each<[string, (product: ProductDocument) => unknown]>([
    ['tax classes as strings', ({ tax_class_id }) => typeof tax_class_id === 'string'],
    ['unmanaged stock', ({ type_id, stock }) => type_id === 'simple' && stock.qty === null && stock.is_in_stock],
    ['products out of stock', ({ status, visibility, stock }) => status === 1 && visibility > 1 && !stock.is_in_stock],
    ['disabled products', ({ status, visibility }) => status === 2 && visibility > 1],
    ['products without a slug', ({ slug }) => slug === undefined],
    [
      'variants that are also hidden products',
      ({ sku, visibility }) => visibility === 1 && children.some((child) => child.sku === sku),
    ],
    [
      'a hidden product without a parent',
      ({ sku, visibility }) => visibility === 1 && !children.some((child) => child.sku === sku),
    ],
    ['products in the catalogue only', ({ visibility }) => visibility === 2],
    ['products in search only', ({ visibility }) => visibility === 3],
    ['an active special price', ({ special_from_date: from, special_to_date: to }) => from && to && from < NOW && to > NOW],
    ['a special price without an end', ({ special_from_date: from, special_to_date: to }) => from && from < NOW && to === null],
    ['a special price without a start', ({ special_from_date: from, special_to_date: to }) => from === null && to && to > NOW],
    ['an expired special price', ({ special_to_date: to }) => to && to < NOW],
    ['a future special price', ({ special_from_date: from }) => from && from > NOW],
    ['a special price above the price', ({ price, special_price }) => special_price && Number(special_price) > Number(price)],
    ['a configurable product without a price', ({ type_id, price }) => type_id === 'configurable' && Number(price) === 0],
    [
      'an option without a label',
      ({ configurable_options = [] }) => configurable_options.some(({ values }) => values.some(({ label }) => !label)),
    ],
    [
      'configurable options without a code',
      ({ configurable_options = [] }) => configurable_options.some((option) => !option.attribute_code),
    ],
    [
      'attribute ids as strings',
      ({ configurable_options = [] }) => configurable_options.some(({ attribute_id }) => typeof attribute_id === 'string'),
    ],
    ['disabled variants', ({ configurable_children = [] }) => configurable_children.some(({ status }) => status === 2)],
    ['variants out of stock', ({ configurable_children = [] }) => configurable_children.some(({ stock }) => !stock.is_in_stock)],
    [
      'variants without a picture',
      ({ configurable_children = [] }) => configurable_children.some(({ image }) => image === 'no_selection'),
    ],
    [
      'variants with attributes as fields and as a list',
      ({ configurable_children = [] }) => configurable_children.some((child) => child.custom_attributes),
    ],
    ['several uses in one field', ({ use }) => typeof use === 'string' && use.includes(',')],
    ['a video in the gallery', ({ media_gallery }) => media_gallery.some(({ vid }) => vid)],
    ['attribute metadata on products', ({ attributes_metadata }) => attributes_metadata?.length],
    ['tier prices', ({ tier_prices }) => tier_prices.length > 0],
    ['products sold by telephone only', ({ phone_order_only }) => Number(phone_order_only) === 1],
    ['a cutting notice', ({ cutting_service_notification_t: notice }) => typeof notice === 'string' && notice],
    [
      'documents as a text with one per line',
      ({ documents }) => typeof documents === 'string' && documents.includes('|/media/docs/'),
    ],
    ['a free product', ({ type_id, final_price }) => type_id === 'simple' && final_price === 0],
  ])('include %s', (_, test) => {
    expect(some(test)).toBeGreaterThan(0)
  })

  it.each(['field', 'area', 'file', 'drop_down', 'select', 'radio', 'checkbox', 'multiple', 'date', 'date_time', 'time'])(
    'include a custom option of type %s',
    (type) => {
      expect(customOptions.map((option) => option.type)).toContain(type)
    },
  )

  it('include custom option prices as amounts and as percentages', () => {
    const kinds = customOptions.flatMap(({ price_type, values = [] }) => [price_type, ...values.map((value) => value.price_type)])
    expect(kinds).toEqual(expect.arrayContaining(['fixed', 'percent']))
  })

  it('include a category without products and an inactive one', () => {
    const categories = listDocuments('category').map((document) => category.parse(document))
    expect(categories.some(({ is_active, product_count }) => is_active && product_count === 0)).toBe(true)
    expect(categories.some(({ is_active }) => !is_active)).toBe(true)
    expect(new Set(listDocuments('category').map(({ include_in_menu }) => include_in_menu))).toEqual(new Set([0, 1]))
    expect(categories.some(({ parent_ids }) => parent_ids === undefined)).toBe(true)
    expect(listDocuments('category').some(({ slug }) => slug === undefined)).toBe(true)
    expect(listDocuments('category').every(({ children_count }) => typeof children_count === 'string')).toBe(true)
  })

  it('include one attribute flag as a string, another as a boolean, and selects with a blank option', () => {
    const flags = listDocuments('attribute').map(({ is_comparable, is_visible_on_front }) => [is_comparable, is_visible_on_front])
    expect(new Set(flags.map(([comparable]) => comparable))).toEqual(new Set(['0', '1']))
    expect(new Set(flags.map(([, onFront]) => onFront))).toEqual(new Set([true, false]))
    const brand = listDocuments('attribute')
      .map((document) => attribute.parse(document))
      .find(({ attribute_code }) => attribute_code === 'brand')
    expect(brand?.options[0]).toEqual({ value: '', label: ' ' })
  })

  it('include pending reviews', () => {
    const statuses = listDocuments('review').map(({ review_status }) => review_status)
    expect(new Set(statuses)).toEqual(new Set([1, 2]))
    expect(statuses.filter((status) => status === 1).length / statuses.length).toBeGreaterThan(0.85)
  })
})

describe('built-in catalogue prices', () => {
  it('use a special price only while it is active and lower', () => {
    for (const {
      sku,
      special_price,
      special_from_date: from,
      special_to_date: to,
      final_price,
      regular_price,
      type_id,
    } of products) {
      if (!special_price || type_id === 'configurable') continue
      const regular = Number(regular_price)
      const counts = (!from || from < NOW) && (!to || to > NOW) && Number(special_price) < regular
      expect([sku, final_price]).toEqual([sku, counts ? Number(special_price) : regular])
    }
  })

  it('include a price per metre for products sold by length', () => {
    const board = products.find(({ sku }) => sku === 'PSE-25X150')
    expect(
      board?.configurable_children
        ?.map((child) => child.aa_pricepermetre)
        .every((price) => Number(price) > 2 && Number(price) < 8),
    ).toBe(true)
    expect(board?.aa_pricepermetre).toBe(
      Math.min(...(board?.configurable_children ?? []).map((child) => Number(child.aa_pricepermetre))),
    )
  })

  it('rise with length', () => {
    const prices =
      products.find(({ sku }) => sku === 'SAWN-C16-47X100')?.configurable_children?.map(({ price }) => Number(price)) ?? []
    expect(prices).toEqual([...prices].sort((a, b) => a - b))
  })
})
