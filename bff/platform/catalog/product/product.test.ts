import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import type { Document } from '../../documents/document.ts'
import { decodeProduct } from './product.ts'

const BOARD = {
  id: 7,
  sku: 'OAK',
  name: 'Oak board',
  type_id: 'simple',
  status: 1,
  visibility: 4,
  tax_class_id: '2',
  price: '12.5000',
}

function decoded(more: Document, { compact = false } = {}) {
  const warn = vi.fn()
  const product = decodeProduct({ ...BOARD, ...more }, { compact, warn })
  if (!product) throw new Error('expected a product')
  return { product, warn }
}

describe('product of a document', () => {
  it('has numbers for numbers and text for ids', () => {
    expect(decoded({}).product).toMatchObject({
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
  ])('is none without %s', (_, without) => {
    expect(decodeProduct({ ...BOARD, ...without }, { compact: false, warn: vi.fn() })).toBeNull()
  })

  it('is simple when its type is unknown, with a warning', () => {
    const { product, warn } = decoded({ type_id: 'giftcard' })
    expect(product.type).toBe('simple')
    expect(warn).toHaveBeenCalledExactlyOnceWith({ typeId: 'giftcard' }, expect.any(String))
  })

  it.each([
    ['its own', { slug: 'oak-board-7', url_key: 'oak' }, 'oak-board-7'],
    ['its url key', { url_key: 'oak' }, 'oak'],
    ['made of name and id', {}, 'oak-board-7'],
  ])('has a slug: %s', (_, more, slug) => {
    expect(decoded(more).product.slug).toBe(slug)
  })

  it('reads category ids of mixed types', () => {
    const { product } = decoded({
      category_ids: [24, '25', null],
      category: [{ category_id: 24, name: 'Boards' }, { name: 'nameless' }],
    })
    expect(product.categoryIds).toEqual(['24', '25'])
    expect(product.categories).toEqual([{ id: '24', name: 'Boards', path: null }])
  })

  it.each([
    ['a path', '/o/oak.jpg', '/o/oak.jpg'],
    ['no_selection', 'no_selection', null],
    ['nothing', undefined, null],
    ['blank', '', null],
  ])('reads an image that is %s', (_, image, expected) => {
    expect(decoded({ image }).product.image).toBe(expected)
  })

  it('sorts the gallery and leaves out entries without a picture', () => {
    const media_gallery = [
      { image: '/b.jpg', pos: '2', lab: 'Back' },
      { image: 'no_selection', pos: 0 },
      { image: '/a.jpg', pos: 1, vid: { url: 'https://video.example/1', video_id: '1' } },
    ]
    expect(decoded({ media_gallery }).product.gallery).toEqual([
      { image: '/a.jpg', label: null, videoUrl: 'https://video.example/1' },
      { image: '/b.jpg', label: 'Back', videoUrl: null },
    ])
  })

  it.each([
    [
      'with a count',
      { product_id: 7, qty: '140.0000', is_in_stock: '1', manage_stock: 1 },
      { productId: '7', qty: 140, isInStock: true, manageStock: true },
    ],
    [
      'without a count, which is not zero',
      { qty: null, is_in_stock: true },
      { productId: null, qty: null, isInStock: true, manageStock: true },
    ],
    ['that does not say', { qty: 5 }, null],
  ])('reads stock %s', (_, stock, expected) => {
    expect(decoded({ stock }).product.stock).toEqual(expected)
  })

  it('reads tier prices', () => {
    const tier_prices = [
      { customer_group_id: 0, qty: '10', value: '9.5' },
      { customer_group_id: 1, value: 3 },
    ]
    expect(decoded({ tier_prices }).product.tierPrices).toEqual([{ customerGroupId: 0, qty: 10, value: 9.5 }])
  })

  it('reads dates of the database as UTC', () => {
    expect(decoded({ created_at: '2024-05-02 09:14:33', updated_at: 'soon' }).product).toMatchObject({
      createdAt: '2024-05-02T09:14:33.000Z',
      updatedAt: null,
    })
  })
})

describe('attributes of a product', () => {
  it.each([
    ['a number', 58, '58'],
    ['a text', '1.85', '1.85'],
    ['a comma list of a multiselect', '58,61', ['58', '61']],
    ['a list', [58, '61'], ['58', '61']],
    ['yes', true, '1'],
    ['no', false, '0'],
    ['a sentence with a comma', 'Sanded, oiled', 'Sanded, oiled'],
    ['nothing', null, undefined],
    ['blank', ' ', undefined],
    ['an empty list', [], undefined],
    ['an object', { a: 1 }, undefined],
  ])('read %s', (_, value, expected) => {
    expect(decoded({ wood_type: value }).product.attributes.wood_type).toEqual(expected)
  })

  it('are neither prices nor bookkeeping', () => {
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
    expect(decoded(noise).product.attributes).toEqual({})
  })

  it('include custom attributes', () => {
    expect(decoded({ custom_attributes: [{ attribute_code: 'finish', value: '12' }, { value: 1 }] }).product.attributes).toEqual({
      finish: '12',
    })
  })
})

describe('variants of a configurable product', () => {
  const variant = (child: Document, parent: Document = {}, form = { compact: false }) =>
    decoded({ type_id: 'configurable', configurable_children: [child], ...parent }, form).product.configurableChildren[0]

  it('have their custom attributes as attributes, a status as number', () => {
    const child = {
      sku: 'OAK-22',
      id: 71,
      custom_attributes: [
        { attribute_code: 'thickness', value: '22' },
        { attribute_code: 'status', value: '2' },
      ],
    }
    expect(variant(child)).toMatchObject({ id: '71', sku: 'OAK-22', status: 2, attributes: { thickness: '22' } })
  })

  it.each([
    ['keep their own price', { price: 9 }, { special_price: 5 }, false, { price: 9, specialPrice: null }],
    [
      'take prices the compact form left out from the parent',
      { price: 9 },
      { special_price: 5 },
      true,
      { price: 9, specialPrice: 5 },
    ],
    [
      'keep a null the compact form names',
      { special_price: null },
      { special_price: 5 },
      true,
      { price: 12.5, specialPrice: null },
    ],
    ['without any price have the parent’s', {}, { special_price: 5 }, false, { price: 12.5, specialPrice: 5 }],
  ])('%s', (_, child, parent, compact, expected) => {
    expect(variant({ sku: 'OAK-22', ...child }, parent, { compact })).toMatchObject(expected)
  })

  it('have the window of the special price they have', () => {
    const parent = { special_price: 5, special_from_date: '2024-01-01 00:00:00', special_to_date: null }
    expect(variant({ sku: 'OAK-22' }, parent)).toMatchObject({ specialFrom: '2024-01-01 00:00:00' })
    expect(variant({ sku: 'OAK-22', price: 9, special_price: 8 }, parent)).toMatchObject({ specialFrom: null })
  })

  it.each([
    ['left out', {}, '/o/oak.jpg'],
    ['no_selection', { image: 'no_selection' }, null],
    ['their own', { image: '/o/22.jpg' }, '/o/22.jpg'],
  ])('have a picture when it is %s', (_, child, expected) => {
    expect(variant({ sku: 'OAK-22', ...child }, { image: '/o/oak.jpg' })?.image).toBe(expected)
  })

  it('without a sku are dropped, with a warning', () => {
    const { product, warn } = decoded({ configurable_children: [{ id: 1 }, { sku: 'OAK-22' }] })
    expect(product.configurableChildren).toHaveLength(1)
    expect(warn).toHaveBeenCalledExactlyOnceWith({ dropped: 1 }, expect.any(String))
  })
})

describe('options and links of a product', () => {
  it('reads configurable options', () => {
    const configurable_options = [
      {
        attribute_id: '141',
        attribute_code: 'thickness',
        label: 'Thickness',
        position: 0,
        values: [{ value_index: 22, label: '22 mm' }, { value_index: '9' }],
      },
      { label: 'nameless' },
    ]
    expect(decoded({ configurable_options }).product.configurableOptions).toEqual([
      {
        attributeId: '141',
        attributeCode: 'thickness',
        label: 'Thickness',
        position: 0,
        values: [
          { valueIndex: '22', label: '22 mm' },
          { valueIndex: '9', label: null },
        ],
      },
    ])
  })

  it('reads bundle options, as a list or as a map', () => {
    const option = {
      option_id: 3,
      title: 'Base rail',
      required: '1',
      type: 'select',
      position: 1,
      product_links: [{ id: '5', sku: 'RAIL', qty: '2', is_default: 1 }],
    }
    const expected = [
      {
        ...{ optionId: '3', title: 'Base rail', required: true, type: 'select', position: 1 },
        links: [{ id: '5', sku: 'RAIL', qty: 2, isDefault: true, position: 0, canChangeQuantity: false }],
      },
    ]
    expect(decoded({ bundle_options: [option] }).product.bundleOptions).toEqual(expected)
    expect(decoded({ bundle_options: { 3: option } }).product.bundleOptions).toEqual(expected)
  })

  it('reads custom options', () => {
    const custom_options = [
      {
        option_id: 1,
        title: 'Engraving',
        type: 'field',
        is_require: true,
        price: '4',
        price_type: 'fixed',
        max_characters: '20',
        sort_order: 2,
      },
      {
        option_id: 2,
        title: 'Planing',
        type: 'radio',
        is_require: 0,
        values: [{ option_type_id: 9, title: 'Fine', price: 10, price_type: 'percent' }],
      },
    ]
    expect(decoded({ custom_options }).product.customOptions).toMatchObject([
      { optionId: '1', required: true, price: 4, priceType: 'fixed', maxCharacters: 20, position: 2, values: [] },
      {
        optionId: '2',
        required: false,
        price: null,
        maxCharacters: null,
        values: [{ id: '9', price: 10, priceType: 'percent' }],
      },
    ])
  })

  it("reads links with the link's own quantity only", () => {
    const product_links = [
      { link_type: 'associated', linked_product_sku: 'A', linked_product_type: 'simple', position: 1, qty: '3' },
      { link_type: 'associated', linked_product_sku: 'B', extension_attributes: { qty: 9 } },
      { link_type: 'related' },
    ]
    expect(decoded({ product_links }).product.links).toEqual([
      { linkType: 'associated', sku: 'A', type: 'simple', position: 1, qty: 3 },
      { linkType: 'associated', sku: 'B', type: null, position: 0, qty: null },
    ])
  })

  it('reads samples and files, and never the address of a file that is sold', () => {
    const extension_attributes = {
      downloadable_product_samples: [{ id: 1, title: 'First page', sample_url: 'https://files.example/1.pdf', sort_order: 1 }],
      downloadable_product_links: [{ id: 2, title: 'Plan', price: '4.5', link_url: 'https://files.example/plan.pdf' }],
    }
    const { product } = decoded({ extension_attributes })
    expect(product.samples).toEqual([{ id: '1', title: 'First page', url: 'https://files.example/1.pdf', price: null }])
    expect(product.downloads).toEqual([{ id: '2', title: 'Plan', url: null, price: 4.5 }])
  })
})

describe('any document at all', () => {
  it('becomes a product or nothing, but never an exception', () => {
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
