import type { View } from '../wording/view.ts'
import type { Attribute } from './attribute.ts'
import { ATTRIBUTES } from './definitions.ts'
import { options } from './options.ts'

/** Attribute documents. Flags are spelled both ways the indexer knows: true, and '1'. @source platform contract §2.15 */
export const attributeDocuments = (view: View): Record<string, unknown>[] =>
  ATTRIBUTES.map((attribute) => attributeDocument(attribute, view))

/** The short form that travels on products and with search answers: no input, only the options asked for. */
export function attributeMetadata(attribute: Attribute, view: View, ids: ReadonlySet<number>): Record<string, unknown> {
  const { frontend_input: _, ...document } = attributeDocument(attribute, view)
  const kept = optionDocuments(attribute, view).filter(({ value }) => ids.has(Number(value)))
  return { ...document, slug: attribute.code, options: kept }
}

function attributeDocument(attribute: Attribute, view: View): Record<string, unknown> {
  const label = attribute.label[view.language]
  const asText = attribute.id % 3 === 0
  return {
    id: attribute.id,
    attribute_id: attribute.id,
    attribute_code: attribute.code,
    entity_type_id: 4,
    frontend_input: attribute.input,
    frontend_label: label,
    default_frontend_label: attribute.label.en,
    is_user_defined: attribute.userDefined,
    is_visible: attribute.code !== 'documents',
    is_visible_on_front: asText ? digit(attribute.onFront) : attribute.onFront,
    is_comparable: asText ? attribute.comparable : digit(attribute.comparable),
    default_value: '',
    options: optionDocuments(attribute, view),
  }
}

const digit = (flag: boolean) => (flag ? '1' : '0')

/** Select attributes start with a blank choice. */
function optionDocuments(attribute: Attribute, view: View): { value: string; label: string }[] {
  const choices = [...options(attribute).values()].map((option) => ({
    value: String(option.id),
    label: option.label(view.language),
  }))
  return choices.length === 0 ? [] : [{ value: '', label: ' ' }, ...choices]
}
