import { type JsonObject, objectsIn } from '../engine/query/json.ts'
import type { StoreViewCode } from '../store-views.ts'
import type { Catalog } from './catalog.ts'

/** An item with its own sku: a product or a variant. */
export interface Saleable {
  readonly sku: string
  readonly document: JsonObject
  readonly parent: JsonObject | null
}

/** Finds a product by sku, or else the variant of a configurable product; null if there is neither. */
export function findSaleable(catalog: Catalog, view: StoreViewCode, sku: string): Saleable | null {
  const segment = catalog.segment(view, 'product')
  const first = (name: string) => {
    const field = segment.field(name)
    const [ordinal] = field ? segment.documents(field, sku) : []
    return ordinal === undefined ? null : (catalog.document(segment, ordinal)?.source ?? null)
  }
  const document = first('sku')
  if (document) return { sku, document, parent: null }
  const parent = first('configurable_children.sku')
  const child = objectsIn(parent?.configurable_children).find((child) => child.sku === sku)
  return parent && child ? { sku, document: child, parent } : null
}
