import { messages as en } from '../messages/generated/en.ts'
import type { ServerMessages } from '../messages/generated/languages.ts'
import type { AttributesByCode, AttributeValue, CatalogAttribute } from './catalog.types.ts'

type YesNo = ServerMessages['attribute']

/** @param yesNo labels of boolean values, in the language of the store view */
export function attributesByCode(attributes: readonly CatalogAttribute[], yesNo: YesNo = en.attribute): AttributesByCode {
  return new Map(
    attributes.map((attribute) => [attribute.code, attribute.input === 'boolean' ? { ...attribute, yesNo } : attribute]),
  )
}

/** The attribute's display name. Without a label, derived from the code: 'wood_type' becomes 'Wood type'. */
export function attributeLabel(code: string, attributes: AttributesByCode): string {
  const label = attributes.get(code)?.label.trim()
  if (label) return label
  const words = code.replaceAll('_', ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The label of an option id; null if the metadata has none. */
export function optionLabel(attribute: CatalogAttribute | undefined, id: string): string | null {
  const option = attribute?.options.find(({ value }) => value === id)
  if (option) return option.label.trim() || null
  return attribute?.input === 'boolean' ? yesOrNo(id, attribute.yesNo ?? en.attribute) : null
}

function yesOrNo(id: string, { yes, no }: YesNo): string | null {
  if (id === '1' || id === 'true') return yes
  return id === '0' || id === 'false' ? no : null
}

/**
 * The display text of a product's value, one entry per value. Omits ids that a choice attribute does not know. Values of other
 * attributes are returned as text.
 */
export const valueLabels = (attribute: CatalogAttribute | undefined, value: AttributeValue): readonly string[] =>
  labelledValues(attribute, value).map(({ label }) => label)

/** A display text with its option id; null for a text or a number. */
export interface LabelledValue {
  readonly id: string | null
  readonly label: string
}

/** Like `valueLabels`, with the option ids. */
export function labelledValues(attribute: CatalogAttribute | undefined, value: AttributeValue): readonly LabelledValue[] {
  const isChoice = attribute !== undefined && attribute.options.length > 0
  return toIds(value, attribute).flatMap((id): LabelledValue | [] => {
    const option = optionLabel(attribute, id)
    if (option !== null) return { id, label: option }
    const label = isChoice ? '' : id.trim()
    return label === '' ? [] : { id: null, label }
  })
}

/** Multiselects come as arrays or as comma-separated lists. @source platform contract §2.15 */
function toIds(value: AttributeValue, attribute: CatalogAttribute | undefined): readonly string[] {
  if (typeof value !== 'string') return value
  return attribute?.input === 'multiselect' ? value.split(',').map((id) => id.trim()) : [value]
}
