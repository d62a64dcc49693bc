import type { Entity, SandboxDocument } from '../catalogue/documents.ts'
import type { JsonObject } from '../engine/query/json.ts'

type Check = (document: JsonObject) => string | null

/** A field that must be there, as text or number. */
const named =
  (field: string): Check =>
  (document) => {
    const value = document[field]
    return (typeof value === 'string' && value !== '') || typeof value === 'number' ? null : `has no ${field}`
  }

/** A field that, when there is one, must be a number, also as text. */
const numeric =
  (field: string): Check =>
  (document) => {
    const value = document[field]
    return value === undefined || value === null || value === '' || Number.isFinite(Number(value))
      ? null
      : `has a ${field} that is no number`
  }

const list =
  (field: string): Check =>
  (document) =>
    document[field] === undefined || document[field] === null || Array.isArray(document[field])
      ? null
      : `has a ${field} that is no list`

/** The little without which a document cannot be served. Everything else may be absent. @source platform contract §2.15 */
const CHECKS: Readonly<Record<Entity, readonly Check[]>> = {
  product: [
    named('sku'),
    numeric('status'),
    numeric('visibility'),
    numeric('price'),
    list('configurable_children'),
    list('configurable_options'),
  ],
  category: [named('name'), numeric('level'), numeric('position')],
  attribute: [named('attribute_code'), list('options')],
  taxrule: [list('rates'), list('product_tax_class_ids')],
  cms_page: [named('identifier')],
  cms_block: [named('identifier')],
  cms_hierarchy: [named('identifier')],
  review: [named('product_id'), numeric('review_status')],
}

/** What is wrong with a document; null when it can be served. */
export function problemOf({ entity, document }: SandboxDocument): string | null {
  for (const check of CHECKS[entity]) {
    const problem = check(document)
    if (problem) return problem
  }
  return null
}
