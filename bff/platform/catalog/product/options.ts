import type { BundleOptionSource, ConfigurableOptionSource, CustomOptionSource } from '../../../domain/catalog/catalog.types.ts'
import {
  type Document,
  decodeAmount,
  decodeCode,
  decodeCount,
  decodeDocuments,
  decodeFlag,
  decodeId,
  decodeLabel,
  decodeNumber,
  decodeQuantity,
  decodeText,
} from '../../documents/document.ts'
import { decodeLengthLimits } from './length-limits.ts'

/** @source platform contract §2.15, §6.4 */
export const decodeConfigurableOptions = (options: unknown): readonly ConfigurableOptionSource[] =>
  decodeDocuments(options).flatMap((option) => {
    const attributeId = decodeId(option.attribute_id) ?? decodeId(option.id)
    if (!attributeId) return []
    const values = decodeDocuments(option.values).flatMap((value) => {
      const valueIndex = decodeId(value.value_index)
      return valueIndex ? [{ valueIndex, label: decodeLabel(value.label) ?? decodeLabel(value.default_label) }] : []
    })
    return [
      {
        attributeId,
        attributeCode: decodeCode(option.attribute_code),
        label: decodeLabel(option.label),
        position: decodeNumber(option.position) ?? 0,
        values,
      },
    ]
  })

/** @source platform contract §6.5 */
export const decodeBundleOptions = (options: unknown): readonly BundleOptionSource[] =>
  decodeDocuments(options).flatMap((option) => {
    const optionId = decodeId(option.option_id)
    if (!optionId) return []
    return [
      {
        optionId,
        title: decodeLabel(option.title) ?? '',
        required: decodeFlag(option.required, false),
        type: decodeText(option.type) ?? 'select',
        position: decodeNumber(option.position) ?? 0,
        links: decodeDocuments(option.product_links).flatMap(decodeBundleLink),
      },
    ]
  })

function decodeBundleLink(link: Document): BundleOptionSource['links'] {
  const sku = decodeId(link.sku)
  if (!sku) return []
  return [
    {
      id: decodeId(link.id) ?? sku,
      sku,
      qty: decodeQuantity(link.qty) ?? 1,
      isDefault: decodeFlag(link.is_default, false),
      position: decodeNumber(link.position) ?? 0,
      canChangeQuantity: decodeFlag(link.can_change_quantity, false),
    },
  ]
}

/**
 * The custom options in the merchant's order.
 * @param lengths attribute that lists the options that ask for a length
 * @source platform contract §6.6
 */
export function decodeCustomOptions(options: unknown, lengths: unknown): readonly CustomOptionSource[] {
  const limits = decodeLengthLimits(lengths)
  const inOrder = decodeDocuments(options).toSorted(
    (a, b) => (decodeNumber(a.sort_order) ?? 0) - (decodeNumber(b.sort_order) ?? 0),
  )
  return inOrder.flatMap((option, index) => {
    const optionId = decodeId(option.option_id)
    if (!optionId) return []
    const type = decodeText(option.type) ?? 'field'
    return [
      {
        optionId,
        title: decodeLabel(option.title) ?? '',
        type,
        lengthLimits: type === 'field' ? (limits.get(index + 1) ?? null) : null,
        required: decodeFlag(option.is_require, false),
        price: decodeAmount(option.price),
        priceType: decodePriceType(option),
        maxCharacters: decodeCount(option.max_characters) || null,
        position: decodeNumber(option.sort_order) ?? 0,
        values: decodeDocuments(option.values).flatMap(decodeCustomValue),
      },
    ]
  })
}

function decodeCustomValue(value: Document): CustomOptionSource['values'] {
  const id = decodeId(value.option_type_id)
  if (!id) return []
  const price = decodeAmount(value.price) ?? 0
  return [
    {
      id,
      title: decodeLabel(value.title) ?? '',
      price,
      priceType: decodePriceType(value),
      position: decodeNumber(value.sort_order) ?? 0,
    },
  ]
}

const decodePriceType = ({ price_type }: Document): 'fixed' | 'percent' => (price_type === 'percent' ? 'percent' : 'fixed')
