import { describe, expect, it } from 'vitest'
import type { Document } from '../../documents/document.ts'
import { decodeSample } from './product.test-kit.ts'

describe('variants of a configurable product', () => {
  const variant = (child: Document, parent: Document = {}, form = { compact: false }) =>
    decodeSample({ type_id: 'configurable', configurable_children: [child], ...parent }, form).product.configurableChildren[0]

  // PROD-13
  it('have their custom attributes as attributes and a numeric status', () => {
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
      'inherit prices that the compact format leaves out',
      { price: 9 },
      { special_price: 5 },
      true,
      { price: 9, specialPrice: 5 },
    ],
    [
      'keep a null price in the compact format',
      { special_price: null },
      { special_price: 5 },
      true,
      { price: 12.5, specialPrice: null },
    ],
    ['have the parent’s prices if they have none', {}, { special_price: 5 }, false, { price: 12.5, specialPrice: 5 }],
  ])('%s', (_, child, parent, compact, expected) => {
    expect(variant({ sku: 'OAK-22', ...child }, parent, { compact })).toMatchObject(expected)
  })

  // PROD-11
  it('have the date range of the special price that applies to them', () => {
    const parent = { special_price: 5, special_from_date: '2024-01-01 00:00:00', special_to_date: null }
    expect(variant({ sku: 'OAK-22' }, parent)).toMatchObject({ specialFrom: '2024-01-01 00:00:00' })
    expect(variant({ sku: 'OAK-22', price: 9, special_price: 8 }, parent)).toMatchObject({ specialFrom: null })
  })

  it.each([
    ['missing', {}, '/o/oak.jpg'],
    ['no_selection', { image: 'no_selection' }, null],
    ['their own', { image: '/o/22.jpg' }, '/o/22.jpg'],
  ])('read a picture that is %s', (_, child, expected) => {
    expect(variant({ sku: 'OAK-22', ...child }, { image: '/o/oak.jpg' })?.image).toBe(expected)
  })

  it('are dropped without a sku, with a warning', () => {
    const { product, warn } = decodeSample({ configurable_children: [{ id: 1 }, { sku: 'OAK-22' }] })
    expect(product.configurableChildren).toHaveLength(1)
    expect(warn).toHaveBeenCalledExactlyOnceWith({ dropped: 1 }, expect.any(String))
  })
})
