import type { AttributeValue } from '../../../domain/catalog/catalog.types.ts'
import { type Document, decodeCode, decodeDocuments, decodeText } from '../../documents/document.ts'

/** Fields that have their own decoder or are internal to the platform. */
const NOT_ATTRIBUTES = new Set([
  ...['_score', 'id', 'sku', 'sgn', 'tsk', 'name', 'type_id', 'status', 'visibility', 'slug', 'url_key', 'url_path'],
  ...['parentSku', 'parentId', 'qty', 'tax_class_id', 'category_ids', 'description', 'short_description'],
  ...['meta_title', 'meta_description', 'image', 'small_image', 'thumbnail', 'special_from_date', 'special_to_date'],
  ...['price', 'final_price', 'special_price', 'original_price', 'original_final_price', 'original_special_price'],
  ...['regular_price', 'minimal_price', 'minimal_regular_price', 'max_price', 'max_regular_price'],
  ...['finalPrice', 'specialPrice', 'originalPrice'],
  ...['has_options', 'required_options', 'created_at', 'updated_at', 'custom_attributes'],
])

const COMPUTED = /(_tax|_incl_tax|[a-z]Tax|InclTax)$/
const IDS = /^\d+(,\d+)+$/

/**
 * All other values of a document by attribute code, including custom attributes. Option ids are strings, a multiselect's comma list
 * becomes several, and yes and no are '1' and '0'.
 * @source platform contract §2.15
 */
export function decodeAttributeValues(document: Document): Readonly<Record<string, AttributeValue>> {
  const values: Record<string, AttributeValue> = {}
  for (const [code, raw] of Object.entries(flattenAttributes(document))) {
    const value = NOT_ATTRIBUTES.has(code) || COMPUTED.test(code) || decodeCode(code) === null ? null : decodeAttributeValue(raw)
    if (value !== null) values[code] = value
  }
  return values
}

/** Custom attributes as fields; the document's own fields take precedence. @source platform contract §6.2 */
export function flattenAttributes(document: Document): Document {
  const custom = decodeDocuments(document.custom_attributes).flatMap(({ attribute_code, value }) => {
    const code = decodeCode(attribute_code)
    return code ? [[code, value] as const] : []
  })
  return custom.length > 0 ? { ...Object.fromEntries(custom), ...document } : document
}

function decodeAttributeValue(raw: unknown): AttributeValue | null {
  if (typeof raw === 'boolean') return raw ? '1' : '0'
  if (Array.isArray(raw)) {
    const several = raw.map(decodeText).filter((text) => text !== null)
    return several.length > 0 ? several : null
  }
  const text = decodeText(raw)
  return text !== null && IDS.test(text) ? text.split(',') : text
}
