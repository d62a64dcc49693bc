/** Id fields by entity, in order of preference. */
const ID_FIELDS = {
  product: ['id'],
  category: ['id'],
  attribute: ['attribute_id', 'id'],
  taxrule: ['id'],
  cms_page: ['id', 'page_id'],
  cms_block: ['id', 'block_id'],
  cms_hierarchy: ['id', 'node_id'],
  review: ['id', 'review_id'],
} as const

/** The searchable entities, each with its own index. @source platform contract §2.1 */
export type Entity = keyof typeof ID_FIELDS

export const isEntity = (name: string): name is Entity => Object.hasOwn(ID_FIELDS, name)

export const ENTITIES: readonly Entity[] = Object.keys(ID_FIELDS).filter(isEntity)

/** Returns the document's own id as a string; null if it has none. */
export function documentId(entity: Entity, document: Readonly<Record<string, unknown>>): string | null {
  for (const field of ID_FIELDS[entity]) {
    const id = document[field]
    if (typeof id === 'number' || (typeof id === 'string' && id !== '')) return String(id)
  }
  return null
}
