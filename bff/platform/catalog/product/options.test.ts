import { describe, expect, it } from 'vitest'
import { decodeSample } from './product.test-kit.ts'

describe('product options and links decoder', () => {
  // PROD-13
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
    expect(decodeSample({ configurable_options }).product.configurableOptions).toEqual([
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

  // PROD-16
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
        optionId: '3',
        title: 'Base rail',
        required: true,
        type: 'select',
        position: 1,
        links: [{ id: '5', sku: 'RAIL', qty: 2, isDefault: true, position: 0, canChangeQuantity: false }],
      },
    ]
    expect(decodeSample({ bundle_options: [option] }).product.bundleOptions).toEqual(expected)
    expect(decodeSample({ bundle_options: { 3: option } }).product.bundleOptions).toEqual(expected)
  })

  // PROD-21
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
    expect(decodeSample({ custom_options }).product.customOptions).toMatchObject([
      {
        optionId: '2',
        required: false,
        price: null,
        maxCharacters: null,
        values: [{ id: '9', price: 10, priceType: 'percent' }],
      },
      { optionId: '1', required: true, price: 4, priceType: 'fixed', maxCharacters: 20, position: 2, values: [] },
    ])
  })

  // CUT-14
  it('reads which custom options ask for a length, by their position in the merchant’s order', () => {
    const option = (option_id: number, sort_order: number, type = 'field') => ({ option_id, sort_order, type, title: '' })
    const custom_options = [option(3, 9), option(1, 2), option(2, 5, 'drop_down')]
    const { customOptions } = decodeSample({ custom_options, option_lengths: '1: 200-1200 mm; 2: 1-2; 3: 100-300' }).product
    expect(customOptions.map(({ optionId, lengthLimits }) => [optionId, lengthLimits])).toEqual([
      ['1', { least: 200, most: 1200 }],
      ['2', null],
      ['3', { least: 100, most: 300 }],
    ])
  })

  // PROD-15
  it('reads only a link’s own quantity', () => {
    const product_links = [
      { link_type: 'associated', linked_product_sku: 'A', linked_product_type: 'simple', position: 1, qty: '3' },
      { link_type: 'associated', linked_product_sku: 'B', extension_attributes: { qty: 9 } },
      { link_type: 'related' },
    ]
    expect(decodeSample({ product_links }).product.links).toEqual([
      { linkType: 'associated', sku: 'A', type: 'simple', position: 1, qty: 3 },
      { linkType: 'associated', sku: 'B', type: null, position: 0, qty: null },
    ])
  })

  it('reads samples and files, and never the URL of a sold file', () => {
    const extension_attributes = {
      downloadable_product_samples: [{ id: 1, title: 'First page', sample_url: 'https://files.example/1.pdf', sort_order: 1 }],
      downloadable_product_links: [{ id: 2, title: 'Plan', price: '4.5', link_url: 'https://files.example/plan.pdf' }],
    }
    const { product } = decodeSample({ extension_attributes })
    expect(product.samples).toEqual([{ id: '1', title: 'First page', url: 'https://files.example/1.pdf', price: null }])
    expect(product.downloads).toEqual([{ id: '2', title: 'Plan', url: null, price: 4.5 }])
  })
})
