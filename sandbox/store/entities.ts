import type { Entity } from '../catalogue/documents.ts'

export const ENTITIES: readonly Entity[] = [
  'product',
  'category',
  'attribute',
  'taxrule',
  'cms_page',
  'cms_block',
  'cms_hierarchy',
  'review',
]

export const isEntity = (name: string): name is Entity => ENTITIES.some((entity) => entity === name)

/** Where a document keeps its id, by entity, in order of preference. */
const ID_FIELDS: Readonly<Record<Entity, readonly string[]>> = {
  product: ['id'],
  category: ['id'],
  attribute: ['attribute_id', 'id'],
  taxrule: ['id'],
  cms_page: ['id', 'page_id'],
  cms_block: ['id', 'block_id'],
  cms_hierarchy: ['id', 'node_id'],
  review: ['id', 'review_id'],
}

/** The document's own id as text; null when it has none. */
export function documentId(entity: Entity, document: Readonly<Record<string, unknown>>): string | null {
  for (const field of ID_FIELDS[entity]) {
    const id = document[field]
    if (typeof id === 'number' || (typeof id === 'string' && id !== '')) return String(id)
  }
  return null
}
