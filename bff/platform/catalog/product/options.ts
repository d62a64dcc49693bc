import type { BundleOptionSource, ConfigurableOptionSource, CustomOptionSource } from '../../../domain/catalog/catalog.types.ts'
import {
  amountOf,
  codeOf,
  countOf,
  type Document,
  documentsOf,
  flagOf,
  idOf,
  numberOf,
  quantityOf,
  textOf,
} from '../../documents/document.ts'
import { lengthLimitsOf } from './length-limits.ts'

/** @source platform contract §2.15, §6.4 */
export const configurableOptionsOf = (options: unknown): readonly ConfigurableOptionSource[] =>
  documentsOf(options).flatMap((option) => {
    const attributeId = idOf(option.attribute_id) ?? idOf(option.id)
    if (!attributeId) return []
    const values = documentsOf(option.values).flatMap((value) => {
      const valueIndex = idOf(value.value_index)
      return valueIndex ? [{ valueIndex, label: textOf(value.label) ?? textOf(value.default_label) }] : []
    })
    return [
      {
        attributeId,
        attributeCode: codeOf(option.attribute_code),
        label: textOf(option.label),
        position: numberOf(option.position) ?? 0,
        values,
      },
    ]
  })

/** @source platform contract §6.5 */
export const bundleOptionsOf = (options: unknown): readonly BundleOptionSource[] =>
  documentsOf(options).flatMap((option) => {
    const optionId = idOf(option.option_id)
    if (!optionId) return []
    return [
      {
        optionId,
        title: textOf(option.title) ?? '',
        required: flagOf(option.required, false),
        type: textOf(option.type) ?? 'select',
        position: numberOf(option.position) ?? 0,
        links: documentsOf(option.product_links).flatMap(bundleLinkOf),
      },
    ]
  })

function bundleLinkOf(link: Document): BundleOptionSource['links'] {
  const sku = idOf(link.sku)
  if (!sku) return []
  return [
    {
      id: idOf(link.id) ?? sku,
      sku,
      qty: quantityOf(link.qty) ?? 1,
      isDefault: flagOf(link.is_default, false),
      position: numberOf(link.position) ?? 0,
      canChangeQuantity: flagOf(link.can_change_quantity, false),
    },
  ]
}

/**
 * The custom options in the merchant's order.
 * @param lengths attribute that lists the options that ask for a length
 * @source platform contract §6.6
 */
export function customOptionsOf(options: unknown, lengths: unknown): readonly CustomOptionSource[] {
  const limits = lengthLimitsOf(lengths)
  const inOrder = documentsOf(options).toSorted((a, b) => (numberOf(a.sort_order) ?? 0) - (numberOf(b.sort_order) ?? 0))
  return inOrder.flatMap((option, index) => {
    const optionId = idOf(option.option_id)
    if (!optionId) return []
    const type = textOf(option.type) ?? 'field'
    return [
      {
        optionId,
        title: textOf(option.title) ?? '',
        type,
        lengthLimits: type === 'field' ? (limits.get(index + 1) ?? null) : null,
        required: flagOf(option.is_require, false),
        price: amountOf(option.price),
        priceType: priceTypeOf(option),
        maxCharacters: countOf(option.max_characters) || null,
        position: numberOf(option.sort_order) ?? 0,
        values: documentsOf(option.values).flatMap(customValueOf),
      },
    ]
  })
}

function customValueOf(value: Document): CustomOptionSource['values'] {
  const id = idOf(value.option_type_id)
  if (!id) return []
  const price = amountOf(value.price) ?? 0
  return [
    { id, title: textOf(value.title) ?? '', price, priceType: priceTypeOf(value), position: numberOf(value.sort_order) ?? 0 },
  ]
}

const priceTypeOf = ({ price_type }: Document): 'fixed' | 'percent' => (price_type === 'percent' ? 'percent' : 'fixed')
