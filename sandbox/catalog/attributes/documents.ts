import type { StoreView } from '../../store-views.ts'
import { ATTRIBUTES, type Attribute } from './attribute.ts'
import { options } from './options.ts'

/** Returns attribute documents. One of the flags is a string: '1'. @source platform contract §2.15 */
export const attributeDocuments = (view: StoreView): Record<string, unknown>[] =>
  ATTRIBUTES.map((attribute) => attributeDocument(attribute, view))

/** Returns the short form on products and in search answers: without the input type, and only with the given options. */
export function attributeMetadata(attribute: Attribute, view: StoreView, ids: ReadonlySet<number>): Record<string, unknown> {
  const { frontend_input: _, ...document } = attributeDocument(attribute, view)
  const kept = optionDocuments(attribute, view).filter(({ value }) => ids.has(Number(value)))
  return { ...document, slug: attribute.code, options: kept }
}

function attributeDocument(attribute: Attribute, view: StoreView): Record<string, unknown> {
  const label = attribute.label[view.language]
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
    is_visible_on_front: attribute.onFront,
    is_comparable: attribute.comparable ? '1' : '0',
    default_value: '',
    options: optionDocuments(attribute, view),
  }
}

/** Options of a select attribute start with a blank choice. */
function optionDocuments(attribute: Attribute, view: StoreView): { value: string; label: string }[] {
  const choices = [...options(attribute).values()].map((option) => ({
    value: String(option.id),
    label: option.label(view.language),
  }))
  return choices.length === 0 ? [] : [{ value: '', label: ' ' }, ...choices]
}
