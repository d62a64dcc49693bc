import { type JsonObject, objectsIn } from '../../../engine/query/json.ts'
import type { Catalog } from '../../../store/catalog.ts'
import { readText } from '../../../store/fields.ts'
import type { Saleable } from '../../../store/saleable.ts'
import type { StoreView } from '../../../store-views.ts'
import { Refusal } from '../../envelope.ts'
import { listVariants } from '../../prices/net-prices.ts'
import type { ChosenOption } from './article.ts'
import type { OptionValue } from './buy-request.ts'

interface Place {
  readonly catalog: Catalog
  readonly view: StoreView
}

/**
 * Finds the variant with the chosen value for every option.
 * @param chosen by attribute id
 * @throws Refusal 400 if an option is missing or no variant for sale matches
 */
export function findChosenVariant(
  parent: JsonObject,
  chosen: readonly OptionValue[],
  place: Place,
): { readonly variant: Saleable; readonly options: readonly ChosenOption[] } {
  const wanted = objectsIn(parent.configurable_options).map((option) => {
    const value = chosen.find((one) => one.option === String(option.attribute_id))?.value
    if (value === undefined) throw notChosen()
    return {
      code: attributeCode(option, place),
      label: readText(option, 'label') ?? '',
      value,
      text: valueLabel(option, value),
    }
  })
  const child = listVariants(parent).find((child) => wanted.every(({ code, value }) => attributeValue(child, code) === value))
  if (!child) throw notChosen()
  return {
    variant: { sku: String(child.sku), document: child, parent },
    options: wanted.map(({ label, text }) => ({ label, value: text })),
  }
}

const notChosen = () => new Refusal(400, 'You need to choose options for your item.')

/** A few options lack the code of their attribute. */
function attributeCode(option: JsonObject, { catalog, view }: Place): string {
  const code = readText(option, 'attribute_code')
  if (code) return code
  const segment = catalog.segment(view.code, 'attribute')
  const field = segment.field('attribute_id')
  const [ordinal] = field ? segment.documents(field, String(option.attribute_id)) : []
  const attribute = ordinal === undefined ? null : catalog.document(segment, ordinal)?.source
  return readText(attribute ?? {}, 'attribute_code') ?? (readText(option, 'label') ?? '').toLowerCase()
}

/** Reads an attribute of a child, from a field or from its list of attributes. */
function attributeValue(child: JsonObject, code: string): string {
  const listed = objectsIn(child.custom_attributes).find((attribute) => attribute.attribute_code === code)
  return String(child[code] ?? listed?.value ?? '')
}

function valueLabel(option: JsonObject, value: string): string {
  const found = objectsIn(option.values).find(({ value_index: index }) => String(index) === value)
  return readText(found ?? {}, 'label') ?? readText(found ?? {}, 'default_label') ?? value
}
