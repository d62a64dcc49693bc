import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { BOARD, decodeSample } from './product.test-kit.ts'
import { decodeProduct } from './product.ts'

const NO_LIMITS = { least: null, most: null, step: null }

describe('product decoder', () => {
  it('returns numbers for numbers and strings for ids', () => {
    expect(decodeSample({}).product).toMatchObject({
      id: '7',
      sku: 'OAK',
      taxClassId: 2,
      price: 12.5,
      finalPrice: null,
      specialPrice: null,
    })
  })

  it.each([
    ['an id', { id: undefined }],
    ['a sku', { sku: '' }],
  ])('returns null without %s', (_, without) => {
    expect(decodeProduct({ ...BOARD, ...without }, { compact: false, warn: vi.fn() })).toBeNull()
  })

  // PROD-8
  it.each(['simple', 'configurable', 'grouped', 'bundle', 'downloadable', 'virtual'])('knows the type %s', (type_id) => {
    const { product, warn } = decodeSample({ type_id })
    expect(product.type).toBe(type_id)
    expect(warn).not.toHaveBeenCalled()
  })

  // URL-11
  it.each(['/timber/oak', 'timber/oak/', 'timber//oak', '../oak', './oak'])('has no URL path for %j', (url_path) => {
    expect(decodeSample({ url_path }).product.urlPath).toBeNull()
  })

  // FRONT-20
  it.each([[null], [''], [{}]])('has its sku in place of the name %j', (name) => {
    expect(decodeSample({ name }).product.name).toBe('OAK')
  })

  // FRONT-21
  it('has each variant once', () => {
    const configurable_children = [{ sku: 'A', price: 1 }, { sku: 'B' }, { sku: 'A', price: 2 }]
    expect(decodeSample({ configurable_children }).product.configurableChildren).toMatchObject([
      { sku: 'A', price: 1 },
      { sku: 'B' },
    ])
  })

  // FRONT-19
  it('has a description for search engines without entities', () => {
    expect(decodeSample({ meta_description: 'Oak &amp; ash' }).product.metaDescription).toBe('Oak & ash')
  })

  // PROD-76
  it('writes the sizes of names and titles with ×, and keeps numbers, addresses and descriptions', () => {
    const { product } = decodeSample({
      sku: 'OAK-25 x 75',
      name: 'Oak block 25 x 75 x 170 mm',
      meta_title: 'Oak block 25x75x170',
      description: '<img src="/oak-25 x 75.png">',
      category: [{ category_id: 3, name: 'Blocks up to 25 x 75 mm' }],
      media_gallery: [{ image: '/a.png', lab: 'Block 25 x 75' }],
      configurable_options: [{ attribute_id: 5, label: 'Size', values: [{ value_index: 7, label: '25 x 75 mm' }] }],
      configurable_children: [{ sku: 'V', name: 'Oak block 25 x 75 mm' }],
      custom_options: [{ option_id: 1, title: 'Cut to 25 x 75', values: [{ option_type_id: 2, title: '25 x 75' }] }],
    })
    expect(product).toMatchObject({
      sku: 'OAK-25 x 75',
      name: 'Oak block 25 × 75 × 170 mm',
      slug: 'oak-block-25-x-75-x-170-mm-7',
      metaTitle: 'Oak block 25 × 75 × 170',
      description: '<img src="/oak-25 x 75.png">',
      categories: [{ name: 'Blocks up to 25 × 75 mm' }],
      gallery: [{ label: 'Block 25 × 75' }],
      configurableOptions: [{ values: [{ label: '25 × 75 mm' }] }],
      configurableChildren: [{ name: 'Oak block 25 × 75 mm' }],
      customOptions: [{ title: 'Cut to 25 × 75', values: [{ title: '25 × 75' }] }],
    })
  })

  it('treats an unknown type as simple, with a warning', () => {
    const { product, warn } = decodeSample({ type_id: 'giftcard' })
    expect(product.type).toBe('simple')
    expect(warn).toHaveBeenCalledExactlyOnceWith({ typeId: 'giftcard' }, expect.any(String))
  })

  it.each([
    ['its own', { slug: 'oak-board-7', url_key: 'oak' }, 'oak-board-7'],
    ['its URL key', { url_key: 'oak' }, 'oak'],
    ['built from name and id', {}, 'oak-board-7'],
  ])('reads a slug: %s', (_, more, slug) => {
    expect(decodeSample(more).product.slug).toBe(slug)
  })

  // PRICE-9; platform contract §14.16
  it.each([0, '0', '0.0000', null])('reads no special price from %j', (none) => {
    const { product } = decodeSample({ special_price: none, original_special_price: none })
    expect(product).toMatchObject({ specialPrice: null, originalSpecialPrice: null })
  })

  // PROD-11
  it('reads a special price with its start and its end', () => {
    const [special_from_date, special_to_date] = ['2026-06-01 00:00:00', '2026-07-01 00:00:00']
    const expected = { specialPrice: 9.5, specialFrom: special_from_date, specialTo: special_to_date }
    expect(decodeSample({ special_price: '9.5000', special_from_date, special_to_date }).product).toMatchObject(expected)
    expect(decodeSample({ special_price: 9.5 }).product).toMatchObject({ specialPrice: 9.5, specialFrom: null, specialTo: null })
  })

  // PRICE-6
  it.each(['0000-00-00 00:00:00', '0000-00-00', ' '])('reads a special price without dates from %j', (none) => {
    const { product } = decodeSample({ special_price: 9.5, special_from_date: none, special_to_date: none })
    expect(product).toMatchObject({ specialPrice: 9.5, specialFrom: null, specialTo: null })
  })

  // PROD-10
  it('reads price, special price, final price and their originals', () => {
    const prices = { price: '20', special_price: '15', final_price: '14' }
    const originals = { original_price: '21', original_special_price: '16', original_final_price: '15.5' }
    expect(decodeSample({ ...prices, ...originals }).product).toMatchObject({
      price: 20,
      specialPrice: 15,
      finalPrice: 14,
      originalPrice: 21,
      originalSpecialPrice: 16,
      originalFinalPrice: 15.5,
    })
  })

  it('reads a price of 0', () => {
    expect(decodeSample({ price: 0, final_price: '0.0000' }).product).toMatchObject({ price: 0, finalPrice: 0 })
  })

  it('reads category ids of mixed types', () => {
    const { product } = decodeSample({
      category_ids: [24, '25', null],
      category: [{ category_id: 24, name: 'Boards' }, { name: 'nameless' }],
    })
    expect(product.categoryIds).toEqual(['24', '25'])
    expect(product.categories).toEqual([{ id: '24', name: 'Boards', path: null }])
  })

  it.each([
    ['a path', '/o/oak.jpg', '/o/oak.jpg'],
    ['no_selection', 'no_selection', null],
    ['missing', undefined, null],
    ['blank', '', null],
  ])('reads an image that is %s', (_, image, expected) => {
    expect(decodeSample({ image }).product.image).toBe(expected)
  })

  // PROD-17
  it('sorts the gallery and drops entries without a picture', () => {
    const media_gallery = [
      { image: '/b.jpg', pos: '2', lab: 'Back' },
      { image: 'no_selection', pos: 0 },
      { image: '/a.jpg', pos: 1, vid: { url: 'https://video.example/1', video_id: '1' } },
    ]
    expect(decodeSample({ media_gallery }).product.gallery).toEqual([
      { image: '/a.jpg', label: null, videoUrl: 'https://video.example/1' },
      { image: '/b.jpg', label: 'Back', videoUrl: null },
    ])
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', '//video.example/1', 'file:///etc/passwd', 7, null])(
    'keeps a picture without its video if the video URL is not a web address: %j',
    (url) => {
      expect(decodeSample({ media_gallery: [{ image: '/a.jpg', vid: { url } }] }).product.gallery).toEqual([
        { image: '/a.jpg', label: null, videoUrl: null },
      ])
    },
  )

  it.each([
    [
      'with a quantity',
      { product_id: 7, qty: '140.0000', is_in_stock: '1', manage_stock: 1 },
      { productId: '7', qty: 140, isInStock: true, manageStock: true, quantities: NO_LIMITS },
    ],
    [
      'without a quantity, which is not zero',
      { qty: null, is_in_stock: true },
      { productId: null, qty: null, isInStock: true, manageStock: true, quantities: NO_LIMITS },
    ],
    [
      'with quantity limits',
      { qty: 5, is_in_stock: true, min_sale_qty: '4.0000', max_sale_qty: 20, qty_increments: 4 },
      { productId: null, qty: 5, isInStock: true, manageStock: true, quantities: { least: 4, most: 20, step: 4 } },
    ],
    ['without an availability flag', { qty: 5 }, null],
    // WIRE-1
    [
      'with backorders',
      { qty: 5, is_in_stock: true, backorders: 1 },
      { productId: null, qty: null, isInStock: true, manageStock: true, quantities: NO_LIMITS },
    ],
    ['without a readable state', { qty: 5, is_in_stock: 'maybe' }, null],
  ])('reads stock %s', (_, stock, expected) => {
    expect(decodeSample({ stock }).product.stock).toEqual(expected)
  })

  it('reads tier prices', () => {
    const tier_prices = [
      { customer_group_id: 0, qty: '10', value: '9.5' },
      { customer_group_id: 1, value: 3 },
    ]
    expect(decodeSample({ tier_prices }).product.tierPrices).toEqual([{ customerGroupId: 0, qty: 10, value: 9.5 }])
  })

  // PRICE-22
  it.each([
    [0, [0]],
    ['32000', [32000]],
    [undefined, [0]],
    ['all', []],
    ['', []],
    [{}, []],
  ])('reads a tier price for the customer group %j only if the group is readable', (customer_group_id, groups) => {
    const { tierPrices } = decodeSample({ tier_prices: [{ customer_group_id, qty: 5, value: 0.5 }] }).product
    expect(tierPrices.map(({ customerGroupId }) => customerGroupId)).toEqual(groups)
  })

  it('reads database dates as UTC', () => {
    expect(decodeSample({ created_at: '2024-05-02 09:14:33', updated_at: 'soon' }).product).toMatchObject({
      createdAt: '2024-05-02T09:14:33.000Z',
      updatedAt: null,
    })
  })
})

describe('product attributes', () => {
  it.each([
    ['a number', 58, '58'],
    ['a string', '1.85', '1.85'],
    ['a comma list of a multiselect', '58,61', ['58', '61']],
    ['a list', [58, '61'], ['58', '61']],
    ['yes', true, '1'],
    ['no', false, '0'],
    ['a sentence with a comma', 'Sanded, oiled', 'Sanded, oiled'],
    ['nothing from null', null, undefined],
    ['nothing from a blank string', ' ', undefined],
    ['nothing from an empty list', [], undefined],
    ['nothing from an object', { a: 1 }, undefined],
  ])('read %s', (_, value, expected) => {
    expect(decodeSample({ wood_type: value }).product.attributes.wood_type).toEqual(expected)
  })

  it('exclude prices and internal fields', () => {
    const noise = {
      price_incl_tax: 15,
      priceInclTax: 15,
      special_price_tax: 1,
      minimal_price: 3,
      sgn: 'x',
      tsk: 1,
      _score: 2,
      small_image: '/x',
      has_options: '0',
    }
    expect(decodeSample(noise).product.attributes).toEqual({})
  })

  it('include custom attributes', () => {
    expect(
      decodeSample({ custom_attributes: [{ attribute_code: 'finish', value: '12' }, { value: 1 }] }).product.attributes,
    ).toEqual({
      finish: '12',
    })
  })
})

describe('decoding of any document', () => {
  it('returns a product or null and never throws', () => {
    const fields = [
      'id',
      'sku',
      'name',
      'price',
      'stock',
      'media_gallery',
      'configurable_children',
      'bundle_options',
      'custom_options',
      'category_ids',
    ]
    const documents = fc.dictionary(
      fc.constantFrom(...fields, 'product_links', 'custom_attributes', 'extension_attributes', '__proto__'),
      fc.jsonValue(),
    )
    fc.assert(
      fc.property(documents, fc.boolean(), (document, compact) => {
        const product = decodeProduct(document, { compact, warn: () => {} })
        if (product) expect(typeof product.id).toBe('string')
      }),
    )
  })
})
