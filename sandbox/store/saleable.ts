import { isObject, type JsonObject, listOf } from '../engine/query/json.ts'
import type { StoreViewCode } from '../store-views.ts'
import type { Catalogue } from './catalogue.ts'

/** Something with a sku of its own: a product, or a variant inside one. */
export interface Saleable {
  readonly sku: string
  readonly document: JsonObject
  /** The configurable product a variant is part of. */
  readonly parent: JsonObject | null
}

/** What a sku names: the product itself, else the variant of a configurable one; null when there is neither. */
export function saleableOf(catalogue: Catalogue, view: StoreViewCode, sku: string): Saleable | null {
  const segment = catalogue.segment(view, 'product')
  const first = (name: string) => {
    const field = segment.field(name)
    const [ordinal] = field ? segment.documents(field, sku) : []
    return ordinal === undefined ? null : (catalogue.document(segment, ordinal)?.source ?? null)
  }
  const document = first('sku')
  if (document) return { sku, document, parent: null }
  const parent = first('configurable_children.sku')
  const child = listOf(parent?.configurable_children)
    .filter(isObject)
    .find((child) => child.sku === sku)
  return parent && child ? { sku, document: child, parent } : null
}
