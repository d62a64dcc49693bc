import type { AttributesByCode } from '../facets/facets.types.ts'
import { YES_NO } from '../messages.ts'
import type { AttributeValue, CatalogAttribute } from './catalog.types.ts'

export function attributesByCode(attributes: readonly CatalogAttribute[]): AttributesByCode {
  return new Map(attributes.map((attribute) => [attribute.code, attribute]))
}

/** The attribute's name for shoppers; without metadata its code made readable: 'wood_type' is 'Wood type'. */
export function attributeLabel(code: string, attributes: AttributesByCode): string {
  const label = attributes.get(code)?.label.trim()
  if (label) return label
  const words = code.replaceAll('_', ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The label of an option id; null when the metadata name none. */
export function optionLabel(attribute: CatalogAttribute | undefined, id: string): string | null {
  const option = attribute?.options.find(({ value }) => value === id)
  if (option) return option.label.trim() || null
  return attribute?.input === 'boolean' ? (YES_NO[id] ?? null) : null
}

/**
 * What a product's value says, ready to read, one entry per value. Ids that a choice attribute does not know are left
 * out; the values of other attributes are their own text.
 */
export function valueLabels(attribute: CatalogAttribute | undefined, value: AttributeValue): readonly string[] {
  const isChoice = attribute !== undefined && attribute.options.length > 0
  return idsOf(value, attribute).flatMap((id) => optionLabel(attribute, id) ?? (isChoice ? [] : id.trim() || []))
}

/** Multiselects come as lists or as comma lists. @source platform contract §2.15 */
function idsOf(value: AttributeValue, attribute: CatalogAttribute | undefined): readonly string[] {
  if (typeof value !== 'string') return value
  return attribute?.input === 'multiselect' ? value.split(',').map((id) => id.trim()) : [value]
}
